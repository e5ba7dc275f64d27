import { TextField } from 'waymark';
import { maxTimeoutSeconds } from '../../data/connections/connection';
import type { ConnectionForm } from './connection-form';

export interface FieldsProps {
  form: ConnectionForm;
}

/** Name, base URL, path and timeout. */
export function AddressFields({ form: { draft, errors, change, clearError } }: FieldsProps) {
  const address = { spellCheck: false, autoCapitalize: 'none', dir: 'ltr' } as const;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          required
          maxLength={100}
          value={draft.name}
          error={errors.name}
          onChange={({ target }) => {
            change({ name: target.value });
            clearError('name');
          }}
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
          onChange={({ target }) => {
            change({ timeoutSeconds: target.valueAsNumber });
            clearError('timeoutSeconds');
          }}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...address}
          label="Base URL"
          name="base-url"
          type="url"
          inputMode="url"
          required
          placeholder="https://api.example.com"
          value={draft.baseUrl}
          error={errors.baseUrl}
          onChange={({ target }) => {
            change({ baseUrl: target.value });
            clearError('baseUrl');
          }}
        />
        <TextField
          {...address}
          label="Path"
          name="path"
          showOptional
          placeholder="/v1/readings?from={from}&to={to}"
          hint={<bdi>{'{from} and {to} become the range of the dashboard as ISO 8601 times.'}</bdi>}
          value={draft.path}
          error={errors.path}
          onChange={({ target }) => {
            change({ path: target.value });
            clearError('path');
          }}
        />
      </div>
    </>
  );
}
