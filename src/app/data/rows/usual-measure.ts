import { addsUp } from './adds-up';
import type { RowSettings } from './dataset';
import type { Measure } from './query';

/** Returns whether the values of some rows add up; true without values. */
export function valuesAddUp({ columns, roles }: RowSettings): boolean {
  const column = columns.find(({ pointer }) => pointer === roles.value);
  return column === undefined || addsUp(column);
}

/**
 * Returns the measure that the dashboard opens with: the number of rows, or the average of values that do not add up. Measured
 * values arrive at regular intervals, so that their number tells nothing.
 */
export const usualMeasure = (settings: RowSettings): Measure => (valuesAddUp(settings) ? 'count' : 'average');
