import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { Alert, Button, Card, toast } from 'waymark';
import { connectionPath, paths } from '../../config/paths';
import { type Connection, isReadable, type LastTest, needsSecret, originOf } from '../../data/json-api/connection';
import { ConflictError } from '../../data/store';
import { rowEngine } from '../../data/json-api/source';
import { maxColumns } from '../../../rows/columns';
import type { DescribedRows } from '../../../rows/describe-rows';
import type { RoleName } from '../../../rows/roles';
import { proposeRows, withRole } from '../../../rows/settings';
import { defaultWords } from '../../../rows/texts';
import { useData } from '../../data/use-data';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { ActivateButton, ConnectionActions, savedState, searchOfRange } from './connection-actions';
import { AddressFields, AdvancedFields, NameAndAuthFields } from './address-fields';
import { ColumnTable, GroupColors, RoleFields, WordFields } from './mapping-fields';
import { focusFirstField, useConnectionForm } from './connection-form';
import { type ColumnSetting, describeNotices, Notices } from './notices';
import { EditorBar, Section, TestButton, TestOutcome } from './editor-layout';
import { ExampleGallery, PreviewCard } from './preview-card';
import { applyTest } from './propose-connection';
import { useSecretField } from './secret-field';
import { ShownSentence } from './shown-sentence';
import { changedRequest, type TestResult, useConnectionTest, usePreview, withTypedSecret } from './use-connection-test';

export interface ConnectionEditorProps {
  connection: Connection;
  isNew: boolean;
  onNameChange: (name: string) => void;
}

