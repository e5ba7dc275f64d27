import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button, Chip, ChartSymbol } from 'waymark';
import { isLevel } from '../../data/rows/reading';
import type { DashboardState } from './dashboard-search';
import { formatBucket, levelColor, levelNames } from './formats';
import type { DashboardRange } from './ranges';
import type { ChangeDashboard } from './use-dashboard-state';

export interface FilterChipsProps {
  state: DashboardState;
  change: ChangeDashboard;
  range: DashboardRange;
  /** Receives the focus when the last filter is removed. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** The filters that the chart and the levels have set, each with a button that removes it. */
export function FilterChips({ state, change, range, fallbackRef }: FilterChipsProps) {
  const keptFocus = useKeptFocus(fallbackRef);
  const { at, grid } = state;
  const levels = grid.filters.level?.filter(isLevel) ?? [];
  if (at === null && levels.length === 0) return null;
  return (
    <ul role="list" aria-label="Filters" className="flex flex-wrap items-center gap-2" {...keptFocus}>
      {at !== null && (
        <li className="max-w-full">
          <Chip tone="primary" onRemove={() => change({ at: null, grid: { ...grid, page: 1 } })}>
            {formatBucket(at, range.bucket)}
          </Chip>
        </li>
      )}
      {levels.map((level) => (
        <li key={level} className="max-w-full">
          <Chip
            tone="primary"
            avatar={<ChartSymbol color={levelColor(level)} />}
            onRemove={() => change({ grid: withoutLevel(grid, level) })}
          >
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

/**
 * When the focused button is removed, moves the focus to the button that takes its place, else to the fallback. The browser
 * would move it to the body.
 */
function useKeptFocus(fallbackRef: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ button: Element; index: number } | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.button.isConnected) return;
    const { index } = focused.current;
    focused.current = null;
    (list.current?.querySelectorAll('button')[index] ?? fallbackRef.current)?.focus();
  });
  return {
    ref: list,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLUListElement>) => {
      focused.current = {
        button: target,
        index: Array.from<Element>(currentTarget.querySelectorAll('button')).indexOf(target),
      };
    },
    // React reports no blur of an element that it removes.
    onBlur: () => {
      focused.current = null;
    },
  };
}

function withoutLevel(grid: DashboardState['grid'], removed: string): DashboardState['grid'] {
  const level = grid.filters.level?.filter((value) => value !== removed) ?? [];
  return { ...grid, filters: level.length > 0 ? { ...grid.filters, level } : {}, page: 1 };
}

/** The changes that remove the selected bucket and the selected levels. The search stays. */
export function clearedFilters({ grid }: DashboardState): Partial<DashboardState> {
  return { at: null, grid: { ...grid, filters: {}, page: 1 } };
}
