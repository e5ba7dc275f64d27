import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert, Button, Card, Link } from 'waymark';
import { ownConnection } from '../../src/app/data/json-api/connection';
import type { Amounts, DataRow, Summary } from '../../src/rows/query';
import type { DataResponse } from '../../src/app/data/hooks';
import { RequestError } from '../../src/app/data/request';
import { BreakdownCard } from '../../src/app/pages/dashboard/cards/breakdown-card';
import { ChartCard } from '../../src/app/pages/dashboard/cards/chart-card';
import { type Dashboard, DashboardContext } from '../../src/app/pages/dashboard/state/use-dashboard-data';
import { rowsQuery } from '../../src/app/pages/dashboard/state/queries';
import { type DashboardState, defaultGrid, defaultState } from '../../src/app/pages/dashboard/state/dashboard-search';
import { FigureCards } from '../../src/app/shell/figure-cards';
import { figuresOf } from '../../src/app/data/figures';
import { ProblemAlert } from '../../src/app/pages/dashboard/cards/notices';
import { rangeAt } from '../../src/rows/ranges';
import { RowsCard } from '../../src/app/pages/dashboard/cards/rows-card';

const now = new Date(2026, 10, 12, 9, 30);
const range = rangeAt('month', now);
const connection = { ...ownConnection, name: 'This site' };
const state: DashboardState = { ...defaultState, grid: { ...defaultGrid, pageSize: 10 } };
const firstPage = rowsQuery(range, state);

const levels = ['high', 'medium', 'low'] as const;
const labels = ['Warehouse North', 'Online Store', 'Partner Feed'];

const amounts = (count: number): Amounts => ({
  count,
  valued: count,
  sum: count * 0.75,
  lowest: count === 0 ? null : 0.2,
  highest: count === 0 ? null : 0.98,
});

/** Twelve days of readings, or the same days without readings. */
function summaryOf(days: number): Summary {
  const counts = Array.from({ length: 12 }, (_, index) =>
    index < days ? [40 + ((index * 7) % 20), 30 + ((index * 5) % 15), 4 + (index % 9)] : [0, 0, 0],
  );
  const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
  const total = add(counts.flat());
  return {
    ...amounts(total),
    groups: levels.map((key, index) => ({ key, ...amounts(add(counts.map((day) => day[index] ?? 0))) })),
    groupCount: levels.length,
    labels: labels.map((key, index) => ({ key, ...amounts(Math.round(total / (index + 2))) })),
    labelCount: labels.length,
    buckets: counts.map((day, index) => ({
      start: +new Date(2026, 10, index + 1),
      end: +new Date(2026, 10, index + 2),
      ...amounts(add(day)),
      groups: day.map(amounts),
    })),
  };
}

const rows = Array.from({ length: 10 }, (_, index): DataRow => {
  const time = +new Date(2026, 10, 12, 9, 20 - index);
  const label = labels[index % 3] ?? '';
  const group = levels[index % 3] ?? 'low';
  const value = 0.9 - index / 20;
  return {
    id: String(index),
    key: String(index),
    time,
    label,
    group,
    value,
    cells: [new Date(time).toISOString(), label, group, value],
  };
});

function respond<Data, Query>(data: Data | undefined, query: Query, fields: Partial<DataResponse<Data, Query>> = {}) {
  const base = { status: 'ready', isBusy: false, error: null, notice: null, refresh: () => Promise.resolve() } as const;
  return { ...base, data, query, fetchedAt: +now, ...fields };
}

const unreachable = new RequestError(
  'unreachable',
  'The API cannot be reached. Check your connection and its address.',
);
const other = { id: 'orders' };
const unauthorized = new RequestError('unauthorized', 'The API does not accept the key (401). Replace the key.');
const limited = new RequestError('rate-limited', 'The API got too many requests (429). Try again at 9:31:30 AM.');

const comparison = { status: 'ready', summary: summaryOf(11) } as const;
const summary = summaryOf(12);
const ready = respond(summary, null);
const loading = { status: 'loading', isBusy: true, fetchedAt: null } as const;
const pending = respond<Summary, null>(undefined, null, loading);
const failed = { status: 'failed', fetchedAt: null, error: unreachable } as const;
const unavailable = respond<Summary, null>(undefined, null, failed);
const page: Dashboard = {
  connection,
  state,
  change: fn(),
  range,
  shown: { range, state },
  figures: ready,
  chart: ready,
  groups: ready,
  labels: ready,
  comparison,
  rows: respond({ rows, total: 10 }, firstPage),
  failed: [],
  isPending: false,
  isBusy: false,
  refresh: () => Promise.resolve(),
  settings: connection,
  wholeRow: undefined,
  loadCsv: fn(),
  csv: { download: fn(), isDownloading: false },
  chartRef: { current: null },
};
const problem = { connection, fetchedAt: null, onRetry: fn(), fallbackRef: { current: null } };
const figures = (current?: Summary, previous?: Summary) =>
  figuresOf(current, previous, { connection, measure: 'count', now: +now });

