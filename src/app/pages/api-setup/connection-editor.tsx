import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert, Button, Card, CardAction, CardContent, CardHeader, CardTitle, Chip, useToast } from 'waymark';
import { connectionPath } from '../../config/paths';
import { originOf } from '../../data/connections/address';
import { type Connection, needsSecret } from '../../data/connections/connection';
import { ConflictError } from '../../data/connections/connection-storage';
import { withTypedSecret } from '../../data/requests/test-connection';
import type { FoundArray } from '../../data/rows/inspect';
import { useCredentials, useData } from '../../data/use-data';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { ActivateButton } from './activate-button';
import { AddressFields } from './address-fields';
import { savedState } from './addresses';
import { ResponseFields } from './response-fields';
import { AuthFields } from './auth-fields';
import { ConnectionActions } from './connection-actions';
import { isMapped, useConnectionForm } from './connection-form';
import { MappingFields } from './mapping-fields';
import { proposeConnection } from './propose-connection';
import { useSecretField } from './secret-field';
import { TestOutcome } from './test-outcome';
import { useConnectionTest } from './use-connection-test';

export interface ConnectionEditorProps {
  connection: Connection;
  /** Whether the connection is not saved yet. */
  isNew: boolean;
}

/** The form of a connection: address, authentication, test, and mapping of the columns. */
export function ConnectionEditor({ connection, isNew }: ConnectionEditorProps) {
  const { active, store } = useData();
  const credentials = useCredentials();
  const navigate = useNavigate();
  const { show } = useToast();
  const form = useConnectionForm(connection, credentials.tokenOrigins);
  const secret = useSecretField(connection.id);
  const test = useConnectionTest();
  const [arrays, setArrays] = useState<readonly FoundArray[]>([]);
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  const { draft } = form;
  const isChanged = form.isChanged || secret.isTyped;
  useUnsavedChanges(draft.name.trim() || 'New connection', isChanged);

  async function runTest(): Promise<void> {
    if (!form.check(['name'])) return;
    const result = await test.run(draft, withTypedSecret(credentials, draft, secret.read()));
    if (result === undefined) return;
    setArrays(result.arrays);
    // A mapping that the user has made stays; MappingFields offers the proposal.
    if (!isMapped(draft)) form.change(proposeConnection(draft, result.arrays));
  }

  async function save(force = false): Promise<void> {
    if (!form.check()) return;
    try {
      const trimmed = { ...draft, name: draft.name.trim(), baseUrl: draft.baseUrl.trim(), path: draft.path.trim() };
      const saved = await store.save(trimmed, { force });
      const origin = originOf(saved.baseUrl);
      if (!needsSecret(saved)) await store.forgetSecret(saved.id);
      else if (secret.isTyped && origin !== null) {
        await store.keepSecret(saved.id, secret.read(), { place: secret.place, origin });
      }
      secret.clear();
      setConflict(null);
      form.reset(saved);
      show({ id: 'connection', tone: 'success', title: `${saved.name} saved` });
      // The form stays, and with it the focus and the scroll position.
      if (isNew) {
        void navigate(connectionPath(saved.id), { replace: true, state: savedState, preventScrollReset: true });
      }
    } catch (error) {
      if (error instanceof ConflictError) setConflict(error);
      else
        show({
          id: 'connection',
          tone: 'error',
          title: 'The connection was not saved. Reload the page and try again.',
        });
    }
  }

  return (
    <form
      ref={form.formRef}
      noValidate
      autoComplete="off"
      aria-labelledby="connection-title"
      className="grid gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <Card>
        <CardHeader>
          <CardTitle id="connection-title" className="min-w-0 wrap-anywhere">
            <bdi>{connection.name || 'New connection'}</bdi>
          </CardTitle>
          {active.id === connection.id && (
            <CardAction>
              <Chip size="sm" tone="success">
                Active
              </Chip>
            </CardAction>
          )}
        </CardHeader>
        <CardContent className="grid gap-4">
          <AddressFields form={form} />
          <AuthFields form={form} secret={secret} />
          <ResponseFields form={form} arrays={arrays} />
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" busy={test.isBusy} busyLabel="Testing" onClick={() => void runTest()}>
              Test connection
            </Button>
            {test.isBusy && (
              <Button variant="ghost" tone="neutral" onClick={test.cancel}>
                Cancel
              </Button>
            )}
          </div>
          <TestOutcome test={test} />
        </CardContent>
      </Card>
      <MappingFields form={form} arrays={arrays} />
      {conflict !== null && (
        <Alert
          tone="warning"
          title={conflict.message}
          action={
            <div className="flex flex-wrap gap-3">
              <Button size="sm" variant="outline" tone="warning" onClick={() => void save(true)}>
                Save my version
              </Button>
              {conflict.stored !== null && (
                <Button
                  size="sm"
                  variant="ghost"
                  tone="warning"
                  onClick={() => {
                    form.reset(conflict.stored ?? connection);
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save connection</Button>
        {isChanged && (
          <Button
            variant="ghost"
            tone="neutral"
            onClick={() => {
              secret.clear();
              form.reset();
              // This button disappears.
              form.formRef.current?.querySelector<HTMLElement>('input')?.focus();
            }}
          >
            Undo changes
          </Button>
        )}
        {!isNew && <ActivateButton connection={connection} disabled={isChanged} />}
        {!isNew && <ConnectionActions connection={connection} isChanged={isChanged} />}
      </div>
    </form>
  );
}
