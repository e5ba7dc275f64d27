import { Select, type ChartColor, seriesColors } from 'waymark';
import type { Connection } from '../../data/json-api/connection';
import { isLevel } from '../../../rows/level-words';
import { withoutNumber } from '../../../rows/texts';
import { MapRow } from './map-row';

const options = [
  { value: 'none', label: 'Color of a series' },
  { value: 'high', label: 'High, success' },
  { value: 'medium', label: 'Medium, warning' },
  { value: 'low', label: 'Low, error' },
];

/** The classes of the text color of each chart color. */
const textColors: Record<ChartColor, string> = {
  'level-high': 'text-level-high',
  'level-medium': 'text-level-medium',
  'level-low': 'text-level-low',
  'series-1': 'text-series-1',
  'series-2': 'text-series-2',
  'series-3': 'text-series-3',
  'series-4': 'text-series-4',
  'series-5': 'text-series-5',
  'series-6': 'text-series-6',
};

/** More groups than have a color. */
const maxShown = 6;

/** Returns the groups to list: those of the rows, and before a test those that have a level. */
export function shownGroups(groups: readonly string[], levels: Connection['groupLevels']): readonly string[] {
  return (groups.length > 0 ? groups : levels.map(({ group }) => group)).slice(0, maxShown);
}

/** Returns the color that the dashboard gives to each group: that of its level, otherwise the next one of the chart. */
function colorsOf(groups: readonly string[], levels: Connection['groupLevels']): readonly ChartColor[] {
  const plain = groups.filter((group) => !levels.some((entry) => entry.group === group && entry.level !== null));
  return groups.map((group): ChartColor => {
    const level = levels.find((entry) => entry.group === group)?.level;
    return level ? `level-${level}` : (seriesColors[plain.indexOf(group) % seriesColors.length] ?? 'series-1');
  });
}

export interface GroupColorsProps {
  /** The most frequent groups; empty before a test. */
  groups: readonly string[];
  levels: Connection['groupLevels'];
  onChange: (levels: Connection['groupLevels']) => void;
}

/** The color of each group: that of a level, or the next one of the chart. */
export function GroupColors({ groups, levels, onChange }: GroupColorsProps) {
  const shown = shownGroups(groups, levels);
  const colors = colorsOf(shown, levels);
  if (shown.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-h5 text-heading">Colors of the groups</legend>
      <p className="mb-1 text-muted">
        <bdi>Give each value a color.</bdi>
      </p>
      {shown.map((group, index) => (
        <MapRow key={group} label={<bdi>{withoutNumber(group) || 'None'}</bdi>}>
          {(control) => (
            <div className="relative">
              <Select
                {...control}
                name={`group-${index}`}
                className="ps-9"
                options={options}
                value={levels.find((entry) => entry.group === group)?.level ?? 'none'}
                onValueChange={(value) => {
                  const others = levels.filter((entry) => entry.group !== group);
                  onChange(isLevel(value) ? [...others, { group, level: value }] : others);
                }}
              />
              <span
                aria-hidden
                className={`pointer-events-none absolute inset-y-0 start-3.5 flex items-center ${textColors[colors[index] ?? 'series-1']}`}
              >
                {/* Forced colors replace the background, but not that of a color that must not change. */}
                <span className="size-2.5 rounded-full bg-current forced-color-adjust-none" />
              </span>
            </div>
          )}
        </MapRow>
      ))}
    </fieldset>
  );
}