const meta = {
  title: 'App/Dashboard cards',
  parameters: { controls: { disable: true } },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

interface StateProps {
  name: string;
  /** What differs from a dashboard whose responses have arrived. */
  of?: Partial<Dashboard>;
  children: ReactNode;
}

const State = ({ name, of, children }: StateProps) => (
  <section aria-label={name} className="grid min-w-0 content-start gap-2">
    <p className="text-caption text-muted">{name}</p>
    <DashboardContext value={{ ...page, ...of }}>{children}</DashboardContext>
  </section>
);

const chart = <ChartCard range={range} empty={null} />;

/** Every state of a dashboard card, with its reason and what the user can do about it. */
export const States: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-6 bg-canvas p-4 lg:grid-cols-2">
      <State name="First load" of={{ groups: pending, chart: pending, comparison: { status: 'loading' } }}>
        <FigureCards figures={figures()} isLoading isStale={false} isBusy />
        <BreakdownCard by="group" />
        {chart}
      </State>
      <State name="Ready" of={{ state: { ...state, groups: ['low'] } }}>
        <FigureCards figures={figures(summary, comparison.summary)} isLoading={false} isStale={false} isBusy={false} />
        <Card>
          <BreakdownCard by="group" />
        </Card>
      </State>
      <State name="Refreshing" of={{ chart: respond(summary, null, { isBusy: true }) }}>
        {chart}
      </State>
      <State name="Stale or offline" of={{ chart: respond(summary, null, { status: 'stale', error: unreachable }) }}>
        <ProblemAlert {...problem} error={unreachable} fetchedAt={+now} />
        {chart}
      </State>
      <State name="None in range" of={{ chart: respond(summaryOf(0), null) }}>
        <ChartCard
          range={range}
          empty={
            <span className="grid justify-items-center gap-3">
              The latest reading is from October 10, 2026.
              <Button variant="outline" size="sm">
                Show Last 30 days
              </Button>
            </span>
          }
        />
      </State>
      <State name="Failed" of={{ chart: unavailable, labels: unavailable }}>
        <ProblemAlert {...problem} error={unreachable} />
        {chart}
        <BreakdownCard by="label" />
      </State>
      <State name="401: the key is not accepted">
        <ProblemAlert {...problem} connection={other} error={unauthorized} />
      </State>
      <State name="429: too many requests">
        <ProblemAlert {...problem} error={limited} />
      </State>
      <State name="Partial">
        <Alert tone="warning" title="Some rows do not fit">
          12 of 240 rows are left out: the time is not a date. <Link href="#columns">Change the columns</Link>
        </Alert>
        <Card>
          <BreakdownCard by="label" />
        </Card>
      </State>
      <State
        name="No match"
        of={{
          state: { ...state, grid: { ...state.grid, search: 'Legacy' } },
          groups: pending,
          rows: respond({ rows: [], total: 0 }, firstPage),
        }}
      >
        <RowsCard isReported={false} />
      </State>
    </div>
  ),
};

/** A single message explains why the cards have no data, links to the connection, and offers to try again. */
export const Retry: Story = {
  tags: ['feature'],
  render: () => <ProblemAlert {...problem} connection={other} error={unauthorized} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The API does not accept the key (401).');
    await expect(canvas.getByRole('link', { name: 'Edit connection' })).toHaveAttribute(
      'href',
      '/api-setup?connection=orders',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(problem.onRetry).toHaveBeenCalled();
  },
};

/** Selecting a group or a bucket filters the rows. Each filter appears as a chip that removes it. */
export const Filters: Story = {
  tags: ['feature'],
  render: () => {
    const filtered = { ...state, at: +new Date(2026, 10, 3), groups: ['low'] };
    return (
      <DashboardContext value={{ ...page, state: filtered, groups: pending }}>
        <RowsCard isReported={false} />
      </DashboardContext>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove November 3, 2026' }));
    await expect(page.change).toHaveBeenLastCalledWith(expect.objectContaining({ at: null }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Low' }));
    await expect(page.change).toHaveBeenLastCalledWith(expect.objectContaining({ groups: [] }));
  },
};
