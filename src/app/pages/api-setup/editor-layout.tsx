import type { ReactNode } from 'react';
import { Button } from 'waymark';

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

interface EditorBarProps {
  isChanged: boolean;
  isReady: boolean;
  /** The test button, which is the next step until the connection is ready. */
  test: ReactNode;
  onOpen: () => void;
  onDiscard: () => void;
}

/** The form's actions, which stick to the end of a tall window. The Save button submits the form. */
export function EditorBar({ isChanged, isReady, test, onOpen, onDiscard }: EditorBarProps) {
  return (
    <div className="bottom-0 z-sticky -mx-4 flex flex-wrap items-center gap-2 border-t border-divider bg-paper px-4 py-3 print:hidden tall:sticky md:-mx-5 md:px-5">
      {isReady ? (
        <Button className="max-sm:grow" onClick={onOpen}>
          Save and open dashboard
        </Button>
      ) : (
        test
      )}
      <Button type="submit" variant="tonal">
        Save
      </Button>
      {isChanged && (
        <Button variant="ghost" tone="neutral" onClick={onDiscard}>
          Discard
        </Button>
      )}
      <p className="ms-auto min-w-0 text-end text-caption text-muted empty:hidden max-sm:hidden">
        {isReady ? isChanged && <bdi>Unsaved changes</bdi> : <bdi>Test the connection to open the dashboard.</bdi>}
      </p>
    </div>
  );
}
