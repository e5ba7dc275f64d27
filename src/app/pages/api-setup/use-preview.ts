import { useEffect, useState } from 'react';
import type { Connection } from '../../data/json-api/connection';
import { type TestResult, describeProblems } from '../../data/json-api/request';
import type { RowsPage, Summary } from '../../../rows/query';
import { rowEngine } from '../../data/json-api/engine';

/** How many rows the preview shows. */
const previewRows = 8;

export interface Preview {
  page: RowsPage;
  /** The amounts of all rows by day between the first and the last; without a time, without buckets. */
  summary: Summary;
  /** What does not fit, in one or more sentences; null when everything fits. */
  notice: string | null;
}

const dayMs = 86_400_000;
/** More days make columns that are too thin. */
const maxDays = 92;

/** The rows of a test with the settings of the form; null while they are read, and without a test. */
export function usePreview({ columns, roles, rows }: Connection, result: TestResult | null): Preview | null {
  const [preview, setPreview] = useState<{ of: TestResult; preview: Preview } | null>(null);
  useEffect(() => {
    if (result === null || rows === null) return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const { id } = result;
      const { problems } = await rowEngine.build(id, rows, { columns, roles });
      const page = await rowEngine.select(id, { limit: previewRows });
      const first = await rowEngine.select(
        id,
        roles.time === null ? { limit: 1 } : { limit: 1, sort: { column: roles.time, isDescending: false } },
      );
      const latest = page.rows[0]?.time ?? null;
      const earliest = first.rows[0]?.time ?? null;
      const isLong = latest !== null && earliest !== null && latest - earliest > maxDays * dayMs;
      const bucket = latest !== null && earliest !== null && latest - earliest < 2 * dayMs ? 'hour' : 'day';
      const summary = await rowEngine.summarize(
        id,
        latest === null || earliest === null
          ? {}
          : { from: isLong ? latest - 5 * 365 * dayMs : earliest, to: latest + 1, bucket: isLong ? 'month' : bucket },
      );
      if (isCurrent) setPreview({ of: result, preview: { page, summary, notice: describeProblems(problems) } });
    };
    // A form that changes while the engine reads gets the rows of its last state.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [columns, roles, rows, result]);
  return preview !== null && preview.of === result ? preview.preview : null;
}
