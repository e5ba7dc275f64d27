import type { ReactNode } from 'react';
import { Alert, Button, type ButtonProps, CodeBlock, VisuallyHidden } from 'waymark';
import { CircleCheck } from 'lucide-react';
import { defaultWords } from '../../../rows/texts';
import { countOf, formatCount, formatDuration } from '../../lib/formats';
import { pageWords } from './propose-connection';
import type { TestResult } from './use-connection-test';
import { useEditor } from './use-editor';

interface SectionProps {
  id: string;
  title: string;
  /** A note at the end of the line with the title. */
  note?: string;
  children: ReactNode;
}

export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-divider p-5 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-h4">
          {title}
        </h3>
        {note && <bdi className="text-label font-normal text-muted">{note}</bdi>}
      </div>
      {children}
    </section>
  );
}

/** The form's actions, which stick to the end of a tall window. The Save button submits the form. */
export function EditorBar({ onOpen }: { onOpen: () => void }) {
  const { isReady, isChanged, discard } = useEditor();
  return (
    <div className="bottom-0 z-sticky -mx-4 mt-auto flex flex-wrap items-center gap-2 border-t border-divider bg-paper px-4 py-3 print:hidden tall:sticky md:-mx-5 md:px-5">
      {isReady ? (
        <Button className="max-sm:grow" onClick={onOpen}>
          Save and open dashboard
        </Button>
      ) : (
        // The next step. From 600 px up, the button is beside the URL.
        <TestButton variant="solid" className="grow sm:hidden" />
      )}
      <Button type="submit" variant="tonal">
        Save
      </Button>
      {isChanged && (
        <Button variant="ghost" tone="neutral" onClick={discard}>
          Discard
        </Button>
      )}
      <p className="ms-auto min-w-0 text-end text-caption text-muted empty:hidden max-sm:hidden">
        {isReady ? isChanged && <bdi>Unsaved changes</bdi> : <bdi>Test the connection to open the dashboard.</bdi>}
      </p>
    </div>
  );
}

export function TestButton({ variant = 'tonal', className = '' }: Pick<ButtonProps, 'className' | 'variant'>) {
  const { test, runTest } = useEditor();
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      <Button
        variant={variant}
        loading={test.isBusy}
        labels={{ buttonLoading: 'Testing' }}
        onClick={() => void runTest()}
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

export function TestOutcome() {
  const { changed, result, failure, isBusy, pages } = useEditor().test;
  const text = result === null ? '' : describeSuccess(result);
  return (
    <>
      {changed !== null && <Alert tone="warning" live="off" title={`The ${changed} has changed. Test again.`} />}
      {failure !== null && (
        <Alert tone="error" title="The test failed">
          {failure.message}
          {failure.headers.length > 0 && (
            <CodeBlock wrap label="Headers" code={failure.headers.join('\n')} className="mt-2" />
          )}
        </Alert>
      )}
      {text !== '' && (
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

/** Returns “250 rows in 5 pages found in 0.4 s”, or “50 of 250 rows found in 0.4 s”. */
function describeSuccess({ described, pages, rows, durationMs }: TestResult): string {
  const { length, total } = described;
  // The total in the response does not include the rows of nested lists.
  const of = total !== null && total > length && !rows.includes('*') ? `${formatCount(length)} of ` : '';
  const inPages = pages > 1 ? ` in ${countOf(pages, pageWords)}` : '';
  return `${of}${countOf(of === '' ? length : (total ?? length), defaultWords)}${inPages} found in ${formatDuration(durationMs)}`;
}
