import { Calendar, Check, ChevronDown, Plug, RefreshCw } from 'lucide-react';
import { type RefObject, Suspense, useState } from 'react';
import {
  Button,
  Menu,
  MenuContent,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Skeleton,
  useAge,
} from 'waymark';
import { paths } from '../../../config/paths';
import { type Connection, isReadable, type Words } from '../../../data/json-api/connection';
import type { DataResponse, ResponseStatus } from '../../../data/hooks';
import { useData } from '../../../data/use-data';
import { formatClock } from '../../../lib/formats';
import { lazyWithPreload, usePreloadWhenIdle } from '../../../lib/lazy-with-preload';
import { type DashboardRange, ranges } from '../../../lib/ranges';
import { RouterLink } from '../../../lib/router-link';
import { PartBoundary } from '../../../shell/part-boundary';
import { formatPeriod } from '../../../data/value-formats';
import type { Comparison } from '../state/use-dashboard-data';
import { MoreMenu, type MoreMenuProps } from './more-menu';
import { useRefreshPress } from './refresh';

// Its calendar is needed when the popover opens.
const RangePanel = lazyWithPreload(async () => (await import('./range-panel')).RangePanel);

/** A hovered button stays paper: the ground of another hover is nearly that of the canvas. */
const onPaper = 'hover:border-border hover:bg-paper!';

interface DashboardHeadProps extends MoreMenuProps {
  onSource: (id: string) => void;
  /** Null without a time. */
  range: DashboardRange | null;
  comparison: Comparison['status'];
  response: DataResponse<unknown, unknown>;
  refresh: () => Promise<void>;
  refreshRef: RefObject<HTMLButtonElement | null>;
}

/** The title of the page, and in the same row the controls that apply to all cards. */
export function DashboardHead(props: DashboardHeadProps) {
  const { onSource, range, comparison, response, refresh, refreshRef, ...more } = props;
  const { state, change, connection } = more;
  return (
    <header className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-3">
      <h1 className="min-w-0 grow text-h3 max-sm:sr-only">Dashboard</h1>
      <div className="flex min-w-0 flex-wrap items-center gap-1 max-sm:grow print:hidden">
        <SourceMenu {...{ connection, onSource }} status={response.status} />
        {range && <RangeButton {...{ state, change, range }} />}
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
            <bdi className="font-normal">{comparisonText(range, comparison, connection.words)}</bdi>
          </Button>
        )}
        <RefreshButton {...{ response, refresh, refreshRef }} />
        <MoreMenu {...more} />
      </div>
      {/* The paper names what the controls show. */}
      <p className="hidden text-muted print:block">
        {connection.name}
        {range && `, ${formatPeriod(range.elapsed, range.bucket)}`}
      </p>
    </header>
  );
}

/** The period that the figures are compared with, or why there is none. */
function comparisonText({ previous, bucket }: DashboardRange, status: Comparison['status'], { plural }: Words): string {
  if (status === 'partial') return 'No earlier data';
  if (status === 'empty') return `No ${plural} to compare`;
  if (status === 'failed') return 'Comparison not available';
  // While the comparison loads, the text is that of its result, so that nothing moves when it arrives.
  return `vs ${formatPeriod(previous, bucket, 'short')}`;
}

interface SourceMenuProps extends Pick<DashboardHeadProps, 'connection' | 'onSource'> {
  status: ResponseStatus;
}

function SourceMenu({ connection, onSource, status }: SourceMenuProps) {
  const { connections } = useData();
  // An alert says what is wrong.
  const color = status === 'failed' || status === 'stale' ? 'bg-error' : 'bg-level-high';
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
        <MenuRadioGroup aria-label="Source" value={connection.id} onValueChange={onSource}>
          {connections.filter(isReadable).map(({ id, name }: Connection) => (
            <MenuRadioItem key={id} value={id}>
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
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

interface RangeButtonProps extends Pick<DashboardHeadProps, 'state' | 'change'> {
  range: DashboardRange;
}

/** The range of the dashboard: the button has its dates, and its popover the ranges with a name and a calendar. */
function RangeButton({ state, change, range }: RangeButtonProps) {
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
        <PartBoundary name="The calendar" onRetry={RangePanel.preload}>
          <Suspense fallback={<Skeleton shape="block" className="h-72 w-80" />}>
            <RangePanel
              range={state.range}
              onRangeChange={(next) => {
                setOpen(false);
                // The bucket of one range may not exist in another one.
                change({ range: next, at: null, grid: { ...state.grid, page: 1 } });
              }}
            />
          </Suspense>
        </PartBoundary>
      </PopoverContent>
    </Popover>
  );
}

type RefreshButtonProps = Pick<DashboardHeadProps, 'response' | 'refresh' | 'refreshRef'>;

/** Requests all data again. Its text is the age of the data, which is not announced: it changes all the time. */
function RefreshButton({ response, refresh, refreshRef }: RefreshButtonProps) {
  const { press, isRunning, message } = useRefreshPress(refresh, response);
  const { fetchedAt, status } = response;
  // In the language of the page.
  const age = useAge(fetchedAt ?? undefined, 'en', 10, 'narrow');
  const isStale = status === 'stale' && fetchedAt !== null;
  return (
    <>
      <Button
        ref={refreshRef}
        variant="ghost"
        tone="neutral"
        size="sm"
        start={<RefreshCw />}
        loading={isRunning}
        labels={{ buttonLoading: 'Refreshing' }}
        onClick={press}
        // As wide as the longest age, so that nothing moves when the time passes.
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
