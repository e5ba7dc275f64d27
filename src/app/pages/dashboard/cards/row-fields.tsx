import { useState } from 'react';
import { Button, CopyButton, JsonViewer, Link } from 'waymark';
import type { WholeRow, SourceField } from '../../../../rows/whole-row';
import { cutText } from '../../../../rows/texts';
import { countOf, formatCount } from '../../../lib/formats';
import { cellText } from '../../../data/value-formats';
import { useDashboard } from '../state/use-dashboard-data';

/** Longer text is truncated until the user expands it. */
const maxTextLength = 300;

interface RowFieldsProps {
  fields: readonly SourceField[] | undefined;
  source: WholeRow | null;
}

export function RowFields({ fields, source }: RowFieldsProps) {
  return (
    <>
      {fields && <Fields fields={fields} />}
      {source && <Source source={source} />}
    </>
  );
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
