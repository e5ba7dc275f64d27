import { useState } from 'react';
import { Button } from 'waymark';
import type { Words } from '../../data/json-api/connection';
import { useRowsPage } from '../../data/hooks';
import { formatDay } from '../../lib/formats';
import { nearestRange } from '../../lib/nearest-range';
import { type CustomRange, rangeAt, type RangeId, ranges } from './ranges';

export interface NearestRangeProps {
  words: Words;
  onSelect: (range: RangeId | CustomRange) => void;
}

/** Finds the latest row, and offers the shortest range that contains it. */
export function NearestRange({ words, onSelect }: NearestRangeProps) {
  const [now] = useState(() => new Date());
  const { to } = rangeAt('year', now);
  const { data } = useRowsPage({ from: 0, to, limit: 1 });
  const latest = data?.rows[0]?.time ?? null;
  if (!data) return null;
  if (latest === null) return `There are no ${words.plural} yet. Check the connection in API Setup.`;
  const nearest = nearestRange(latest, now);
  return (
    <span className="grid justify-items-center gap-3">
      The latest {words.singular} is from {formatDay(latest)}.
      <Button variant="tonal" size="sm" onClick={() => onSelect(nearest)}>
        {typeof nearest === 'string' ? `Show ${ranges[nearest].label}` : 'Show its month'}
      </Button>
    </span>
  );
}
