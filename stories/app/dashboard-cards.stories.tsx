import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert, Button, Link } from 'waymark';
import { ownConnection } from '../../src/app/data/connections/connection';
import type { Summary } from '../../src/app/data/readings/query';
import type { DataResponse } from '../../src/app/data/readings/use-readings';
import { RequestError } from '../../src/app/data/requests/request-error';
import type { Reading } from '../../src/app/data/rows/reading';
import { ChartCard } from '../../src/app/pages/dashboard/chart-card';
import { rowsQuery } from '../../src/app/pages/dashboard/dashboard-queries';
import { type DashboardState, defaultGrid } from '../../src/app/pages/dashboard/dashboard-search';
import { FigureCards } from '../../src/app/pages/dashboard/figure-cards';
import { figuresOf } from '../../src/app/pages/dashboard/figures';
import { LevelsCard } from '../../src/app/pages/dashboard/levels-card';
import { rangeAt } from '../../src/app/pages/dashboard/ranges';
import { RowsCard } from '../../src/app/pages/dashboard/rows-card';

const now = new Date(2026, 10, 12, 9, 30);
const range = rangeAt('month', now);
const connection = { ...ownConnection, name: 'This site, signed in' };
const state: DashboardState = {
  range: 'month',
  compare: true,
  every: 'off',
  at: null,
  view: 'chart',
  hiddenLevels: [],
  grid: { ...defaultGrid, pageSize: 10 },
};
const firstPage = rowsQuery(range, null, state.grid);

const amount = (count: number) => ({ count, sum: count * 0.75 });

/** Twelve days of readings, or the same days without any. */
function summaryOf(days: number): Summary {
  const buckets = Array.from({ length: 12 }, (_, index) => {
    const [high, medium, low] = index < days ? [40 + ((index * 7) % 20), 30 + ((index * 5) % 15), 4 + (index % 9)] : [];
    const levels = { high: amount(high ?? 0), medium: amount(medium ?? 0), low: amount(low ?? 0) };
    const count = levels.high.count + levels.medium.count + levels.low.count;
    const [start, end] = [+new Date(2026, 10, index + 1), +new Date(2026, 10, index + 2)];
    return { start, end, ...amount(count), levels };
  });
  const total = (pick: (bucket: (typeof buckets)[number]) => number) =>
    amount(buckets.reduce((sum, bucket) => sum + pick(bucket), 0));
  return {
    buckets,
    ...total(({ count }) => count),
    levels: {
      high: total(({ levels }) => levels.high.count),
      medium: total(({ levels }) => levels.medium.count),
      low: total(({ levels }) => levels.low.count),
    },
  };
}

const rows = Array.from({ length: 10 }, (_, index): Reading => ({
  id: String(index),
  time: +new Date(2026, 10, 12, 9, 20 - index),
  label: ['Warehouse North', 'Online Store', 'Partner Feed'][index % 3] ?? '',
  level: (['high', 'medium', 'low'] as const)[index % 3] ?? 'low',
  value: 0.9 - index / 20,
}));

/** A response that arrived 15 minutes ago. */
function respond<Data, Query>(data: Data | undefined, query: Query, fields: Partial<DataResponse<Data, Query>> = {}) {
  const base = { status: 'ready', isBusy: false, error: null, notice: null, refresh: () => Promise.resolve() } as const;
  return { ...base, data, query, fetchedAt: Date.now() - 900_000, ...fields };
}

const unreachable = new RequestError(
  'unreachable',
  'The API cannot be reached. Check your connection and its address.',
);
const unauthorized = new RequestError('unauthorized', 'The API does not accept the key (401). Replace the key.');
const limited = new RequestError('rate-limited', 'The API got too many requests (429). Try again at 9:31:30 AM.');

const chart = { connection, state, change: fn(), onRetry: fn(), empty: null };
const grid = { ...chart, range, levelCounts: undefined, isReported: false };
const loading = { status: 'loading', isBusy: true, fetchedAt: null } as const;

