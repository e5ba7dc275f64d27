import { useState } from 'react';
import { Button } from 'waymark';
import { useReadings } from '../../data/readings/use-readings';
import { formatDay } from './formats';
import { rangeAt, type RangeId, ranges } from './ranges';

/** The ranges from the shortest to the longest. */
const byLength: readonly RangeId[] = ['today', '7d', 'month', '30d', 'year'];

/** Finds the latest reading of the year, and offers the shortest range that contains it. */
export function NearestRange({ onSelect }: { onSelect: (range: RangeId) => void }) {
  const [now] = useState(() => new Date());
  const { from, to } = rangeAt('year', now);
  const { data } = useReadings({ from, to, limit: 1 });
  const [latest] = data?.rows ?? [];
  if (!data) return null;
  const nearest = latest && byLength.find((id) => rangeAt(id, now).from <= latest.time);
  if (!nearest) return 'There is no reading in this year. Check the connection in API Setup.';
  return (
    <span className="grid justify-items-center gap-3">
      The latest reading is from {formatDay(latest.time)}.
      <Button variant="outline" size="sm" onClick={() => onSelect(nearest)}>
        Show {ranges[nearest].label}
      </Button>
    </span>
  );
}
