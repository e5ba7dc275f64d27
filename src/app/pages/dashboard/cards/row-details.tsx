import { Suspense, useEffect, useState } from 'react';
import { Alert, Sheet, SheetBody, SheetContent, SheetHeader, SheetTitle, Skeleton } from 'waymark';
import type { LoadRow } from '../../../data/hooks';
import type { DataRow } from '../../../../rows/query';
import type { RowSettings } from '../../../../rows/roles';
import type { SourceField, WholeRow } from '../../../../rows/whole-row';
import { cutText } from '../../../../rows/texts';
import { lazyWithPreload, usePreloadWhenIdle } from '../../../lib/lazy-with-preload';
import { PartBoundary } from '../../../shell/part-boundary';
import { CopyButton } from '../../../lib/copy-button';
import { labelName } from '../state/formats';

/** A heading is no longer. */
const maxTitleLength = 80;

// The viewer of JSON loads with them.
const RowFields = lazyWithPreload(async () => (await import('./row-fields')).RowFields);

export interface RowDetailsProps {
  /** The key of the row, or null while the sheet is closed. */
  rowKey: string | null;
  /** The row where it is known already: its fields are displayed until all of it is loaded. */
  row: DataRow | undefined;
  onClose: () => void;
  settings: RowSettings;
  /** The name of a row in the words of the user, such as “order”. */
  singular: string;
  /** Loads all of the row; null until its range is loaded. */
  loadRow: LoadRow | null;
  /** Returns an address that opens these details again. */
  link: () => string;
}

/** Every field of a row, and the row as the API sent it. */
export function RowDetails({ rowKey, row, onClose, settings, singular, loadRow, link }: RowDetailsProps) {
  usePreloadWhenIdle(RowFields);
  // Stays while the sheet closes.
  const [shown, setShown] = useState({ rowKey, row });
  if (rowKey !== null && (rowKey !== shown.rowKey || (row && row !== shown.row))) setShown({ rowKey, row });
  const { source, problem } = useLoadedRow(shown.rowKey, loadRow);
  const label = (source ?? shown)?.row?.label;
  const fields = source?.fields ?? knownFields(shown.row, settings);
  return (
    <Sheet open={rowKey !== null} onOpenChange={(open) => !open && onClose()}>
      <SheetContent aria-describedby={undefined}>
        <SheetHeader>
          <SheetTitle className="wrap-anywhere">
            <bdi>{label ? cutText(labelName(label), maxTitleLength) : `Details of the ${singular}`}</bdi>
          </SheetTitle>
        </SheetHeader>
        <SheetBody className="grid grid-cols-1 gap-5">
          {problem === 'missing' && (
            <Alert tone="warning" title={`This ${singular} is not in the data any more`}>
              Choose a range that contains it. If the columns were changed, open it again from the list.
            </Alert>
          )}
          {problem instanceof Error && (
            <Alert tone="error" title={`The ${singular} could not be loaded`}>
              {problem.message}
            </Alert>
          )}
          <PartBoundary name="The fields" onRetry={RowFields.preload}>
            <Suspense fallback={<Skeleton shape="block" className="h-32" />}>
              <RowFields fields={fields} source={source} singular={singular} />
              {source === null && problem === null && <Skeleton shape="block" className="h-32" />}
            </Suspense>
          </PartBoundary>
          <div>
            <CopyButton key={shown.rowKey} label="Copy link" text={link} />
          </div>
        </SheetBody>
      </SheetContent>
    </Sheet>
  );
}

interface LoadedRow {
  source: WholeRow | null;
  problem: Error | 'missing' | null;
}

const notLoaded: LoadedRow = { source: null, problem: null };

/** Loads a row, and loads it again after a refresh. Its last state is displayed until then. */
function useLoadedRow(key: string | null, load: LoadRow | null): LoadedRow {
  const [loaded, setLoaded] = useState<LoadedRow & { key: string | null }>({ ...notLoaded, key: null });
  useEffect(() => {
    if (key === null || load === null) return undefined;
    let isCurrent = true;
    load(key).then(
      (source) => isCurrent && setLoaded({ key, source, problem: source ? null : 'missing' }),
      (problem: Error) => isCurrent && setLoaded({ key, source: null, problem }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, load]);
  return loaded.key === key ? loaded : notLoaded;
}

/** The fields that the list of rows has. */
function knownFields(row: DataRow | undefined, { columns }: RowSettings): SourceField[] | undefined {
  return row && columns.map((column, index) => ({ column, cell: row.cells[index] ?? null }));
}
