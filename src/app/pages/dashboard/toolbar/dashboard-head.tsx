import { Calendar, RefreshCw } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useState } from 'react';
import { Button, Select, Skeleton, useAge } from 'waymark';
import { useUser } from '../../../auth/service';
import { isReadable } from '../../../data/json-api/connection';
import type { DataResponse, ResponseStatus } from '../../../data/hooks';
import { useData } from '../../../data/use-data';
import { lazyWithPreload, usePreloadWhenIdle } from '../../../lib/lazy-with-preload';
import { PartBoundary } from '../../../shell/part-boundary';
import { type CustomRange, daysBetween, rangeAt, type RangeId, rangeIds, ranges } from '../../../lib/ranges';
import type { DashboardState } from '../state/dashboard-search';
import { MoreMenu, type MoreMenuProps } from './more-menu';
import { useRefreshPress } from './refresh';

// Its calendar is needed for a range of the user's own only.
const CustomRangeField = lazyWithPreload(async () => (await import('./custom-range-field')).CustomRangeField);

interface DashboardHeadProps extends MoreMenuProps {
  onSource: (id: string) => void;
  /** The period of the figures, and the one that their changes compare with; empty without a time. */
  periods: string;
  response: DataResponse<unknown, unknown>;
  refresh: () => Promise<void>;
  refreshRef: RefObject<HTMLButtonElement | null>;
}

/** The title of the page, and in the same row the controls that apply to all cards. */
export function DashboardHead(props: DashboardHeadProps) {
  const { state, change, connection, onSource, periods, response, refresh, refreshRef, ...downloads } = props;
  const { connections } = useData();
  usePreloadWhenIdle(CustomRangeField);
  const firstName = useUser()?.displayName?.trim().split(/\s+/u)[0];
  // Dates that are no range yet stay in the field.
  const [typed, setTyped] = useState<CustomRange | null>(null);
  const range = {
    range: state.range,
    // The bucket of one range may not exist in another one.
    onRangeChange: (next: DashboardState['range']) =>
      change({ range: next, at: null, grid: { ...state.grid, page: 1 } }),
  };
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-60">
        <h1 className="text-h2">
          <bdi>
            Welcome back
            {firstName && (
              <>
                , <bdi>{firstName}</bdi>
              </>
            )}
          </bdi>
        </h1>
        <p className="text-muted">
          <bdi>{periods}</bdi>
        </p>
      </div>
      {/* On a phone the source has a row of its own: its name needs more than half of one. */}
      <div className="flex w-full min-w-0 flex-wrap items-center gap-2 sm:w-auto print:hidden">
        <Select
          aria-label="Source"
          variant="plain"
          size="sm"
          start={<SourceDot status={response.status} />}
          className="grow basis-full sm:w-46 sm:basis-auto"
          options={connections.filter(isReadable).map(({ id, name }) => ({ value: id, label: name }))}
          value={connection.id}
          onValueChange={onSource}
        />
        {connection.roles.time !== null && (
          <RangeSelect icon={<Calendar className="max-sm:hidden" />} {...range} onSelect={() => setTyped(null)} />
        )}
        <RefreshButton {...{ response, refresh, refreshRef }} />
        <MoreMenu {...{ connection, state, change }} {...downloads} />
      </div>
      {connection.roles.time !== null && typeof state.range !== 'string' && (
        <div className="flex basis-full justify-end print:hidden">
          <PartBoundary name="The field for the days" onRetry={CustomRangeField.preload}>
            <Suspense fallback={<Skeleton shape="block" className="h-11 w-60" />}>
              <CustomRangeField {...range} range={state.range} {...{ typed, setTyped }} />
            </Suspense>
          </PartBoundary>
        </div>
      )}
    </header>
  );
}

/** Whether the source responds. An alert says what is wrong. */
function SourceDot({ status }: { status: ResponseStatus }) {
  const color = status === 'failed' || status === 'stale' ? 'bg-error' : 'bg-level-high';
  return <span className={`size-2 rounded-full forced-colors:bg-[CanvasText] ${color}`} />;
}

type RefreshButtonProps = Pick<DashboardHeadProps, 'response' | 'refresh' | 'refreshRef'>;

/** Requests all data again. Its text is the age of the data, which is not announced: it changes all the time. */
function RefreshButton({ response, refresh, refreshRef }: RefreshButtonProps) {
  const { press, isRunning, message } = useRefreshPress(refresh, response);
  // In the language of the page.
  const age = useAge(response.fetchedAt ?? undefined, 'en', 10, 'short');
  return (
    <>
      <Button
        ref={refreshRef}
        variant="plain"
        size="sm"
        start={<RefreshCw />}
        loading={isRunning}
        labels={{ buttonLoading: 'Refreshing' }}
        onClick={press}
        // As wide as the longest age, "59 min. ago", so that nothing moves when the time passes.
        className="min-w-9 pointer-coarse:min-w-touch sm:min-w-30"
      >
        <span className="sr-only">Refresh, updated </span>
        <span className="first-letter:uppercase max-sm:sr-only sm:inline-block">{age ?? 'just now'}</span>
      </Button>
      <span role="status" className="sr-only">
        {message}
      </span>
    </>
  );
}

const options: readonly { value: RangeId | 'custom'; label: string }[] = [
  ...rangeIds.map((id) => ({ value: id, label: ranges[id].label })),
  { value: 'custom', label: 'Custom range' },
];

/** The days of a range with a name, as the beginning of a range of the user's own. */
function daysOfNamed(range: RangeId): CustomRange {
  const { from, to } = rangeAt(range, new Date());
  return daysBetween(from, to - 1);
}

interface RangeSelectProps {
  icon: ReactNode;
  range: RangeId | CustomRange;
  onRangeChange: (range: RangeId | CustomRange) => void;
  /** Called before `onRangeChange`, with any option. */
  onSelect: () => void;
}

/** The range of the dashboard: one of those with a name, or days of the user's own. */
function RangeSelect({ icon, range, onRangeChange, onSelect }: RangeSelectProps) {
  const isCustom = typeof range !== 'string';
  return (
    <Select
      aria-label="Range"
      variant="plain"
      size="sm"
      start={icon}
      classNames={{ control: 'max-sm:ps-3' }}
      className="grow basis-0 sm:w-42 sm:basis-auto"
      options={options}
      value={isCustom ? 'custom' : range}
      onValueChange={(value) => {
        onSelect();
        if (value !== 'custom') onRangeChange(value);
        else if (!isCustom) onRangeChange(daysOfNamed(range));
      }}
    />
  );
}