export function ConnectionEditor({ connection, isNew, onNameChange }: ConnectionEditorProps) {
  const { store, connections, credentials } = useData();
  const navigate = useNavigate();
  const form = useConnectionForm(connection, credentials.tokenOrigins);
  const secret = useSecretField(connection.id);
  const test = useConnectionTest(showOutcome);
  const [described, setDescribed] = useState<DescribedRows | null>(null);
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  const [areColumnsOpen, setColumnsOpen] = useState(false);
  const { draft } = form;
  const changed = test.changeOf(draft);
  const result = changed === null ? test.result : null;
  const [preview, whenRead] = usePreview(draft, result);
  const withoutRole = draft.columns.filter(({ pointer }) => !Object.values(draft.roles).includes(pointer));
  const shownCount = draft.columns.length - withoutRole.filter(({ isHidden }) => isHidden).length;
  const isChanged = form.isChanged || secret.isTyped;
  const isReady = isReadable(draft) && changed === null;
  useUnsavedChanges(draft.name.trim() || 'New connection', isChanged);
  useEffect(() => onNameChange(draft.name), [onNameChange, draft.name]);

  function showOutcome(tested: Connection, lastTest: LastTest, found?: TestResult): void {
    // The saved connection contains the tested request.
    const isSaved = !isNew && !secret.isTyped && changedRequest(tested, connection) === null;
    if (isSaved) void store.saveTest(connection.id, lastTest);
    const others = connections.flatMap(({ id, name }) => (id === tested.id ? [] : name));
    form.change({ lastTest, ...(found && applyTest(tested, found, others)) });
    if (found) setDescribed(found.described);
  }

  async function runTest(fields: Partial<Connection> = {}): Promise<void> {
    const tested = { ...draft, ...fields };
    if (!form.check(['name'], tested)) return;
    await test.run(tested, withTypedSecret(credentials, tested, secret.read()));
  }

  async function chooseRows(rows: string): Promise<void> {
    if (test.result === null) return;
    const found = await rowEngine.describe(test.result.id, rows);
    setDescribed(found);
    form.change(proposeRows(draft.url, rows, found));
  }

  /** Assigns a role to a response field, and adds the field to the columns if necessary. */
  async function chooseField(pointer: string, role: RoleName | null): Promise<void> {
    const isKnown = draft.columns.some((column) => column.pointer === pointer);
    if (isKnown || test.result === null || draft.rows === null) {
      form.change(withRole(draft, pointer, role, described));
      return;
    }
    const facts = await rowEngine.describeField(test.result.id, draft.rows, pointer);
    const isUsed = (one: string): boolean => Object.values(draft.roles).includes(one);
    // The field replaces the last column without a role.
    const spare = draft.columns.length < maxColumns ? undefined : draft.columns.findLast((one) => !isUsed(one.pointer));
    const columns = [...draft.columns.filter((column) => column !== spare), facts.column];
    setDescribed((before) => before && { ...before, columns: [...before.columns, facts] });
    form.change({ columns, ...withRole({ ...draft, columns }, pointer, role, described) });
  }

  function showColumn(pointer: string, setting: ColumnSetting = 'type'): void {
    flushSync(() => setColumnsOpen(true));
    const column = form.formRef.current?.querySelector(`[data-column="${CSS.escape(pointer)}"]`);
    column?.querySelector<HTMLElement>(`[name="${setting}"]`)?.focus();
  }

  function discard(): void {
    secret.clear();
    test.clear();
    form.reset();
    // The button is about to disappear.
    focusFirstField(form.formRef.current);
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
      // The dashboard opens with the range of the tested rows.
      const found = (await whenRead())?.range;
      const range = draft.range ?? (typeof found === 'string' ? found : undefined);
      const fields = { words, name: draft.name.trim(), url: draft.url.trim(), ...(range && { range }) };
      const saved = await store.save({ ...draft, ...fields }, { force });
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
    const read = await whenRead();
    const saved = await save();
    if (!saved) return;
    await store.activate(saved.id);
    const search = draft.range === undefined ? searchOfRange(read?.range ?? null, draft) : '';
    void navigate({ pathname: paths.dashboard, search }, { state: savedState });
  }

  return (
    <form
      ref={form.formRef}
      noValidate
      autoComplete="off"
      aria-labelledby="connection-title"
      // Keep the focused element from being covered by the bar at the end of the window.
      className="grid gap-5 [&_:is(a,button,input,select,[tabindex])]:scroll-mb-44"
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
            <ActivateButton connection={connection} disabled={isChanged} />
            <ConnectionActions connection={connection} isChanged={isChanged} />
          </div>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 print:block print:space-y-5">
        <Card>
          <Section id="address-title" title="Address">
            <AddressFields
              form={form}
              onEnter={() => void runTest()}
              // On phones, the button is in the bar until the connection is ready.
              test={
                <TestButton
                  test={test}
                  onTest={() => void runTest()}
                  variant={isReady ? 'tonal' : 'solid'}
                  className={isReady ? undefined : 'max-sm:hidden'}
                />
              }
            />
            <TestOutcome test={test} changed={changed} />
            <Notices
              notices={
                result === null
                  ? []
                  : describeNotices({
                      draft,
                      result: { ...result, described: described ?? result.described },
                      groupCount: draft.roles.group === null ? 0 : (preview?.summary.groupCount ?? 0),
                      problems: preview?.notice ?? null,
                    })
              }
              onColumn={showColumn}
            />
            <NameAndAuthFields form={form} secret={secret} />
            <AdvancedFields form={form} />
          </Section>
          {preview && (
            <Section id="shown-title" title="What the dashboard shows">
              <ShownSentence form={form} described={described} range={preview.range} />
            </Section>
          )}
          {isReadable(draft) && (
            <Later isEager={isReadable(connection)}>
              <Section id="columns-title" title="Columns" note={`${shownCount} of ${draft.columns.length} fields used`}>
                <RoleFields form={form} described={described}>
                  <ColumnTable
                    columns={draft.columns}
                    others={withoutRole.map(({ name }) => name)}
                    onChange={(columns) => form.change({ columns })}
                    open={areColumnsOpen}
                    onOpenChange={setColumnsOpen}
                  />
                </RoleFields>
                {draft.roles.group !== null && (
                  <GroupColors
                    groups={preview?.summary.groups.flatMap(({ key }) => key ?? []) ?? []}
                    levels={draft.groupLevels}
                    onChange={(groupLevels) => form.change({ groupLevels })}
                  />
                )}
              </Section>
              <Section id="words-title" title="Words">
                <WordFields form={form} />
              </Section>
            </Later>
          )}
        </Card>
        <div className="min-w-0 lg:sticky lg:top-26 print:static">
          <PreviewCard
            draft={draft}
            result={result}
            preview={preview}
            onRows={(rows) => void chooseRows(rows)}
            onField={(pointer, role) => void chooseField(pointer, role)}
          >
            {isNew && draft.url === '' && (
              <ExampleGallery
                onSelect={(example) => {
                  // The clicked button is about to disappear.
                  focusFirstField(form.formRef.current);
                  form.change(example);
                  void runTest(example);
                }}
              />
            )}
          </PreviewCard>
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
      <EditorBar
        isChanged={isChanged}
        isReady={isReady}
        // From 600 px up, the button is beside the URL.
        test={<TestButton test={test} onTest={() => void runTest()} variant="solid" className="grow sm:hidden" />}
        onOpen={() => void saveAndOpen()}
        onDiscard={discard}
      />
    </form>
  );
}

/** Renders its content in a separate task, after the rest of the page, unless it is eager. */
function Later({ isEager, children }: { isEager: boolean; children: ReactNode }) {
  return useDeferredValue(true, isEager) && children;
}
