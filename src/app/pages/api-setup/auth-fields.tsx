import { Field, FieldControl, SegmentedControl, SegmentedControlItem, TextField } from 'waymark';
import { originOf } from '../../data/json-api/address';
import { type ConnectionAuth, needsSecret } from '../../data/json-api/connection';
import { useCredentials } from '../../data/use-data';
import type { FieldsProps } from './address-fields';
import { SecretField, type SecretFieldState } from './secret-field';

const options: { value: ConnectionAuth['type']; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'header', label: 'API key' },
  { value: 'bearer', label: 'Bearer token' },
  { value: 'user', label: 'Your sign-in' },
];

const authOf = (type: string): ConnectionAuth => {
  if (type === 'header') return { type, name: 'X-API-Key' };
  return { type: type === 'bearer' || type === 'user' ? type : 'none' };
};

/** How requests authenticate, and the key. */
export function AuthFields({ form, secret }: FieldsProps & { secret: SecretFieldState }) {
  const { draft, errors, change, clearError } = form;
  const { tokenOrigins } = useCredentials();
  const origin = originOf(draft.url);
  // The sign-in is refused everywhere else.
  const mayUseSignIn = draft.auth.type === 'user' || (origin !== null && tokenOrigins.includes(origin));
  return (
    <>
      <Field
        label="Authentication"
        error={errors.auth}
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
            onValueChange={(type) => {
              change({ auth: authOf(type) });
              clearError('auth');
            }}
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
      {draft.auth.type === 'header' && (
        <TextField
          label="Header"
          name="header"
          required
          spellCheck={false}
          autoCapitalize="none"
          dir="ltr"
          value={draft.auth.name}
          error={errors.headerName}
          onChange={({ target }) => {
            change({ auth: { type: 'header', name: target.value } });
            clearError('headerName');
          }}
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
