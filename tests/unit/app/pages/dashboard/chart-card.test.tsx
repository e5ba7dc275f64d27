import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Connection, ownConnection } from '../../../../../src/app/data/json-api/connection';
import type { Amounts, Measure, Summary } from '../../../../../src/rows/query';
import { ChartCard } from '../../../../../src/app/pages/dashboard/cards/chart-card';
import { type DashboardState, defaultState } from '../../../../../src/app/pages/dashboard/state/dashboard-search';
import { rangeAt } from '../../../../../src/rows/ranges';
import {
  type Comparison,
  type Dashboard,
  DashboardContext,
} from '../../../../../src/app/pages/dashboard/state/use-dashboard-data';
import { dashboardWith } from './dashboard-with';

const now = new Date(2026, 2, 3, 9, 30);

/** A daily summary from a given date, with the number of rows per day. The value of each row is 1,000. */
function summaryOf(from: Date, counts: readonly number[]): Summary {
  const amounts = (count: number): Amounts => {
    const one = count === 0 ? null : 1000;
    return { count, valued: count, sum: count * 1000, lowest: one, highest: one };
  };
  const total = amounts(counts.reduce((sum, count) => sum + count, 0));
  const dayOf = (index: number): number => +new Date(from.getFullYear(), from.getMonth(), from.getDate() + index);
  return {
    ...total,
    groups: [{ key: 'high', ...total }],
    groupCount: 1,
    labels: [],
    labelCount: 0,
    buckets: counts.map((count, index) => ({
      start: dayOf(index),
      end: dayOf(index + 1),
      ...amounts(count),
      groups: [amounts(count)],
    })),
  };
}

const ready = (counts: readonly number[]): Comparison => ({
  status: 'ready',
  summary: summaryOf(new Date(2026, 1, 1), counts),
});

interface Shown {
  comparison?: Comparison;
  response?: Partial<Dashboard['chart']>;
  state?: Partial<DashboardState>;
  connection?: Connection;
  measure?: Measure;
}

function show({
  comparison = { status: 'none' },
  response,
  state,
  connection = ownConnection,
  measure = 'count',
}: Shown) {
  const range = rangeAt('month', now);
  const shown = { ...defaultState, measure, view: 'table', ...state } as const;
  const chart = dashboardWith({}).chart;
  const data = summaryOf(new Date(2026, 2, 1), [4, 5, 2]);
  const dashboard = dashboardWith({
    connection,
    comparison,
    state: shown,
    shown: { range, state: shown },
    chart: { ...chart, status: 'ready', data, ...response },
  });
  render(
    <DashboardContext value={dashboard}>
      <ChartCard range={range} empty={null} />
    </DashboardContext>,
  );
}

const cells = () =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('the chart of the dashboard', () => {
  it('compares the previous period day by day', () => {
    show({ comparison: ready([7, 8]) });
    expect(cells()).toEqual([
      ['Day', 'High', expect.stringMatching(/^Feb 1\s–\s3$/)],
      ['Sunday, March 1, 2026', '4', '7'],
      ['Monday, March 2, 2026', '5', '8'],
      ['Tuesday, March 3, 2026, in progress', '2', 'No value'],
      ['Total', '11', '15'],
    ]);
  });

  it.each([['none'], ['empty'], ['partial'], ['failed']] as const)(
    'shows no previous period when it is %s',
    (status) => {
      show({ comparison: { status } });
      expect(cells()[0]).toEqual(['Day', 'High']);
    },
  );

  it('names the previous period in its legend while it loads', () => {
    show({ comparison: { status: 'loading' } });
    expect(screen.getByRole('button', { name: /^Feb 1/, pressed: true })).toBeInTheDocument();
  });

  it('shows amounts in their currency, including those of the previous period', () => {
    const columns = ownConnection.columns.map((column) =>
      column.pointer === ownConnection.roles.value
        ? { ...column, format: { style: 'currency', unit: 'EUR' } as const }
        : column,
    );
    show({ comparison: ready([7, 8]), connection: { ...ownConnection, columns }, measure: 'sum' });
    expect(cells()[1]).toEqual(['Sunday, March 1, 2026', '€4,000.00', '€7,000.00']);
  });

  it('keeps its data without a message when a refresh fails', () => {
    show({ response: { status: 'stale', error: new Error('The API failed (503).') } });
    expect(cells()).toHaveLength(5);
    expect(screen.queryByText(/Not updated|503/)).not.toBeInTheDocument();
  });

  it('shows that its data is unavailable if the first request fails', () => {
    show({ response: { status: 'failed', data: undefined, error: new Error('The API failed (503).') } });
    expect(screen.getByRole('heading', { name: 'Not available' })).toBeInTheDocument();
    expect(screen.queryByText(/503/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('explains that a click on a bucket filters', () => {
    show({ comparison: ready([7, 8]), state: { view: 'chart' } });
    fireEvent.focus(screen.getByRole('listbox'));
    expect(document.querySelector('[data-slot="chart-tooltip"]')).toHaveTextContent(/Feb 1\s–\s3\d*.*Click to filter$/);
  });

  it('explains that a click on the selected bucket clears it', () => {
    show({ state: { view: 'chart', at: +new Date(2026, 2, 2) } });
    fireEvent.focus(screen.getByRole('listbox'));
    expect(document.querySelector('[data-slot="chart-tooltip"]')).toHaveTextContent(/Click to clear$/);
  });
});
