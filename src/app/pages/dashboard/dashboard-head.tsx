import { Download, RefreshCw } from 'lucide-react';
import type { RefObject } from 'react';
import { Button, Link, Select, Switch } from 'waymark';
import { useUser } from '../../auth/auth-context';
import { paths } from '../../config/paths';
import { measures } from '../../data/rows/query';
import { useData } from '../../data/use-data';
import { type Connection, isReadable } from '../../data/connections/connection';
import type { DataResponse } from '../../data/readings/use-rows';
import { type DashboardState, type RefreshInterval, refreshIntervals } from './dashboard-search';
import { RangeFields } from './range-fields';
import { measureName } from './formats';
import { UpdatedText } from './updated-text';
import type { ChangeDashboard } from './use-dashboard-state';
import { useRefreshPress } from './use-refresh-press';
import { ViewsMenu } from './views-menu';

const intervalLabels: Record<RefreshInterval, string> = {
  off: 'Off',
  '30s': 'Every 30 seconds',
  '1min': 'Every minute',
  '5min': 'Every 5 minutes',
};
const intervalOptions = Object.entries(intervalLabels).map(([value, label]) => ({ value, label }));
const isInterval = (value: string): value is RefreshInterval => Object.hasOwn(refreshIntervals, value);

export interface DashboardHeadProps {
  state: DashboardState;
  change: ChangeDashboard;
  connection: Connection;
  /** Switches to another connection. */
  onSource: (id: string) => void;
  /** The periods that the figures compare; empty without a time. */
  periods: string;
  response: DataResponse<unknown, unknown>;
  refresh: () => Promise<void>;
  /** The button “Refresh”. */
  refreshRef: RefObject<HTMLButtonElement | null>;
  download: () => void;
  isDownloading: boolean;
}

/** The title of the page, the source of its data, and the controls that apply to all cards. */
export function DashboardHead(props: DashboardHeadProps) {
  const { state, change, connection, onSource, periods, response, refresh, refreshRef, download, isDownloading } =
    props;
  const { press, isRunning, message } = useRefreshPress(refresh, response);
  const { connections } = useData();
  const firstName = useUser()?.displayName?.trim().split(/\s+/u)[0];
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
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
        <div className="grid w-full min-w-0 grid-cols-[1fr_auto] items-end gap-x-3 gap-y-1 sm:flex sm:w-auto sm:flex-wrap">
          <Link href={paths.apiSetup} className="col-span-2 flex min-h-target items-center print:hidden">
            Connect an API
          </Link>
          <Select
            label="Source"
            size="sm"
            rootProps={{ className: 'sm:w-48' }}
            options={connections.filter(isReadable).map(({ id, name }) => ({ value: id, label: name }))}
            value={connection.id}
            onValueChange={onSource}
          />
          <div className="print:hidden">
            <ViewsMenu {...{ connection, state, change }} />
          </div>
        </div>
      </div>
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap print:hidden">
        {connection.roles.time !== null && (
          <RangeFields
            range={state.range}
            // The bucket of one range may not exist in another one.
            onRangeChange={(range) => change({ range, at: null, grid: { ...state.grid, page: 1 } })}
          />
        )}
        {connection.roles.value !== null && (
          <Select
            label="Measure"
            size="sm"
            rootProps={{ className: 'sm:w-40' }}
            options={measures.map((measure) => ({ value: measure, label: measureName(measure, connection.words) }))}
            value={state.measure}
            onValueChange={(value) => {
              const measure = measures.find((one) => one === value);
              if (measure) change({ measure });
            }}
          />
        )}
        <Select
          label="Refresh"
          size="sm"
          // A typeface that loads does not move the controls after it.
          rootProps={{ className: 'sm:w-40' }}
          options={intervalOptions}
          value={state.every}
          onValueChange={(every) => isInterval(every) && change({ every })}
        />
        {connection.roles.time !== null && (
          <Switch
            label="Compare with previous period"
            checked={state.compare}
            onCheckedChange={(compare) => change({ compare })}
            // In the middle of the height of the selects.
            rootProps={{ className: 'col-span-2 pb-1 pointer-coarse:pb-0' }}
          />
        )}
        {/* The basis decides where the line breaks, so that neither a typeface that loads nor a longer time moves the page. */}
        <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 sm:grow sm:basis-100 sm:justify-end">
          <UpdatedText fetchedAt={response.fetchedAt} />
          <span role="status" className="sr-only">
            {message}
          </span>
          <Button
            ref={refreshRef}
            variant="outline"
            size="sm"
            startIcon={<RefreshCw />}
            busy={isRunning}
            busyLabel="Refreshing"
            onClick={press}
          >
            Refresh
          </Button>
          <Button
            variant="outline"
            size="sm"
            startIcon={<Download />}
            busy={isDownloading}
            busyLabel="Preparing the file"
            onClick={download}
          >
            Download CSV
          </Button>
        </div>
      </div>
    </header>
  );
}
