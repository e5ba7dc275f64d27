import { useEffect, useState } from 'react';
import {
  Alert,
  Button,
  JsonViewer,
  Link,
  Sheet,
  SheetBody,
  SheetContent,
  SheetHeader,
  SheetTitle,
  Skeleton,
} from 'waymark';
import type { LoadRow } from '../../data/readings/use-rows';
import type { DataRow } from '../../data/rows/query';
import type { RowSettings } from '../../data/rows/dataset';
import { formatCell } from '../../data/rows/format-cell';
import type { RowSource, SourceField } from '../../data/rows/row-source';
import { cutText } from '../../data/rows/text-key';
import { countOf, formatCount } from '../../lib/formats';
import { CopyButton } from './copy-button';
import { labelName } from './formats';

/** A heading is no longer. */
const maxTitleLength = 80;
/** Longer texts are cut until the user wants all of them. */
const maxTextLength = 300;

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
          {fields && <Fields fields={fields} />}
          {source ? (
            <Source source={source} singular={singular} />
          ) : (
            problem === null && <Skeleton shape="block" className="h-32" />
          )}
          <div>
            <CopyButton key={shown.rowKey} label="Copy link" text={link} />
          </div>
        </SheetBody>
      </SheetContent>
    </Sheet>
  );
}

interface LoadedRow {
  source: RowSource | null;
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

function Fields({ fields }: { fields: readonly SourceField[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-2">
      {fields.map(({ column, cell }) => {
        const text = formatCell(cell, column);
        return (
          <div key={column.pointer} className="contents">
            <dt className="text-muted wrap-anywhere">
              <bdi>{column.name}</bdi>
            </dt>
            <dd className="min-w-0 wrap-anywhere">
              {column.type === 'link' && /^https?:\/\/\S+$/i.test(text) ? (
                <Link href={text} target="_blank" rel="noopener noreferrer">
                  <bdi>{cutText(text.replace(/^https?:\/\//i, ''), maxTextLength)}</bdi>
                </Link>
              ) : (
                <LongText text={text || '–'} name={column.name} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The beginning of a text, with a button that shows all of it. */
function LongText({ text, name }: { text: string; name: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text.length <= maxTextLength) return <bdi>{text}</bdi>;
  return (
    <>
      <bdi>{isWhole ? text : cutText(text, maxTextLength)}</bdi>{' '}
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={isWhole}
        aria-label={isWhole ? `Show less of ${name}` : `Show all ${formatCount(text.length)} characters of ${name}`}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Show less' : `Show all ${formatCount(text.length)} characters`}
      </Button>
    </>
  );
}

/** The row as JSON, with a button that copies it. */
function Source({ source: { document, json, omittedFields }, singular }: { source: RowSource; singular: string }) {
  const isPart = Object.keys(document.omitted).length > 0;
  return (
    <section aria-label="JSON" className="grid grid-cols-1 gap-3">
      {omittedFields > 0 && (
        <p className="text-muted">
          {countOf(omittedFields, { singular: 'more field is', plural: 'more fields are' })} in the JSON only.
        </p>
      )}
      <JsonViewer
        aria-label={`JSON of the ${singular}`}
        value={document.value}
        omitted={document.omitted}
        className="max-h-96 overflow-auto"
      />
      {json === null && (
        <p className="text-muted">
          This {singular} is too large to copy. Request it from the API to get all of its JSON.
        </p>
      )}
      {json !== null && isPart && (
        <p className="text-muted">Only a part is displayed. Copy the JSON to get all of it.</p>
      )}
      {json !== null && (
        <div>
          <CopyButton label="Copy JSON" text={() => json} />
        </div>
      )}
    </section>
  );
}
