import { DateRangeField } from 'waymark';
import { type CustomRange, daysOf, isCustomRange } from '../../../lib/ranges';

export interface CustomRangeFieldProps {
  range: CustomRange;
  onRangeChange: (range: CustomRange) => void;
  /** Dates that are no range yet. */
  typed: CustomRange | null;
  setTyped: (days: CustomRange | null) => void;
}

export function CustomRangeField({ range, onRangeChange, typed, setTyped }: CustomRangeFieldProps) {
  return (
    <DateRangeField
      aria-label="Days"
      presets={[]}
      // A range of hours is in the head of the page; choosing days replaces it.
      value={typed ?? daysOf(range)}
      onValueChange={(days) => {
        const isRange = isCustomRange(days);
        setTyped(isRange ? null : days);
        if (isRange) onRangeChange(days);
      }}
    />
  );
}
