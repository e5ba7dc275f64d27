import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert, Button, Card, CardContent, CardHeader, CardTitle, toast } from 'waymark';
import { connectionPath, paths } from '../../config/paths';
import { type Connection, isReadable, needsSecret, originOf, ownConnectionId } from '../../data/json-api/connection';
import { ConflictError, useData } from '../../data/store';
import type { Column } from '../../../rows/columns';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { ActivateButton, ConnectionActions, savedState, searchOfRange } from './connection-actions';
import { AddressFields, AdvancedFields, NameAndAuthFields } from './address-fields';
import { GroupColors, RoleFields, WordFields } from './mapping-fields';
import { Notices } from './notices';
import { EditorBar, Section, TestButton, TestOutcome } from './editor-layout';
import { ExampleGallery, PreviewCard } from './preview-card';
import { ShownSentence } from './shown-sentence';
import { EditorContext, useEditor, useNewEditor } from './use-editor';

interface ConnectionEditorProps {
  connection: Connection;
  isNew: boolean;
  onNameChange: (name: string) => void;
}

export function ConnectionEditor({ connection, isNew, onNameChange }: ConnectionEditorProps) {
  const editor = useNewEditor(connection, isNew);
  const { name } = editor.draft;
  useUnsavedChanges(name.trim() || 'New connection', editor.isChanged);
  useEffect(() => onNameChange(name), [onNameChange, name]);
  return (
    <EditorContext value={editor}>
      {connection.id === ownConnectionId ? <OwnConnection /> : <ConnectionForm />}
    </EditorContext>
  );
}

/** The site's own API, which does not require any settings. */
function OwnConnection() {
  const isTested = useEditor().result !== null;
  // The cards have the same height unless the preview is longer.
  return (
    <div className={`grid grid-cols-1 gap-5 lg:grid-cols-2 ${isTested ? 'items-start' : ''}`}>
      <Card asChild>
        <section aria-labelledby="connection-title">
          <CardHeader>
            {/* The tab above shows the name and state. */}
            <CardTitle id="connection-title">About this connection</CardTitle>
          </CardHeader>
          <CardContent className="grid gap-4">
            <p className="text-muted">
              The data API of this site. It needs no key: requests carry your sign-in, and filters run on the server.
            </p>
            <div className="flex flex-wrap gap-3">
              <TestButton />
              <ActivateButton />
            </div>
            <TestOutcome />
          </CardContent>
        </section>
      </Card>
      <div className={`grid min-w-0 ${isTested ? 'lg:sticky lg:top-26' : ''}`}>
        <PreviewCard />
      </div>
    </div>
  );
}

function ConnectionForm() {
  const { store } = useData();
  const navigate = useNavigate();
  const editor = useEditor();
  const { saved: connection, isNew, draft, formRef, secret, preview } = editor;
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  const isUsed = ({ pointer, isHidden }: Column): boolean =>
    isHidden !== true || Object.values(draft.roles).includes(pointer);

  async function save(force = false): Promise<Connection | undefined> {
    if (!editor.check()) return undefined;
    try {
      // The dashboard opens with the range of the tested rows.
      const found = (await editor.whenRead())?.range;
      const range = draft.range ?? (typeof found === 'string' ? found : undefined);
      const saved = await store.save({ ...draft, ...(range && { range }) }, { force });
      const origin = originOf(saved.url);
      if (!needsSecret(saved)) await store.forgetSecret(saved.id);
      else if (secret.isTyped && origin !== null) {
        await store.keepSecret(saved.id, editor.readSecret(), { place: secret.place, origin });
      }
      editor.clearSecret();
      setConflict(null);
      editor.reset(saved);
      return saved;
    } catch (error) {
      if (error instanceof ConflictError) setConflict(error);
      else toast.error('The connection was not saved. Reload the page and try again.', { id: 'connection' });
      return undefined;
    }
  }

  async function saveAndStay(force = false): Promise<void> {
    const saved = await save(force);
    if (!saved) return;
    toast.success(`${saved.name} saved`, { id: 'connection' });
    // The form, the focus and the scroll position do not change.
    if (isNew) void navigate(connectionPath(saved.id), { replace: true, state: savedState, preventScrollReset: true });
  }

  async function saveAndOpen(): Promise<void> {
    const read = await editor.whenRead();
    const saved = await save();
    if (!saved) return;
    await store.activate(saved.id);
    const search = draft.range === undefined ? searchOfRange(read?.range ?? null, draft) : '';
    void navigate({ pathname: paths.dashboard, search }, { state: savedState });
  }

  return (
    <form
      ref={formRef}
      noValidate
      autoComplete="off"
      aria-labelledby="connection-title"
      // Keep the focused element from being covered by the bar at the end of the window.
      className="flex grow flex-col gap-5 [&_:is(a,button,input,select,[tabindex])]:scroll-mb-44"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void saveAndStay();
      }}
    >
      {/* For a new connection, this is only for screen readers, because its tab shows the name. */}
      <div className={isNew ? 'sr-only' : 'flex flex-wrap items-center justify-between gap-3'}>
        <h2 id="connection-title" className="min-w-0 text-h3 wrap-anywhere">
          <bdi>{connection.name || 'New connection'}</bdi>
        </h2>
        {!isNew && (
          <div className="flex flex-wrap items-center gap-2">
            <ActivateButton />
            <ConnectionActions />
          </div>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 print:block print:space-y-5">
        <Card>
          <Section id="address-title" title="Address">
            <AddressFields />
            <TestOutcome />
            <Notices />
            <NameAndAuthFields />
            <AdvancedFields />
          </Section>
          {preview && (
            <Section id="shown-title" title="What the dashboard shows">
              <ShownSentence range={preview.range} />
            </Section>
          )}
          {isReadable(draft) && (
            <Later isEager={isReadable(connection)}>
              <Section
                id="columns-title"
                title="Columns"
                note={`${draft.columns.filter(isUsed).length} of ${draft.columns.length} fields used`}
              >
                <RoleFields />
                {draft.roles.group !== null && <GroupColors />}
              </Section>
              <Section id="words-title" title="Words">
                <WordFields />
              </Section>
            </Later>
          )}
        </Card>
        <div className="min-w-0 lg:sticky lg:top-26 print:static">
          <PreviewCard>{isNew && draft.url === '' && <ExampleGallery />}</PreviewCard>
        </div>
      </div>
      {conflict !== null && (
        <Alert
          tone="warning"
          title={conflict.message}
          actions={
            <div className="flex flex-wrap gap-3">
              <Button size="sm" variant="plain" onClick={() => void saveAndStay(true)}>
                Save my version
              </Button>
              {conflict.stored !== null && (
                <Button
                  size="sm"
                  variant="ghost"
                  tone="warning"
                  onClick={() => {
                    editor.reset(conflict.stored ?? connection);
                    setConflict(null);
                  }}
                >
                  Use the other version
                </Button>
              )}
            </div>
          }
        >
          Your changes are not saved yet.
        </Alert>
      )}
      <EditorBar onOpen={() => void saveAndOpen()} />
    </form>
  );
}

/** Renders its content in a separate task, after the rest of the page, unless it is eager. */
function Later({ isEager, children }: { isEager: boolean; children: ReactNode }) {
  return useDeferredValue(true, isEager) && children;
}
