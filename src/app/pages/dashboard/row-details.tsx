import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  Alert,
  Button,
  Sheet,
  SheetBody,
  SheetContent,
  SheetHeader,
  SheetTitle,
  Skeleton,
  VisuallyHidden,
} from 'waymark';
import type { DataRow } from '../../data/rows/query';
import type { RowSettings } from '../../data/rows/dataset';
import { formatCell } from '../../data/rows/format-cell';

export interface RowDetailsProps {
  /** The row, or null while the sheet is closed. */
  row: DataRow | null;
  onClose: () => void;
  settings: RowSettings;
  /** The name of a row in the words of the user, such as “order”. */
  singular: string;
  /** Loads the row as the API sent it. */
  loadSource: (row: DataRow) => Promise<unknown>;
}

/** Every field of a row, and the row as the API sent it. */
export function RowDetails({ row, onClose, settings, singular, loadSource }: RowDetailsProps) {
  // Stays while the sheet closes.
  const [shown, setShown] = useState(row);
  if (row !== null && row !== shown) setShown(row);
  return (
    <Sheet open={row !== null} onOpenChange={(open) => !open && onClose()}>
      <SheetContent aria-describedby={undefined}>
        <SheetHeader>
          <SheetTitle className="wrap-anywhere">
            <bdi>{shown?.label || `Details of the ${singular}`}</bdi>
          </SheetTitle>
        </SheetHeader>
        <SheetBody className="grid gap-5">
          {shown && <Fields row={shown} settings={settings} />}
          {shown && <Source key={shown.id} row={shown} load={loadSource} />}
        </SheetBody>
      </SheetContent>
    </Sheet>
  );
}

function Fields({ row: { cells }, settings: { columns } }: { row: DataRow; settings: RowSettings }) {
  return (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-2">
      {columns.map((column, index) => (
        <div key={column.pointer} className="contents">
          <dt className="text-muted wrap-anywhere">
            <bdi>{column.name}</bdi>
          </dt>
          <dd className="wrap-anywhere">
            <bdi>{formatCell(cells[index] ?? null, column) || '–'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The row as JSON, with a button that copies it. */
function Source({ row, load }: { row: DataRow; load: RowDetailsProps['loadSource'] }) {
  const [source, setSource] = useState<string | Error | null>(null);
  const [copied, setCopied] = useState<'Copied' | 'Copying is not allowed here' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load(row).then(
      (value) => isCurrent && setSource(JSON.stringify(value, null, 2)),
      (error: Error) => isCurrent && setSource(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [row, load]);
  if (source === null) return <Skeleton shape="block" className="h-32" />;
  if (source instanceof Error) return <Alert tone="warning">The row was replaced by a refresh. Open it again.</Alert>;
  return (
    <section aria-label="JSON" className="grid gap-3">
      <pre className="rounded-inner bg-canvas p-3 text-caption whitespace-pre-wrap wrap-anywhere" dir="ltr">
        <code>{source}</code>
      </pre>
      <div>
        <Button
          size="sm"
          variant="outline"
          startIcon={copied === 'Copied' ? <Check /> : <Copy />}
          onClick={() => {
            navigator.clipboard.writeText(source).then(
              () => setCopied('Copied'),
              () => setCopied('Copying is not allowed here'),
            );
          }}
        >
          {copied ?? 'Copy JSON'}
        </Button>
        <VisuallyHidden role="status">{copied}</VisuallyHidden>
      </div>
    </section>
  );
}
