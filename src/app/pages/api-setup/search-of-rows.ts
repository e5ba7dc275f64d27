import { measureParam, rangeParam } from '../../config/paths';
import type { TestResult } from '../../data/json-api/request';
import { rowEngine } from '../../data/json-api/engine';
import { type RowSettings, usualMeasure } from '../../../rows/roles';
import { nearestRange } from '../../lib/nearest-range';

/**
 * Returns the search of the dashboard with a range that contains rows of a test, so that its chart is not empty: empty for the
 * range that it opens with, when it has rows. The engine must have read the rows with the roles.
 */
export async function searchOfRows(
  result: TestResult | null,
  settings: RowSettings,
  now = new Date(),
): Promise<string> {
  const { time } = settings.roles;
  if (result === null || time === null) return '';
  const tomorrow = +new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const past = await rowEngine.select(result.id, { to: tomorrow, limit: 1 });
  // A forecast has no rows of the past.
  const shown =
    past.total > 0
      ? past
      : await rowEngine.select(result.id, { sort: { column: time, isDescending: false }, limit: 1 });
  const latest = shown.rows[0]?.time ?? null;
  const isInThisMonth =
    latest !== null && latest < tomorrow && latest >= +new Date(now.getFullYear(), now.getMonth(), 1);
  if (latest === null || isInThisMonth) return '';
  const range = nearestRange(latest, now);
  const measure = usualMeasure(settings);
  return new URLSearchParams({
    [rangeParam]: typeof range === 'string' ? range : `${range.from}~${range.to}`,
    ...(measure === 'count' ? {} : { [measureParam]: measure }),
  }).toString();
}
