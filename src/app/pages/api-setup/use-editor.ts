import { type ChangeEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { maxColumns } from '../../../rows/columns';
import type { DescribedRows } from '../../../rows/describe-rows';
import type { RoleName } from '../../../rows/roles';
import { columnsForRole, proposeRows, withColumn, withRole } from '../../../rows/settings';
import {
  type Connection,
  headerNameProblem,
  isReadable,
  maxTimeoutSeconds,
  needsSecret,
  originOf,
  ownConnectionId,
  pointerProblem,
  urlProblem,
} from '../../data/json-api/connection';
import type { SecretPlace } from '../../data/json-api/secrets';
import { rowEngine } from '../../data/json-api/source';
import { useData } from '../../data/store';
import { createRequiredContext } from '../../lib/state';
import { applyTest } from './propose-connection';
import { changedRequest, type TestOutcome, useConnectionTest, usePreview } from './use-connection-test';

type FieldName = 'name' | 'url' | 'timeoutSeconds' | 'auth' | 'rows' | 'nextPage' | 'parameter';

type FieldErrors = Partial<Record<FieldName, string>>;

/** Returns the message of each invalid field. */
export function problemsOf(connection: Connection, tokenOrigins: readonly string[]): FieldErrors {
  const { name, url, auth, timeoutSeconds, rows, nextPage } = connection;
  const address = urlProblem(url);
  const isRefused = auth.type === 'user' && address === null && !tokenOrigins.includes(originOf(url) ?? '');
  const problems: Record<FieldName, string | null> = {
    name: name.trim() === '' ? 'Enter a name.' : null,
    url: address,
    timeoutSeconds:
      Number.isInteger(timeoutSeconds) && timeoutSeconds >= 1 && timeoutSeconds <= maxTimeoutSeconds
        ? null
        : `Enter a whole number from 1 to ${maxTimeoutSeconds}.`,
    auth: isRefused
      ? 'Your sign-in is not sent to this host. Choose another authentication.'
      : auth.type === 'header'
        ? headerNameProblem(auth.name)
        : null,
    rows: pointerProblem(rows ?? ''),
    nextPage:
      nextPage.type !== 'address' && nextPage.type !== 'cursor'
        ? null
        : nextPage.pointer === ''
          ? 'Enter the JSON Pointer to the next page, such as /next.'
          : pointerProblem(nextPage.pointer),
    parameter:
      nextPage.type === 'cursor' && nextPage.parameter.trim() === '' ? 'Enter the name of the parameter.' : null,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

export const focusFirstField = (root: HTMLElement | null): void => root?.querySelector('input')?.focus();

/** Test outcomes and revisions are not settings. */
const settingsOf = (connection: Connection): string => JSON.stringify({ ...connection, revision: 0, lastTest: null });

const isSameConnection = (one: Connection, other: Connection): boolean => settingsOf(one) === settingsOf(other);

const noSecret = { isTyped: false, isReplacing: false, place: null as SecretPlace | null };

/** A setting of a column that a notice can lead to. */
export type ColumnSetting = 'type' | 'dateOrder';

export type Editor = ReturnType<typeof useNewEditor>;

export const [EditorContext, useEditor] = createRequiredContext<Editor>('EditorContext', 'useEditor');

/**
 * The draft of a connection, its test, and the preview of the tested rows. An unchanged draft follows the saved
 * connection, which another tab may change.
 */
export function useNewEditor(saved: Connection, isNew: boolean) {
  const { store, connections, secrets, credentials } = useData();
  const formRef = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(saved);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Only the input contains the key, because React would copy a controlled value to an attribute.
  const secretRef = useRef<HTMLInputElement>(null);
  const [secret, setSecret] = useState(noSecret);
  const [described, setDescribed] = useState<DescribedRows | null>(null);
  const [areColumnsOpen, setColumnsOpen] = useState(false);
  const test = useConnectionTest(draft, showOutcome);
  const { changed, result } = test;
  const [preview, whenRead] = usePreview(draft, result);
  const hasChanges = !isSameConnection(draft, base);
  const kept = secrets.get(saved.id);

  if (saved !== base && (!hasChanges || isSameConnection(draft, saved))) {
    setBase(saved);
    setDraft(saved);
  }

  const readSecret = (): string => secretRef.current?.value.trim() ?? '';

  function clearSecret(): void {
    if (secretRef.current) secretRef.current.value = '';
    setSecret(noSecret);
  }

  /** Changes settings and removes their messages until the next check. */
  function change(fields: Partial<Connection>): void {
    setDraft((before) => ({ ...before, ...fields }));
    const names = new Set([...Object.keys(fields), ...(fields.nextPage ? ['parameter'] : [])]);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.has(name))));
  }

  /** Validates all fields except those given. Shows messages and focuses the first invalid field. */
  function check(except: readonly FieldName[] = [], connection = draft): boolean {
    const problems = problemsOf(connection, credentials.tokenOrigins);
    for (const name of except) delete problems[name];
    // Fields are marked as invalid when they are rendered.
    flushSync(() => setErrors(problems));
    const invalid = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A radio group itself cannot be focused.
    (invalid?.querySelector<HTMLElement>('input:checked') ?? invalid)?.focus();
    return Object.keys(problems).length === 0;
  }

  function showOutcome({ tested, result: found }: TestOutcome): void {
    const lastTest = { at: Date.now(), rows: found?.described.length ?? null };
    // The saved connection contains the tested request.
    const isSaved = !isNew && !secret.isTyped && changedRequest(tested, saved) === null;
    if (isSaved) void store.saveTest(saved.id, lastTest);
    const others = connections.flatMap(({ id, name }) => (id === tested.id ? [] : name));
    change({ lastTest, ...(found && tested.id !== ownConnectionId && applyTest(tested, found, others)) });
    if (found) setDescribed(found.described);
  }

  async function runTest(fields: Partial<Connection> = {}): Promise<void> {
    const tested = { ...draft, ...fields };
    // The site's own connection has no fields.
    if (tested.id !== ownConnectionId && !check(['name'], tested)) return;
    const typed = needsSecret(tested) ? readSecret() : '';
    await test.run(tested, typed === '' ? credentials : { ...credentials, reveal: () => Promise.resolve(typed) });
  }

  async function chooseRows(rows: string): Promise<void> {
    if (result === null) return;
    const found = await rowEngine().describe(result.id, rows);
    setDescribed(found);
    change(proposeRows(draft.url, rows, found));
  }

  /** Assigns a role to a response field, and adds the field to the columns if necessary. */
  async function chooseField(pointer: string, role: RoleName | null): Promise<void> {
    const isKnown = draft.columns.some((column) => column.pointer === pointer);
    if (isKnown || result === null || draft.rows === null) {
      change(withRole(draft, pointer, role, described));
      return;
    }
    const facts = await rowEngine().describeField(result.id, draft.rows, pointer);
    const isUsed = (one: string): boolean => Object.values(draft.roles).includes(one);
    // The field replaces the last column without a role.
    const spare = draft.columns.length < maxColumns ? undefined : draft.columns.findLast((one) => !isUsed(one.pointer));
    const columns = [...draft.columns.filter((column) => column !== spare), facts.column];
    setDescribed((before) => before && { ...before, columns: [...before.columns, facts] });
    change({ columns, ...withRole({ ...draft, columns }, pointer, role, described) });
  }

  function reset(connection: Connection = saved): void {
    setBase(connection);
    setDraft(connection);
    setErrors({});
  }

  return {
    isNew,
    saved,
    draft,
    errors,
    formRef,
    isChanged: hasChanges || secret.isTyped,
    change,
    check,
    reset,
    discard: (): void => {
      clearSecret();
      test.clear();
      reset();
      // The button is about to disappear.
      focusFirstField(formRef.current);
    },
    /** The props of a text field. `toSettings` returns the changes for a typed text. */
    textField: (name: FieldName, value: string, toSettings: (text: string) => Partial<Connection>) => ({
      name,
      value,
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(toSettings(target.value)),
    }),
    secretRef,
    /** The stored key, if any. */
    kept,
    secret: { ...secret, place: secret.place ?? kept?.place ?? 'session' },
    changeSecret: (fields: Partial<typeof noSecret>) => setSecret((before) => ({ ...before, ...fields })),
    readSecret,
    clearSecret,
    test,
    runTest,
    isReady: isReadable(draft) && changed === null,
    /** The result of the test; null if the request has changed since. */
    result,
    /** What is known about the columns of the tested rows. */
    described,
    preview,
    whenRead,
    chooseRows,
    chooseField,
    columnsFor: (role: RoleName) => columnsForRole(role, draft, described),
    setRole: (role: RoleName, pointer: string) => change(withColumn(draft, role, pointer || null, described)),
    areColumnsOpen,
    setColumnsOpen,
    /** Opens the settings of a column and focuses one of them. */
    showColumn: (pointer: string, setting: ColumnSetting = 'type'): void => {
      flushSync(() => setColumnsOpen(true));
      const column = formRef.current?.querySelector(`[data-column="${CSS.escape(pointer)}"]`);
      column?.querySelector<HTMLElement>(`[name="${setting}"]`)?.focus();
    },
  };
}
