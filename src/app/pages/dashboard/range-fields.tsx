import { useState } from 'react';
import { DateRangeField, Select } from 'waymark';
import { locale } from '../../lib/formats';
import {
  type CustomRange,
  daysBetween,
  daysOf,
  isCustomRange,
  isRangeId,
  rangeAt,
  type RangeId,
  rangeIds,
  ranges,
} from './ranges';

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

export interface RangeFieldsProps {
  range: RangeId | CustomRange;
  onRangeChange: (range: RangeId | CustomRange) => void;
}

/** The range of the dashboard: one of those with a name, or the days between two dates. */
export function RangeFields({ range, onRangeChange }: RangeFieldsProps) {
  // Dates that are no range yet stay in the field.
  const [typed, setTyped] = useState<CustomRange | null>(null);
  const isCustom = typeof range !== 'string';
  return (
    <>
      <Select
        label="Range"
        size="sm"
        rootProps={{ className: 'sm:w-40' }}
        options={options}
        value={isCustom ? custom : range}
        onValueChange={(value) => {
          setTyped(null);
          if (isRangeId(value)) onRangeChange(value);
          else if (!isCustom) onRangeChange(daysOfNamed(range));
        }}
      />
      {isCustom && (
        <DateRangeField
          aria-label="Days"
          className="col-span-2"
          presets={[]}
          locale={locale}
          // A range of hours is in the head of the page; choosing days replaces it.
          value={typed ?? daysOf(range)}
          onValueChange={(days) => {
            const isRange = isCustomRange(days);
            setTyped(isRange ? null : days);
            if (isRange) onRangeChange(days);
          }}
        />
      )}
    </>
  );
}
