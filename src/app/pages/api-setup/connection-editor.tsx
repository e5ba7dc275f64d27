import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert, Button, Card, CardAction, CardContent, CardHeader, CardTitle, Chip, useToast } from 'waymark';
import { connectionPath, paths } from '../../config/paths';
import { originOf } from '../../data/connections/address';
import { type Connection, defaultWords, isReadable, needsSecret } from '../../data/connections/connection';
import { ConflictError } from '../../data/connections/connection-storage';
import { withTypedSecret } from '../../data/requests/test-connection';
import type { DescribedRows } from '../../data/rows/engine';
import { rowEngine } from '../../data/rows/engine-client';
import { roleNames } from '../../data/rows/roles';
import { useCredentials, useData } from '../../data/use-data';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { ActivateButton } from './activate-button';
import { AddressFields } from './address-fields';
import { savedState } from './addresses';
import { AdvancedFields } from './advanced-fields';
import { AuthFields } from './auth-fields';
import { ColumnTable } from './column-table';
import { ConnectionActions } from './connection-actions';
import { useConnectionForm } from './connection-form';
import { ExampleGallery } from './example-gallery';
import { GroupColors } from './group-colors';
import { PreviewCard } from './preview-card';
import { applyTest, proposeRows } from './propose-connection';
import { RoleFields } from './role-fields';
import { searchOfRows } from './search-of-rows';
import { useSecretField } from './secret-field';
import { TestOutcome } from './test-outcome';
import { useConnectionTest } from './use-connection-test';
import { usePreview } from './use-preview';
import { WordFields } from './word-fields';

export interface ConnectionEditorProps {
  connection: Connection;
  /** Whether the connection is not saved yet. */
  isNew: boolean;
}

