import { useId, useState } from 'react';
import { Field, FieldControl, Link, SegmentedControl, SegmentedControlItem, Select, TextField } from 'waymark';
import { useData } from '../../data/store';
import { type ConnectionAuth, maxTimeoutSeconds, needsSecret, originOf } from '../../data/json-api/connection';
import { proposeName } from './propose-connection';
import { SecretField } from './secret-field';
import { TestButton } from './editor-layout';
import { useEditor } from './use-editor';
import { optionsOf } from '../../lib/formats';
import type { NextPage } from '../../../rows/next-page';

/** The props of a field whose text is not in the user's language. */
const verbatim = { spellCheck: false, autoCapitalize: 'none', dir: 'ltr' } as const;

/** The URL, and the button that tests it. The name is derived from the URL until the user changes it. */
export function AddressFields() {
  const { draft, isReady, textField, runTest } = useEditor();
  const { connections } = useData();
  const taken = connections.filter(({ id }) => id !== draft.id).map(({ name }) => name);
  return (
    // The button is as high as the field, which is below its label.
    <div className="flex flex-wrap gap-x-2 gap-y-3">
      <TextField
        {...textField('url', draft.url, (url) => {
          const isNamed = draft.name !== '' && draft.name !== proposeName(draft.url, taken);
          return { url, ...(isNamed ? {} : { name: proposeName(url, taken) }) };
        })}
        label="URL"
        className="min-w-0 grow basis-60"
        type="url"
        inputMode="url"
        {...verbatim}
        required
        placeholder="https://api.example.com/orders"
        start={<span className="text-h6">GET</span>}
        // The URL is always left to right; the method is at the start of the field in the page's direction.
        classNames={{ control: 'ps-14 font-mono text-ellipsis rtl:ps-3.5 rtl:pe-14' }}
        hint={<bdi>{'{from} and {to} become the range of the dashboard.'}</bdi>}
        onKeyDown={(event) => {
          // Enter first tests the address instead of saving the form.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void runTest();
        }}
      />
      <div className="max-sm:contents sm:mt-6.75">
        {/* On phones, the button is in the bar until the connection is ready. */}
        <TestButton variant={isReady ? 'tonal' : 'solid'} className={isReady ? '' : 'max-sm:hidden'} />
      </div>
    </div>
  );
}

const options: { value: ConnectionAuth['type']; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'header', label: 'API key' },
  { value: 'bearer', label: 'Bearer token' },
  { value: 'user', label: 'Your sign-in' },
];

const authOf = (type: ConnectionAuth['type']): ConnectionAuth =>
  type === 'header' ? { type, name: 'X-API-Key' } : { type };

/** The name and authentication type side by side, and below them the fields that the authentication requires. */
export function NameAndAuthFields() {
  const { draft, errors, change, textField } = useEditor();
  const { tokenOrigins } = useData().credentials;
  const origin = originOf(draft.url);
  // Other origins are refused.
  const mayUseSignIn = draft.auth.type === 'user' || (origin !== null && tokenOrigins.includes(origin));
  return (
    <>
      <div className="flex flex-wrap items-start gap-4">
        <TextField
          {...textField('name', draft.name, (name) => ({ name }))}
          className="min-w-0 grow basis-48"
          label="Name"
          required
          maxLength={100}
        />
        <Field
          label="Authentication"
          error={draft.auth.type === 'header' ? undefined : errors.auth}
          hint={
            draft.auth.type === 'user'
              ? 'Your sign-in is sent only to this site and to the hosts that its operator allows.'
              : undefined
          }
        >
          <FieldControl>
            <SegmentedControl
              aria-label="Authentication"
              name="authentication"
              value={draft.auth.type}
              onValueChange={(type) => change({ auth: authOf(type) })}
            >
              {options
                .filter(({ value }) => value !== 'user' || mayUseSignIn)
                .map(({ value, label }) => (
                  <SegmentedControlItem key={value} value={value}>
                    {label}
                  </SegmentedControlItem>
                ))}
            </SegmentedControl>
          </FieldControl>
        </Field>
      </div>
      {draft.auth.type === 'header' && (
        <TextField
          {...textField('auth', draft.auth.name, (name) => ({ auth: { type: 'header', name } }))}
          {...verbatim}
          label="Header"
          required
        />
      )}
      {needsSecret(draft) && <SecretField />}
    </>
  );
}

const nextPages = optionsOf<NextPage['type']>({
  auto: 'As the test finds it',
  none: 'None: one page',
  link: 'Link header',
  address: 'Address in the response',
  cursor: 'Cursor in the response',
});

const nextPageOf = (type: NextPage['type']): NextPage => {
  if (type === 'address') return { type, pointer: '/next' };
  return type === 'cursor' ? { type, pointer: '/nextCursor', parameter: 'cursor' } : { type };
};

/** The pointers to the rows and the next page, which the test fills in, and the timeout. */
export function AdvancedFields() {
  const { draft, errors, change, textField } = useEditor();
  const { nextPage } = draft;
  const id = useId();
  const [isShown, setShown] = useState(false);
  // A field that has an error must be reachable.
  const open = isShown || (errors.timeoutSeconds ?? errors.rows ?? errors.nextPage ?? errors.parameter) !== undefined;
  return (
    <div className="grid gap-4">
      <p className="text-caption text-muted">
        <bdi id={`${id}-summary`} className="wrap-anywhere">
          Rows: {draft.rows === null ? 'as the test finds them' : draft.rows || 'the whole response'}.
        </bdi>{' '}
        <Link asChild>
          <button
            type="button"
            className="min-h-6 cursor-pointer pointer-coarse:min-h-touch"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-describedby={`${id}-summary`}
            onClick={() => setShown(!open)}
          >
            Advanced options
          </button>
        </Link>
      </p>
      {/* Hidden fields are validated as well. */}
      <div id={id} hidden={!open}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...textField('rows', draft.rows ?? '', (rows) => ({ rows }))}
            {...verbatim}
            label="Rows"
            placeholder="/data/items"
            hint={<bdi>Where the rows are. The test fills it in.</bdi>}
          />
          <TextField
            label="Timeout in seconds"
            name="timeout"
            type="number"
            inputMode="numeric"
            min={1}
            max={maxTimeoutSeconds}
            required
            value={Number.isNaN(draft.timeoutSeconds) ? '' : draft.timeoutSeconds}
            error={errors.timeoutSeconds}
            onChange={({ target }) => change({ timeoutSeconds: target.valueAsNumber })}
          />
          <Select
            label="Next page"
            name="next-page"
            hint={<bdi>At most 50 pages and 25 MB are loaded.</bdi>}
            options={nextPages}
            value={nextPage.type}
            onValueChange={(type) => change({ nextPage: nextPageOf(type) })}
          />
          {(nextPage.type === 'address' || nextPage.type === 'cursor') && (
            <TextField
              {...textField('nextPage', nextPage.pointer, (pointer) => ({ nextPage: { ...nextPage, pointer } }))}
              {...verbatim}
              label={nextPage.type === 'address' ? 'Pointer to the address' : 'Pointer to the cursor'}
              required
              hint="Path in the response, such as /meta/next"
            />
          )}
          {nextPage.type === 'cursor' && (
            <TextField
              {...textField('parameter', nextPage.parameter, (parameter) => ({ nextPage: { ...nextPage, parameter } }))}
              {...verbatim}
              label="Cursor parameter"
              required
            />
          )}
        </div>
      </div>
    </div>
  );
}
