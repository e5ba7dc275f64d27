import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Alert, Button, VisuallyHidden } from 'waymark';
import type { ConnectionTest, TestFailure } from './use-connection-test';

export interface TestOutcomeProps {
  test: ConnectionTest;
}

/** The outcome of a test: what was found, or what to change. */
export function TestOutcome({ test: { result, failure } }: TestOutcomeProps) {
  const success = failure === null ? result : null;
  const count = success?.arrays[0]?.length ?? 0;
  const rows = `${count} ${count === 1 ? 'row' : 'rows'}`;
  return (
    <>
      {failure !== null && <Failure {...failure} />}
      {success && (
        <Alert tone="success" live="off" title={`The API responds with ${rows}.`}>
          {formatBytes(success.bytes)} in {Math.round(success.durationMs)} ms.
          {success.hasNextLink && ' The response has more pages in its Link header.'}
        </Alert>
      )}
      {/* A live region must exist before its message, or screen readers may miss it. */}
      <VisuallyHidden role="status">{success ? `The test succeeded: ${rows}` : ''}</VisuallyHidden>
    </>
  );
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
