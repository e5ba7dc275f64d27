import type { ReactNode } from 'react';
import { Select } from 'waymark';
import { type CustomRange, daysBetween, isRangeId, rangeAt, type RangeId, rangeIds, ranges } from '../../../lib/ranges';

const custom = 'custom';
const options = [
  ...rangeIds.map((id) => ({ value: id as string, label: ranges[id].label })),
  { value: custom, label: 'Custom range' },
];

/** The days of a range with a name, as the beginning of a range of the user's own. */
function daysOfNamed(range: RangeId): CustomRange {
  const { from, to } = rangeAt(range, new Date());
  return daysBetween(from, to - 1);
}

export interface RangeSelectProps {
  icon: ReactNode;
  range: RangeId | CustomRange;
  onRangeChange: (range: RangeId | CustomRange) => void;
  /** Called before `onRangeChange`, with any option. */
  onSelect: () => void;
}

/** The range of the dashboard: one of those with a name, or days of the user's own. */
export function RangeSelect({ icon, range, onRangeChange, onSelect }: RangeSelectProps) {
  const isCustom = typeof range !== 'string';
  return (
    <Select
      aria-label="Range"
      variant="tonal"
      size="sm"
      icon={icon}
      className="min-h-9 max-sm:ps-3 pointer-coarse:min-h-touch"
      rootProps={{ className: 'grow basis-0 sm:w-42 sm:basis-auto' }}
      options={options}
      value={isCustom ? custom : range}
      onValueChange={(value) => {
        onSelect();
        if (isRangeId(value)) onRangeChange(value);
        else if (!isCustom) onRangeChange(daysOfNamed(range));
      }}
    />
  );
}
