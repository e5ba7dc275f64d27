import type { RefObject } from 'react';
import { Button, Chip } from 'waymark';
import type { DashboardState } from '../state/dashboard-search';
import { useFocusAfterRemoval } from '../../../lib/focus-after-removal';
import { formatBucket, groupName, labelName } from '../../../data/value-formats';
import { useDashboard } from '../state/use-dashboard-data';

/** `fallbackRef` receives focus when the last filter is removed. */
export function FilterChips({ fallbackRef }: { fallbackRef: RefObject<HTMLElement | null> }) {
  const { state, change, range, connection } = useDashboard();
  const keptFocus = useFocusAfterRemoval(fallbackRef);
  const { at, groups, labels } = state;
  const grid = { ...state.grid, page: 1 };
  if (!isFiltered(state)) return null;
  const chips = [
    ...(at !== null && range ? [{ key: 'bucket', name: formatBucket(at, range.bucket), changes: { at: null } }] : []),
    ...groups.map((group) => ({
      key: `group ${group}`,
      name: groupName(group, connection),
      changes: { groups: without(groups, group) },
    })),
    ...labels.map((label) => ({
      key: `label ${label}`,
      name: labelName(label),
      changes: { labels: without(labels, label) },
    })),
  ];
  return (
    <ul role="list" aria-label="Filters" className="flex min-w-0 flex-wrap items-center gap-2">
      {chips.map(({ key, name, changes }) => (
        <li key={key} ref={keptFocus} className="max-w-full">
          <Chip
            tone="secondary"
            labels={{ removeChip: `Remove ${name}` }}
            onRemove={() => change({ ...changes, grid })}
          >
            <bdi>{name}</bdi>
          </Chip>
        </li>
      ))}
      <li ref={keptFocus}>
        <Button variant="ghost" size="sm" onClick={() => change(clearedFilters(state))}>
          Clear filters
        </Button>
      </li>
    </ul>
  );
}

const without = (list: readonly string[], removed: string): string[] => list.filter((value) => value !== removed);

export const isFiltered = ({ at, groups, labels }: DashboardState): boolean =>
  at !== null || groups.length > 0 || labels.length > 0;

/** Returns the changes that remove all filters except the search. */
export function clearedFilters({ grid }: DashboardState): Partial<DashboardState> {
  return { at: null, groups: [], labels: [], grid: { ...grid, page: 1 } };
}
