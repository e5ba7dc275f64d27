import { Button, Card, CardContent } from 'waymark';

export interface EditorBarProps {
  /** Whether the form has unsaved changes. */
  isChanged: boolean;
  /** Whether the dashboard can show the connection. */
  isReady: boolean;
  onOpen: () => void;
  onDiscard: () => void;
}

/** The actions of the form, at the end of the window where it is high enough. Save is its submit button. */
export function EditorBar({ isChanged, isReady, onOpen, onDiscard }: EditorBarProps) {
  return (
    <Card className="bottom-4 shadow-raised tall:sticky">
      <CardContent className="flex flex-wrap items-center gap-2 px-4 py-3 sm:gap-3 sm:px-5">
        <Button
          className="max-sm:grow"
          disabled={!isReady}
          aria-describedby={isReady ? undefined : 'editor-status'}
          onClick={onOpen}
        >
          Save and open dashboard
        </Button>
        <Button type="submit" variant="soft">
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
