import { Button, Chip } from 'waymark';
import { isLevel } from '../../data/rows/reading';
import type { DashboardState } from './dashboard-search';
import { formatBucket, levelNames } from './formats';
import type { DashboardRange } from './ranges';
import type { ChangeDashboard } from './use-dashboard-state';

export interface FilterChipsProps {
  state: DashboardState;
  change: ChangeDashboard;
  range: DashboardRange;
}

/** The filters that the chart and the levels have set, each with a button that removes it. */
export function FilterChips({ state, change, range }: FilterChipsProps) {
  const { at, grid } = state;
  const levels = grid.filters.level?.filter(isLevel) ?? [];
  if (at === null && levels.length === 0) return null;
  return (
    <ul role="list" aria-label="Filters" className="flex flex-wrap items-center gap-2">
      {at !== null && (
        <li className="max-w-full">
          <Chip tone="primary" onRemove={() => change({ at: null, grid: { ...grid, page: 1 } })}>
            {formatBucket(at, range.bucket)}
          </Chip>
        </li>
      )}
      {levels.map((level) => (
        <li key={level} className="max-w-full">
          <Chip tone="primary" onRemove={() => change({ grid: withoutLevel(grid, level) })}>
            {levelNames[level]}
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="sm" onClick={() => change(clearedFilters(state))}>
          Clear filters
        </Button>
      </li>
    </ul>
  );
}

function withoutLevel(grid: DashboardState['grid'], removed: string): DashboardState['grid'] {
  const level = grid.filters.level?.filter((value) => value !== removed) ?? [];
  return { ...grid, filters: level.length > 0 ? { ...grid.filters, level } : {}, page: 1 };
}

/** The changes that remove the selected bucket and the selected levels. The search stays. */
export function clearedFilters({ grid }: DashboardState): Partial<DashboardState> {
  return { at: null, grid: { ...grid, filters: {}, page: 1 } };
}
