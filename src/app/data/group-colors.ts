import { type ChartColor, seriesColors } from 'waymark';
import { type Connection, levelOf } from './json-api/connection';

/** Returns the color of each group: that of its level, else the next color of the series. */
export function groupColors(
  groups: readonly { key: string | null }[],
  groupLevels: Connection['groupLevels'],
): readonly ChartColor[] {
  let next = 0;
  return groups.map(({ key }) => {
    const level = levelOf(key, { groupLevels });
    if (level) return `level-${level}` as const;
    next += 1;
    return seriesColors[(next - 1) % seriesColors.length] ?? 'series-1';
  });
}
