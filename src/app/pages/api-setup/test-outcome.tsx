import { CircleCheck } from 'lucide-react';
import { Alert, Button, type ButtonProps, CodeBlock, VisuallyHidden } from 'waymark';
import { defaultWords } from '../../../rows/texts';
import { countOf, formatCount, formatDuration } from '../../lib/formats';
import type { ConnectionChange, ConnectionTest, TestResult } from './use-connection-test';

interface TestButtonProps extends Pick<ButtonProps, 'className' | 'variant'> {
  test: ConnectionTest;
  onTest: () => void;
}

export function TestButton({ test, onTest, variant = 'tonal', className }: TestButtonProps) {
  return (
    <div className={`flex flex-wrap gap-2 ${className ?? ''}`}>
      <Button
        variant={variant}
        loading={test.isBusy}
        labels={{ buttonLoading: 'Testing' }}
        onClick={onTest}
        className="grow"
      >
        Test connection
      </Button>
      {test.isBusy && (
        <Button variant="ghost" tone="neutral" onClick={test.cancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

export interface TestOutcomeProps {
  test: ConnectionTest;
  /** What has changed since the test; null if nothing has. @default null */
  changed?: ConnectionChange | null;
}

export function TestOutcome({ test: { result, failure, isBusy, pages }, changed = null }: TestOutcomeProps) {
  const success = failure === null && changed === null ? result : null;
  const text = success === null ? '' : describeSuccess(success);
  return (
    <>
      {changed !== null && (result ?? failure) !== null && (
        <Alert tone="warning" live="off" title={`The ${changed} has changed. Test again.`} />
      )}
      {failure !== null && changed === null && (
        <Alert tone="error" title="The test failed">
          {failure.message}
          {failure.headers.length > 0 && (
            <CodeBlock wrap label="Headers" code={failure.headers.join('\n')} className="mt-2" />
          )}
        </Alert>
      )}
      {success && (
        <p data-slot="test-outcome" className="flex items-center gap-2 text-h5">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
          <bdi>{text}</bdi>
        </p>
      )}
      {/* Always rendered, because screen readers may miss a live region that appears with its message. */}
      <VisuallyHidden role="status">
        {isBusy ? (pages > 0 ? `Page ${pages + 1}` : '') : text && `The test succeeded: ${text}`}
      </VisuallyHidden>
    </>
  );
}

const pageWords = { singular: 'page', plural: 'pages' };

/** Returns “250 rows in 5 pages found in 0.4 s”, or “50 of 250 rows found in 0.4 s”. */
function describeSuccess({ described, pages, rows, durationMs }: TestResult): string {
  const { length, total } = described;
  // The total in the response does not include the rows of nested lists.
  const of = total !== null && total > length && !rows.includes('*') ? `${formatCount(length)} of ` : '';
  const inPages = pages > 1 ? ` in ${countOf(pages, pageWords)}` : '';
  return `${of}${countOf(of === '' ? length : (total ?? length), defaultWords)}${inPages} found in ${formatDuration(durationMs)}`;
}
