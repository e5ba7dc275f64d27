import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Alert, Button, VisuallyHidden } from 'waymark';
import type { TestResult } from '../../data/requests/test-connection';
import { countOf } from '../../lib/formats';
import type { ConnectionTest, TestFailure } from './use-connection-test';

export interface TestOutcomeProps {
  test: ConnectionTest;
  /** Whether the address has changed since the test. @default false */
  isOutdated?: boolean;
}

/** The outcome of a test: what was found, or what to change. */
export function TestOutcome({ test: { result, failure, isBusy, pages }, isOutdated = false }: TestOutcomeProps) {
  const success = failure === null && !isOutdated ? result : null;
  const text = success === null ? '' : describeSuccess(success);
  return (
    <>
      {isOutdated && (result ?? failure) !== null && (
        <Alert tone="warning" live="off" title="The address has changed. Test again." />
      )}
      {failure !== null && !isOutdated && <Failure {...failure} />}
      {success && (
        <Alert tone="success" live="off" title={text}>
          {success.isTruncated && 'The API has more pages than are loaded. '}
          {success.described.isCut &&
            `The rows have more fields than the ${success.described.columns.length} that become columns. `}
          {ambiguousText(success)}
        </Alert>
      )}
      {/* A live region must exist before its message, or screen readers may miss it. */}
      <VisuallyHidden role="status">
        {isBusy ? (pages > 0 ? `Page ${pages + 1}` : '') : text && `The test succeeded: ${text}`}
      </VisuallyHidden>
    </>
  );
}

const pageWords = { singular: 'page', plural: 'pages' };
const rowWords = { singular: 'row', plural: 'rows' };

/** Returns “250 rows in 5 pages, 17.9 kB in 0.4 s”. */
function describeSuccess({ described, pages, bytes, durationMs }: TestResult): string {
  const inPages = pages > 1 ? ` in ${countOf(pages, pageWords)}` : '';
  return `${countOf(described.length, rowWords)}${inPages}, ${formatBytes(bytes)} in ${formatDuration(durationMs)}`;
}

const formatDuration = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** Says which order of day and month was assumed. */
function ambiguousText({ described }: TestResult): string {
  const columns = described.columns.filter(({ isAmbiguous }) => isAmbiguous).map(({ column }) => column);
  const [first] = columns;
  if (!first) return '';
  const order = first.dateOrder === 'day-first' ? 'day first' : 'month first';
  return `Dates such as 3/4/2026 in ${columns.map(({ name }) => name).join(', ')} are read with the ${order}. Change the order in the columns.`;
}

function Failure({ message, headers }: TestFailure) {
  return (
    <Alert
      tone="error"
      title="The test failed"
      action={headers.length > 0 ? <CopyButton text={headers.join('\n')} /> : undefined}
    >
      {message}
      {headers.length > 0 && (
        <pre className="mt-2 whitespace-pre-wrap wrap-anywhere" dir="ltr">
          <code>{headers.join('\n')}</code>
        </pre>
      )}
    </Alert>
  );
}

const copyLabels = { idle: 'Copy headers', copied: 'Copied', failed: 'Copying is not allowed here' };

/** Copies a text and reports the result. */
function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof copyLabels>('idle');
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        tone="error"
        startIcon={state === 'copied' ? <Check /> : <Copy />}
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setState('copied'),
            () => setState('failed'),
          );
        }}
      >
        {copyLabels[state]}
      </Button>
      <VisuallyHidden role="status">{state === 'idle' ? '' : copyLabels[state]}</VisuallyHidden>
    </>
  );
}

function formatBytes(bytes: number): string {
  return bytes < 100_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
