import { useId } from 'react';
import { Select } from 'waymark';
import type { Connection } from '../../data/connections/connection';
import { isLevel } from '../../data/rows/level-words';

const options = [
  { value: 'none', label: 'Color of a series' },
  { value: 'high', label: 'High, success' },
  { value: 'medium', label: 'Medium, warning' },
  { value: 'low', label: 'Low, error' },
];

/** More groups than have a color. */
const maxShown = 6;

export interface GroupColorsProps {
  /** The most frequent groups. */
  groups: readonly string[];
  levels: Connection['groupLevels'];
  onChange: (levels: Connection['groupLevels']) => void;
}

/** The color of each group: that of a level, or the next one of the chart. */
export function GroupColors({ groups, levels, onChange }: GroupColorsProps) {
  const id = useId();
  const shown = [...new Set([...levels.map(({ group }) => group), ...groups])].slice(0, maxShown);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-h5 text-heading">Colors of the groups</legend>
      <p className="text-muted">Give each value a color.</p>
      <ul role="list" className="grid gap-3">
        {shown.map((group, index) => (
          <li key={group} className="grid grid-cols-2 items-center gap-3">
            <span id={`${id}-${index}`} className="line-clamp-2 min-w-0 wrap-anywhere">
              <bdi>{group}</bdi>
            </span>
            <Select
              size="sm"
              aria-labelledby={`${id}-${index}`}
              name={`group-${index}`}
              options={options}
              value={levels.find((entry) => entry.group === group)?.level ?? 'none'}
              onValueChange={(value) => {
                const others = levels.filter((entry) => entry.group !== group);
                onChange(isLevel(value) ? [...others, { group, level: value }] : others);
              }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
