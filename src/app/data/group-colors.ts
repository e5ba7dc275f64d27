import { type ChartColor, seriesColors } from 'waymark';
import { type Connection, levelOf } from './json-api/connection';

/** Returns each group's color: its level's color, else the next series color. */
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
