import { Suspense, useState } from 'react';
import { Alert, Sheet, SheetBody, SheetContent, SheetHeader, SheetTitle, Skeleton } from 'waymark';
import type { Outcome } from '../../../data/query-client';
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
  /** The outcome of the request for all of the row; undefined until it has loaded. */
  whole: Outcome<WholeRow | null> | undefined;
  /** Returns an address that opens these details again. */
  link: () => string;
}

/** Every field of a row, and the row as the API sent it. */
export function RowDetails({ rowKey, row, onClose, settings, singular, whole, link }: RowDetailsProps) {
  usePreloadWhenIdle(RowFields);
  // Stays while the sheet closes, and while the row is loaded again.
  const [shown, setShown] = useState({ rowKey, row, whole });
  const before = rowKey === shown.rowKey ? shown : { row: undefined, whole: undefined };
  const next = { rowKey, row: row ?? before.row, whole: whole ?? before.whole };
  if (rowKey !== null && (next.row !== before.row || next.whole !== before.whole || before !== shown)) setShown(next);
  const { value, error: problem = null } = shown.whole ?? {};
  const source = value ?? null;
  const isMissing = value === null;
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
          {isMissing && (
            <Alert tone="warning" title={`This ${singular} is not in the data any more`}>
              Choose a range that contains it. If the columns were changed, open it again from the list.
            </Alert>
          )}
          {problem && (
            <Alert tone="error" title={`The ${singular} could not be loaded`}>
              {problem.message}
            </Alert>
          )}
          <PartBoundary name="The fields" onRetry={RowFields.preload}>
            <Suspense fallback={<Skeleton shape="block" className="h-32" />}>
              <RowFields fields={fields} source={source} singular={singular} />
              {value === undefined && problem === null && <Skeleton shape="block" className="h-32" />}
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

/** The fields that the list of rows has. */
function knownFields(row: DataRow | undefined, { columns }: RowSettings): SourceField[] | undefined {
  return row && columns.map((column, index) => ({ column, cell: row.cells[index] ?? null }));
}
