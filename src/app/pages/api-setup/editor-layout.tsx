import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Card, CardContent, CardHeader, CardTitle } from 'waymark';

interface SectionCardProps {
  /** The id of the title, which names the section. */
  id: string;
  number: number;
  title: string;
  /** Whether a check replaces the number. @default false */
  isDone?: boolean;
  children: ReactNode;
}

export function SectionCard({ id, number, title, isDone = false, children }: SectionCardProps) {
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader>
          <CardTitle id={id} level={3} className="flex items-center gap-2.5">
            {/* The outcome of the test says in words what the check shows. */}
            <span
              aria-hidden
              data-tone={isDone ? 'success' : 'secondary'}
              className="grid size-6 shrink-0 place-items-center rounded-full border border-transparent bg-tone-soft text-h6 text-on-tone-soft"
            >
              {isDone ? <Check className="size-4" /> : number}
            </span>
            {title}
          </CardTitle>
        </CardHeader>
        <CardContent className="grid gap-5">{children}</CardContent>
      </section>
    </Card>
  );
}

interface EditorBarProps {
  isChanged: boolean;
  isReady: boolean;
  onOpen: () => void;
  onDiscard: () => void;
}

/** The actions of the form, at the end of the window where it is high enough. Save is its submit button. */
export function EditorBar({ isChanged, isReady, onOpen, onDiscard }: EditorBarProps) {
  return (
    <Card variant="outline" className="bottom-4 tall:sticky">
      <CardContent className="flex flex-wrap items-center gap-2 px-4 py-3 sm:gap-3 sm:px-5">
        <Button
          className="max-sm:grow"
          disabled={!isReady}
          aria-describedby={isReady ? undefined : 'editor-status'}
          onClick={onOpen}
        >
          Save and open dashboard
        </Button>
        <Button type="submit" variant="tonal">
          Save
        </Button>
        {isChanged && (
          <Button variant="ghost" tone="neutral" onClick={onDiscard}>
            Discard
          </Button>
        )}
        <p id="editor-status" className="ms-auto min-w-0 text-end text-caption text-muted empty:hidden">
          {isReady ? isChanged && <bdi>Unsaved changes</bdi> : <bdi>Test the connection to open the dashboard.</bdi>}
        </p>
      </CardContent>
    </Card>
  );
}