/** The form of a connection: address and authentication, the columns, and the preview of what the dashboard makes of them. */
export function ConnectionEditor({ connection, isNew }: ConnectionEditorProps) {
  const { active, store } = useData();
  const credentials = useCredentials();
  const navigate = useNavigate();
  const { show } = useToast();
  const form = useConnectionForm(connection, credentials.tokenOrigins);
  const secret = useSecretField(connection.id);
  const test = useConnectionTest();
  const [described, setDescribed] = useState<DescribedRows | null>(null);
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  const { draft } = form;
  const isOutdated = test.isOutdated(draft);
  const result = isOutdated ? null : test.result;
  const preview = usePreview(draft, result);
  const isChanged = form.isChanged || secret.isTyped;
  const isReady = isReadable(draft) && !isOutdated;
  useUnsavedChanges(draft.name.trim() || 'New connection', isChanged);

  async function runTest(changed: Partial<Connection> = {}): Promise<void> {
    const tested = { ...draft, ...changed };
    if (!form.check(['name'], tested)) return;
    const found = await test.run(tested, withTypedSecret(credentials, tested, secret.read()));
    if (found === undefined) {
      form.change({ lastTest: { at: Date.now(), rows: null } });
      return;
    }
    setDescribed(found.described);
    form.change(applyTest(tested, found));
  }

  async function chooseRows(rows: string): Promise<void> {
    if (test.result === null) return;
    const found = await rowEngine.describe(test.result.id, rows);
    setDescribed(found);
    form.change(proposeRows(draft, rows, found));
  }

  /** Gives a field the role that suits its type, or takes its role away. */
  function chooseField(pointer: string): void {
    const { roles } = draft;
    const current = roleNames.find((role) => roles[role] === pointer);
    const type = draft.columns.find((column) => column.pointer === pointer)?.type;
    const suited = type === 'date' ? 'time' : type === 'number' ? 'value' : roles.group === null ? 'group' : 'label';
    form.change({ roles: current ? { ...roles, [current]: null } : { ...roles, [suited]: pointer } });
  }

  async function save(force = false): Promise<Connection | undefined> {
    if (!form.check()) return undefined;
    try {
      const { plural, singular, value } = draft.words;
      const words = {
        singular: singular.trim() || defaultWords.singular,
        plural: plural.trim() || defaultWords.plural,
        value: value.trim() || defaultWords.value,
      };
      const saved = await store.save({ ...draft, words, name: draft.name.trim(), url: draft.url.trim() }, { force });
      const origin = originOf(saved.url);
      if (!needsSecret(saved)) await store.forgetSecret(saved.id);
      else if (secret.isTyped && origin !== null) {
        await store.keepSecret(saved.id, secret.read(), { place: secret.place, origin });
      }
      secret.clear();
      setConflict(null);
      form.reset(saved);
      return saved;
    } catch (error) {
      if (error instanceof ConflictError) setConflict(error);
      else {
        show({
          id: 'connection',
          tone: 'error',
          title: 'The connection was not saved. Reload the page and try again.',
        });
      }
      return undefined;
    }
  }

  async function saveAndStay(force = false): Promise<void> {
    const saved = await save(force);
    if (!saved) return;
    show({ id: 'connection', tone: 'success', title: `${saved.name} saved` });
    // The form stays, and with it the focus and the scroll position.
    if (isNew) void navigate(connectionPath(saved.id), { replace: true, state: savedState, preventScrollReset: true });
  }

  async function saveAndOpen(): Promise<void> {
    const saved = await save();
    if (!saved) return;
    await store.activate(saved.id);
    const search = preview === null ? '' : await searchOfRows(result, draft.roles);
    void navigate({ pathname: paths.dashboard, search }, { state: savedState });
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
        void saveAndStay();
      }}
    >
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
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
              <AddressFields form={form} onEnter={() => void runTest()} />
              <AuthFields form={form} secret={secret} />
              <AdvancedFields form={form} />
              <div className="flex flex-wrap gap-3">
                <Button variant="soft" busy={test.isBusy} busyLabel="Testing" onClick={() => void runTest()}>
                  Test connection
                </Button>
                {test.isBusy && (
                  <Button variant="ghost" tone="neutral" onClick={test.cancel}>
                    Cancel
                  </Button>
                )}
              </div>
              <TestOutcome test={test} isOutdated={isOutdated} />
              {isNew && draft.url === '' && (
                <ExampleGallery
                  onSelect={(example) => {
                    form.change(example);
                    void runTest(example);
                  }}
                />
              )}
            </CardContent>
          </Card>
          {isReadable(draft) && (
            <Card asChild>
              <section aria-labelledby="columns-title">
                <CardHeader>
                  <CardTitle id="columns-title">Columns</CardTitle>
                </CardHeader>
                <CardContent className="grid gap-5">
                  <RoleFields form={form} described={described} />
                  {draft.roles.group !== null && (
                    <GroupColors
                      groups={preview?.summary.groups.flatMap(({ key }) => key ?? []) ?? []}
                      levels={draft.groupLevels}
                      onChange={(groupLevels) => form.change({ groupLevels })}
                    />
                  )}
                  <WordFields form={form} />
                  {draft.columns.length > 0 && (
                    <ColumnTable columns={draft.columns} onChange={(columns) => form.change({ columns })} />
                  )}
                </CardContent>
              </section>
            </Card>
          )}
        </div>
        <div className="min-w-0 lg:sticky lg:top-26">
          <PreviewCard
            draft={draft}
            result={result}
            preview={preview}
            onRows={(rows) => void chooseRows(rows)}
            onField={chooseField}
          />
        </div>
      </div>
      {conflict !== null && (
        <Alert
          tone="warning"
          title={conflict.message}
          action={
            <div className="flex flex-wrap gap-3">
              <Button size="sm" variant="outline" tone="warning" onClick={() => void saveAndStay(true)}>
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
      <Card className="sticky bottom-4 shadow-raised">
        <CardContent className="flex flex-wrap items-center gap-3">
          <Button disabled={!isReady} onClick={() => void saveAndOpen()}>
            Save and open dashboard
          </Button>
          <Button type="submit" variant="soft">
            Save connection
          </Button>
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
          <p className="grow text-end text-caption text-muted">
            <bdi>
              {isReady ? (isChanged ? 'Unsaved changes' : '') : 'Test the connection to open it on the dashboard.'}
            </bdi>
          </p>
        </CardContent>
      </Card>
    </form>
  );
}
