import { type ReactNode, useId, useState } from 'react';
import { Field, FieldControl, Link, SegmentedControl, SegmentedControlItem, Select, TextField } from 'waymark';
import { useData } from '../../data/use-data';
import { type ConnectionAuth, maxTimeoutSeconds, needsSecret, originOf } from '../../data/json-api/connection';
import type { ConnectionForm } from './connection-form';
import { proposeName } from './propose-connection';
import { SecretField, type SecretFieldState } from './secret-field';
import { optionsOf } from '../../lib/formats';
import type { NextPage } from '../../../rows/next-page';

export interface FieldsProps {
  form: ConnectionForm;
}

interface AddressFieldsProps extends FieldsProps {
  onEnter: () => void;
  test: ReactNode;
}

/** The URL and the name, which is derived from the URL until the user changes it. */
export function AddressFields({ form: { draft, errors, change }, onEnter, test }: AddressFieldsProps) {
  const { connections } = useData();
  const taken = connections.filter(({ id }) => id !== draft.id).map(({ name }) => name);
  return (
    // The button is as high as the field, which is below its label.
    <div className="flex flex-wrap gap-x-2 gap-y-3">
      <TextField
        label="URL"
        className="min-w-0 grow basis-60"
        name="url"
        type="url"
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
        dir="ltr"
        required
        placeholder="https://api.example.com/orders"
        start={<span className="text-h6">GET</span>}
        // The URL is always left to right; the method is at the start of the field in the page's direction.
        classNames={{ control: 'ps-14 font-mono text-ellipsis rtl:ps-3.5 rtl:pe-14' }}
        hint={<bdi>{'{from} and {to} become the range of the dashboard.'}</bdi>}
        value={draft.url}
        error={errors.url}
        onChange={({ target: { value } }) => {
          const isNamed = draft.name !== '' && draft.name !== proposeName(draft.url, taken);
          change({ url: value, ...(isNamed ? {} : { name: proposeName(value, taken) }) });
        }}
        onKeyDown={(event) => {
          // Enter first tests the address instead of saving the form.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <div className="max-sm:contents sm:mt-6.75">{test}</div>
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
export function NameAndAuthFields({ form, secret }: FieldsProps & { secret: SecretFieldState }) {
  const { draft, errors, change } = form;
  const { tokenOrigins } = useData().credentials;
  const origin = originOf(draft.url);
  // Other origins are refused.
  const mayUseSignIn = draft.auth.type === 'user' || (origin !== null && tokenOrigins.includes(origin));
  return (
    <>
      <div className="flex flex-wrap items-start gap-4">
        <TextField
          className="min-w-0 grow basis-48"
          label="Name"
          name="name"
          required
          maxLength={100}
          value={draft.name}
          error={errors.name}
          onChange={({ target }) => change({ name: target.value })}
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
          label="Header"
          name="header"
          required
          spellCheck={false}
          autoCapitalize="none"
          dir="ltr"
          value={draft.auth.name}
          error={errors.auth}
          onChange={({ target }) => change({ auth: { type: 'header', name: target.value } })}
        />
      )}
      {needsSecret(draft) && (
        <SecretField
          label={draft.auth.type === 'bearer' ? 'Token' : 'Key'}
          connectionId={draft.id}
          origin={origin}
          state={secret}
        />
      )}
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

const hasError = ({ errors: { timeoutSeconds, rows, nextPage, parameter } }: FieldsProps['form']): boolean =>
  (timeoutSeconds ?? rows ?? nextPage ?? parameter) !== undefined;

/** The pointers to the rows and the next page, which the test fills in, and the timeout. */
export function AdvancedFields({ form }: FieldsProps) {
  const { draft, errors, change } = form;
  const { nextPage } = draft;
  const id = useId();
  const [isShown, setShown] = useState(false);
  // A field that has an error must be reachable.
  const open = isShown || hasError(form);
  const pointer = { spellCheck: false, autoCapitalize: 'none', dir: 'ltr' } as const;
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
            {...pointer}
            label="Rows"
            name="rows"
            placeholder="/data/items"
            hint={<bdi>Where the rows are. The test fills it in.</bdi>}
            value={draft.rows ?? ''}
            error={errors.rows}
            onChange={({ target }) => change({ rows: target.value })}
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
              {...pointer}
              label={nextPage.type === 'address' ? 'Pointer to the address' : 'Pointer to the cursor'}
              name="next-pointer"
              required
              hint="Path in the response, such as /meta/next"
              value={nextPage.pointer}
              error={errors.nextPage}
              onChange={({ target }) => change({ nextPage: { ...nextPage, pointer: target.value } })}
            />
          )}
          {nextPage.type === 'cursor' && (
            <TextField
              {...pointer}
              label="Cursor parameter"
              name="parameter"
              required
              value={nextPage.parameter}
              error={errors.parameter}
              onChange={({ target }) => change({ nextPage: { ...nextPage, parameter: target.value } })}
            />
          )}
        </div>
      </div>
    </div>
  );
}
