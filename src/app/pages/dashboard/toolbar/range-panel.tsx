import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button, RangeCalendar } from 'waymark';
import { type CustomRange, daysOf, isCustomRange, type RangeId, rangeIds, ranges } from '../../../../rows/ranges';

interface RangePanelProps {
  range: RangeId | CustomRange;
  onRangeChange: (range: RangeId | CustomRange) => void;
}

export function RangePanel({ range, onRangeChange }: RangePanelProps) {
  // The calendar shows the days of an hour range; choosing days replaces the range.
  const [days, setDays] = useState(() => daysOf(range));
  return (
    <div className="flex gap-3 max-sm:flex-col">
      <ul role="list" aria-label="Ranges" className="grid content-start max-sm:grid-cols-2">
        {rangeIds.map((id) => (
          <li key={id}>
            <Button
              variant="ghost"
              tone={id === range ? 'secondary' : 'neutral'}
              size="sm"
              fullWidth
              aria-pressed={id === range}
              end={<Check className={id === range ? '' : 'invisible'} />}
              className="justify-between! -outline-offset-2 aria-pressed:bg-secondary-soft aria-pressed:text-on-secondary-soft"
              onClick={() => onRangeChange(id)}
            >
              {ranges[id].label}
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid content-between gap-3 border-divider sm:border-s sm:ps-3">
        <RangeCalendar value={days} onValueChange={setDays} />
        <Button
          size="sm"
          className="justify-self-end"
          disabled={!isCustomRange(days)}
          onClick={() => onRangeChange(days)}
        >
          Apply
        </Button>
      </div>
    </div>
  );
}
