import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import {
  Alert,
  Button,
  CopyButton,
  IconButton,
  JsonViewer,
  Link,
  Sheet,
  SheetBody,
  SheetContent,
  SheetHeader,
  SheetTitle,
  Skeleton,
  useShortcut,
} from 'waymark';
import { levelOf } from '../../../data/json-api/connection';
import type { DataRow } from '../../../../rows/query';
import type { RowSettings } from '../../../../rows/roles';
import type { SourceField, WholeRow } from '../../../../rows/whole-row';
import { cutText } from '../../../../rows/texts';
import { countOf, formatCount, formatTime } from '../../../lib/formats';
import { useDashboard } from '../state/use-dashboard-data';
import { LevelName } from '../../../shell/rows-table';
import { amountFormat, cellText, groupName, labelName } from '../../../data/value-formats';

const maxTitleLength = 80;
/** Longer text is truncated until the user expands it. */
const maxTextLength = 300;

interface RowDetailsProps {
  /** The rows in the list. The fields of the open row are displayed until the whole row has loaded. */
  rows: readonly DataRow[];
  onRowChange: (key: string | null) => void;
  link: () => string;
}

/** The fields of a row, and the row as sent by the API. The keys J and K open the next and previous rows. */
export function RowDetails({ rows, onRowChange, link }: RowDetailsProps) {
  const { connection, state, settings, wholeRow: whole } = useDashboard();
  const { row: rowKey } = state;
  const index = rows.findIndex(({ key }) => key === rowKey);
  const row = rows[index];
  // These are kept while the sheet closes and while the row reloads.
  const [shown, setShown] = useState({ rowKey, row, whole });
  const before = rowKey === shown.rowKey ? shown : { row: undefined, whole: undefined };
  const next = { rowKey, row: row ?? before.row, whole: whole ?? before.whole };
  if (rowKey !== null && (next.row !== before.row || next.whole !== before.whole || before !== shown)) setShown(next);
  const { value, error: problem = null } = shown.whole ?? {};
  const source = value ?? null;
  const fields = source?.fields ?? knownFields(shown.row, settings);
  const { singular } = connection.words;
  const known = source?.row ?? shown.row;
  const label = known?.label ? cutText(labelName(known.label), maxTitleLength) : null;
  const select = (to: DataRow | undefined): void => {
    if (to) onRowChange(to.key);
  };
  const isOpen = rowKey !== null;
  const [previous, following] = index < 0 ? [] : [rows[index - 1], rows[index + 1]];
  const steps = [
    { name: `Previous ${singular}`, key: 'k', Icon: ChevronUp, to: previous },
    { name: `Next ${singular}`, key: 'j', Icon: ChevronDown, to: following },
  ];
  // Listen on the page, because the focused part of the last row may have been removed.
  useShortcut('k', () => select(previous), { enabled: isOpen });
  useShortcut('j', () => select(following), { enabled: isOpen && index >= 0 });
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && onRowChange(null)}>
      <SheetContent aria-describedby={undefined} className="max-w-110!">
        <SheetHeader className="items-center!">
          <SheetTitle className="text-h4! wrap-anywhere">
            <bdi>{known?.time ? formatTime(known.time) : (label ?? `Details of the ${singular}`)}</bdi>
          </SheetTitle>
          <div className="flex shrink-0 items-center gap-1">
            {steps.map(({ name, key, Icon, to }) => (
              <IconButton
                key={key}
                variant="ghost"
                size="sm"
                aria-label={name}
                title={`${name} (${key.toUpperCase()})`}
                aria-keyshortcuts={key}
                aria-disabled={!to || undefined}
                className="aria-disabled:cursor-not-allowed aria-disabled:text-disabled"
                onClick={() => select(to)}
              >
                <Icon />
              </IconButton>
            ))}
            <CopyButton key={shown.rowKey} variant="plain" size="sm" text={link}>
              Copy link
            </CopyButton>
          </div>
        </SheetHeader>
        <SheetBody className="grid grid-cols-1 gap-5">
          {known && <Summary row={known} label={known.time ? label : null} />}
          {value === null && (
            <Alert tone="warning" title={`This ${singular} is no longer in the data`}>
              Choose a range that contains it. If the columns were changed, open it again from the list.
            </Alert>
          )}
          {problem && (
            <Alert tone="error" title={`The ${singular} could not be loaded`}>
              {problem.message}
            </Alert>
          )}
          {fields && <Fields fields={fields} />}
          {source && <Source source={source} />}
          {value === undefined && problem === null && <Skeleton shape="block" className="h-32" />}
        </SheetBody>
      </SheetContent>
    </Sheet>
  );
}

function Summary({ row, label }: { row: DataRow; label: string | null }) {
  const { connection } = useDashboard();
  const level = levelOf(row.group, connection);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {row.value !== null && (
        <bdi className="text-figure text-heading">{amountFormat(connection, 'average')(row.value).text}</bdi>
      )}
      {level !== null && <LevelName level={level}>{groupName(row.group, connection)}</LevelName>}
      {label !== null && <bdi className="text-muted">{label}</bdi>}
    </div>
  );
}

function knownFields(row: DataRow | undefined, { columns }: RowSettings): SourceField[] | undefined {
  return row && columns.map((column, index) => ({ column, cell: row.cells[index] ?? null }));
}

function Fields({ fields }: { fields: readonly SourceField[] }) {
  const { connection } = useDashboard();
  return (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-2">
      {fields.map(({ column, cell }) => {
        const text = cellText(cell, column, connection);
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

/** The row as JSON, with a copy button. It is initially collapsed, because it repeats the fields. */
function Source({ source: { document, json, omittedFields } }: { source: WholeRow }) {
  const { singular } = useDashboard().connection.words;
  const isPart = Object.keys(document.omitted).length > 0;
  return (
    <details className="grid grid-cols-1">
      <summary className="min-h-9 w-fit cursor-pointer content-center text-h5 text-heading">JSON</summary>
      <div className="grid grid-cols-1 gap-3 pt-2">
        {omittedFields > 0 && (
          <p className="text-muted">
            {countOf(omittedFields, { singular: 'more field is', plural: 'more fields are' })} only in the JSON.
          </p>
        )}
        <JsonViewer
          aria-label={`JSON of the ${singular}`}
          value={document.value}
          omitted={document.omitted}
          className="max-h-128 overflow-auto"
        />
        {json === null && (
          <p className="text-muted">
            This {singular} is too large to copy. Request it from the API to get all of its JSON.
          </p>
        )}
        {json !== null && isPart && <p className="text-muted">This is only a part. Copy the JSON to get all of it.</p>}
        {json !== null && (
          <div>
            <CopyButton variant="plain" size="sm" text={json}>
              Copy JSON
            </CopyButton>
          </div>
        )}
      </div>
    </details>
  );
}
