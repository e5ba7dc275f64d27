import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Connection, maxTimeoutSeconds, originOf, urlProblem } from '../../data/json-api/connection';
import { headerNameProblem, pointerProblem } from '../../data/json-api/parse-connection';

type FieldName = 'name' | 'url' | 'timeoutSeconds' | 'auth' | 'rows' | 'nextPage' | 'parameter';

type FieldErrors = Partial<Record<FieldName, string>>;

function problemsOf(connection: Connection, tokenOrigins: readonly string[]): FieldErrors {
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

export function isSameConnection(one: Connection, other: Connection): boolean {
  return settingsOf(one) === settingsOf(other);
}

/** The draft of a connection. An unchanged draft follows the saved connection, which another tab may change. */
export function useConnectionForm(saved: Connection, tokenOrigins: readonly string[]) {
  const formRef = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(saved);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isChanged = !isSameConnection(draft, base);

  if (saved !== base && (!isChanged || isSameConnection(draft, saved))) {
    setBase(saved);
    setDraft(saved);
  }

  return {
    formRef,
    draft,
    errors,
    isChanged,
    /** Changes settings and removes their messages until the next check. */
    change: (fields: Partial<Connection>): void => {
      setDraft((before) => ({ ...before, ...fields }));
      const changed = new Set([...Object.keys(fields), ...(fields.nextPage ? ['parameter'] : [])]);
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !changed.has(name))));
    },
    /** Validates all fields except those given. Shows messages and focuses the first invalid field. */
    check: (except: readonly FieldName[] = [], connection = draft): boolean => {
      const problems = problemsOf(connection, tokenOrigins);
      for (const name of except) delete problems[name];
      // Fields are marked as invalid when they are rendered.
      flushSync(() => setErrors(problems));
      const invalid = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // A radio group itself cannot be focused.
      (invalid?.querySelector<HTMLElement>('input:checked') ?? invalid)?.focus();
      return Object.keys(problems).length === 0;
    },
    reset: (connection: Connection = saved): void => {
      setBase(connection);
      setDraft(connection);
      setErrors({});
    },
  };
}

export type ConnectionForm = ReturnType<typeof useConnectionForm>;