const meta = { title: 'App/Dashboard cards', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} className="grid min-w-0 content-start gap-2">
    <p className="text-caption text-muted">{name}</p>
    {children}
  </section>
);

/** Each state of a card on the dashboard, with its reason and what the user can do. */
export const States: Story = {
  tags: ['visual'],
  render: () => {
    const summary = summaryOf(12);
    const failed = { data: undefined, status: 'failed', fetchedAt: null } as const;
    return (
      <div className="grid gap-6 bg-canvas p-4 lg:grid-cols-2">
        <State name="First load">
          <FigureCards
            figures={figuresOf(undefined, undefined, +now)}
            comparison="Compared with Oct 1 – 12, 2026"
            isLoading
            isStale={false}
            isBusy
          />
          <LevelsCard summary={undefined} isLoading selected={[]} onSelect={fn()} />
          <ChartCard {...chart} summary={respond(undefined, range, loading)} />
        </State>
        <State name="Ready">
          <FigureCards
            figures={figuresOf(summary, summaryOf(11), +now)}
            comparison="Compared with Oct 1 – 12, 2026"
            isLoading={false}
            isStale={false}
            isBusy={false}
          />
          <LevelsCard summary={summary} isLoading={false} selected={['low']} onSelect={fn()} />
        </State>
        <State name="Refreshing">
          <ChartCard {...chart} summary={respond(summary, range, { isBusy: true })} />
        </State>
        <State name="Stale or offline">
          <ChartCard {...chart} summary={respond(summary, range, { status: 'stale', error: unreachable })} />
        </State>
        <State name="None in range">
          <ChartCard
            {...chart}
            summary={respond(summaryOf(0), range)}
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
        <State name="Failed">
          <ChartCard
            {...chart}
            summary={respond<Summary, typeof range>(undefined, range, { ...failed, error: unreachable })}
          />
        </State>
        <State name="401: the key is not accepted">
          <ChartCard
            {...chart}
            summary={respond<Summary, typeof range>(undefined, range, { ...failed, error: unauthorized })}
          />
        </State>
        <State name="429: too many requests">
          <ChartCard
            {...chart}
            summary={respond<Summary, typeof range>(undefined, range, { ...failed, error: limited })}
          />
        </State>
        <State name="Partial">
          <Alert tone="warning" title="Some rows are missing">
            12 of 240 rows are left out: value is not a number. <Link href="#mapping">Change the mapping</Link>
          </Alert>
          <LevelsCard summary={summary} isLoading={false} selected={[]} onSelect={fn()} />
        </State>
        <State name="No match">
          <RowsCard
            {...grid}
            state={{ ...state, grid: { ...state.grid, search: 'Legacy' } }}
            rows={respond({ rows: [], nextCursor: null, total: 0 }, firstPage)}
          />
        </State>
      </div>
    );
  },
};

/** A failed card says why, links to the connection, and tries again. */
export const Retry: Story = {
  tags: ['feature'],
  render: () => (
    <ChartCard
      {...chart}
      summary={respond<Summary, typeof range>(undefined, range, {
        status: 'failed',
        fetchedAt: null,
        error: unauthorized,
      })}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The API does not accept the key (401).');
    await expect(canvas.getByRole('link', { name: 'Edit connection' })).toHaveAttribute(
      'href',
      '/api-setup?connection=own',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(chart.onRetry).toHaveBeenCalled();
  },
};

/** Selecting a level or a bucket filters the rows. Each filter has a chip that removes it. */
export const Filters: Story = {
  tags: ['feature'],
  render: () => {
    const filtered = { ...state, at: +new Date(2026, 10, 3), grid: { ...state.grid, filters: { level: ['low'] } } };
    return <RowsCard {...grid} state={filtered} rows={respond({ rows, nextCursor: null, total: 10 }, firstPage)} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove November 3, 2026' }));
    await expect(grid.change).toHaveBeenLastCalledWith(expect.objectContaining({ at: null }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Low' }));
    await expect(grid.change).toHaveBeenLastCalledWith({ grid: expect.objectContaining({ filters: {} }) });
  },
};
