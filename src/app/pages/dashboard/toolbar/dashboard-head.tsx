import { Calendar, Check, ChevronDown, Plug, RefreshCw } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import {
  Button,
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Skeleton,
  useAge,
} from 'waymark';
import { paths } from '../../../config/paths';
import type { Words } from '../../../../rows/texts';
import { isReadable } from '../../../data/json-api/connection';
import { connectionOf, useData } from '../../../data/store';
import { formatClock } from '../../../lib/formats';
import { usePreloadWhenIdle } from '../../../lib/lazy-with-preload';
import { type DashboardRange, ranges } from '../../../../rows/ranges';
import { MenuChoices } from '../../../lib/menu-choices';
import { RouterLink } from '../../../lib/router-link';
import { lazyPart } from '../../../shell/part-boundary';
import { formatPeriod } from '../../../data/value-formats';
import { sourceChanges } from '../state/dashboard-search';
import { type Comparison, useDashboard } from '../state/use-dashboard-data';
import { MoreMenu } from './more-menu';

// The calendar loads separately, because only the popover needs it.
const RangePanel = lazyPart(
  'The calendar',
  async () => (await import('./range-panel')).RangePanel,
  <Skeleton shape="block" className="h-72 w-80" />,
);

/** Keeps the paper background on hover, because the default hover color is close to the canvas. */
const onPaper = 'hover:border-border hover:bg-paper!';

type RefreshRef = RefObject<HTMLButtonElement | null>;

export function DashboardHead({ refreshRef }: { refreshRef: RefreshRef }) {
  const { state, change, connection, range, comparison } = useDashboard();
  return (
    <header className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-3">
      <h1 className="min-w-0 grow text-h3 max-sm:sr-only">Dashboard</h1>
      <div className="flex min-w-0 flex-wrap items-center gap-1 max-sm:grow print:hidden">
        <SourceMenu />
        {range && <RangeButton range={range} />}
        {range && (
          <Button
            variant="ghost"
            tone="neutral"
            size="sm"
            aria-pressed={state.compare}
            start={<Check className={state.compare ? '' : 'invisible'} />}
            className="max-lg:hidden"
            onClick={() => change({ compare: !state.compare })}
          >
            <span className="sr-only">Compare </span>
            <bdi className="font-normal">{comparisonText(range, comparison.status, connection.words)}</bdi>
          </Button>
        )}
        <RefreshButton refreshRef={refreshRef} />
        <MoreMenu />
      </div>
      {/* The values of the controls, for print. */}
      <p className="hidden text-muted print:block">
        {connection.name}
        {range && `, ${formatPeriod(range.elapsed, range.bucket)}`}
      </p>
    </header>
  );
}

/** Returns the comparison period, or the reason why there is none. */
function comparisonText({ previous, bucket }: DashboardRange, status: Comparison['status'], { plural }: Words): string {
  if (status === 'partial') return 'No earlier data';
  if (status === 'empty') return `No ${plural} to compare`;
  if (status === 'failed') return 'Comparison not available';
  // Show the same text while the comparison loads, so that nothing moves when it arrives.
  return `vs ${formatPeriod(previous, bucket, 'short')}`;
}

function SourceMenu() {
  const { connection, state, change, figures } = useDashboard();
  const { active, connections } = useData();
  // An address that has no source shows the active connection.
  const select = (id: string): void => {
    const source = id === active.id ? null : id;
    change(sourceChanges(state, source, { from: connection, to: connectionOf({ active, connections }, source) }));
  };
  // An alert already describes the problem.
  const color = figures.error === null ? 'bg-level-high' : 'bg-error';
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          variant="plain"
          size="sm"
          start={<span className={`size-2 rounded-full forced-colors:bg-[CanvasText] ${color}`} />}
          end={<ChevronDown />}
          className={`max-w-60 ${onPaper}`}
        >
          <span className="sr-only">Source: </span>
          <bdi className="truncate">{connection.name}</bdi>
        </Button>
      </MenuTrigger>
      <MenuContent className="max-w-80">
        <MenuChoices
          name="Source"
          options={connections.filter(isReadable).map(({ id, name }) => ({ value: id, label: name }))}
          value={connection.id}
          onChoose={select}
        />
        <MenuSeparator />
        <MenuItem asChild>
          <RouterLink href={paths.apiSetup}>
            <Plug />
            Connect an API
          </RouterLink>
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

function RangeButton({ range }: { range: DashboardRange }) {
  const { state, change } = useDashboard();
  usePreloadWhenIdle(RangePanel);
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button
          variant="plain"
          size="sm"
          start={<Calendar className="max-sm:hidden" />}
          end={<ChevronDown />}
          className={onPaper}
        >
          <span className="sr-only">Range: </span>
          <bdi>{state.range === '24h' ? ranges['24h'].label : formatPeriod(range.elapsed, range.bucket, 'short')}</bdi>
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" aria-label="Range" className="p-3">
        <RangePanel
          range={state.range}
          onRangeChange={(next) => {
            setOpen(false);
            // The selected bucket may not exist in another range.
            change({ range: next, at: null, grid: { ...state.grid, page: 1 } });
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

/** Requests all data again. The text is the age of the data, which is not announced because it changes constantly. */
function RefreshButton({ refreshRef }: { refreshRef: RefreshRef }) {
  const { refresh, figures } = useDashboard();
  const { fetchedAt, status, isBusy, error } = figures;
  const [phase, setPhase] = useState<'idle' | 'running' | 'done'>('idle');
  /** The outcome of the last refresh by this button, for a live region. Automatic refreshes are not announced. */
  const [message, setMessage] = useState('');
  if (phase === 'done' && !isBusy) {
    setPhase('idle');
    setMessage(error ? `Not updated. ${error.message}` : 'Updated');
  }
  // This is in the language of the page.
  const age = useAge(fetchedAt ?? undefined, { locale: 'en', stepSeconds: 10, style: 'narrow' });
  const isStale = status === 'stale' && fetchedAt !== null;
  return (
    <>
      <Button
        ref={refreshRef}
        variant="ghost"
        tone="neutral"
        size="sm"
        start={<RefreshCw />}
        loading={phase === 'running'}
        labels={{ buttonLoading: 'Refreshing' }}
        onClick={() => {
          setPhase('running');
          setMessage('');
          void refresh().finally(() => setPhase('done'));
        }}
        // As wide as the longest age, so that nothing moves.
        className={`min-w-9 max-sm:ms-auto pointer-coarse:min-w-touch sm:min-w-28 ${isStale ? 'text-on-warning-soft!' : ''}`}
      >
        <span className="sr-only">Refresh, updated </span>
        <span className="font-normal first-letter:uppercase max-sm:sr-only sm:inline-block">
          {isStale ? formatClock(fetchedAt) : (age ?? 'just now')}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {message}
      </span>
    </>
  );
}

/**
 * Refreshes at an interval while the page is visible and online. After a longer break, refreshes as soon as it is
 * visible and online again. An interval of 0 disables this.
 */
export function useAutoRefresh(intervalMs: number, refresh: () => void): void {
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => {
    if (intervalMs === 0) return undefined;
    let last = Date.now();
    const refreshIfDue = (): void => {
      if (document.hidden || !navigator.onLine || Date.now() - last < intervalMs) return;
      last = Date.now();
      refreshNow();
    };
    // Timers may fire slightly early.
    const timer = setInterval(refreshIfDue, intervalMs + 5);
    const end = new AbortController();
    document.addEventListener('visibilitychange', refreshIfDue, end);
    window.addEventListener('online', refreshIfDue, end);
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [intervalMs]);
}
