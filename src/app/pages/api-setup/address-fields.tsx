import { TextField } from 'waymark';
import { useData } from '../../data/use-data';
import type { ConnectionForm } from './connection-form';
import { proposeName } from './propose-connection';

export interface FieldsProps {
  form: ConnectionForm;
}

export interface AddressFieldsProps extends FieldsProps {
  /** Called when the user presses Enter in the address. */
  onEnter: () => void;
}

/** The URL first, then the name, which follows the address until the user changes it. */
export function AddressFields({ form: { draft, errors, change, clearError }, onEnter }: AddressFieldsProps) {
  const { connections } = useData();
  const taken = connections.filter(({ id }) => id !== draft.id).map(({ name }) => name);
  return (
    <>
      <TextField
        label="URL"
        name="url"
        type="url"
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
        dir="ltr"
        required
        placeholder="https://api.example.com/orders"
        startIcon={<span className="text-h6">GET</span>}
        // The address is written from left to right in any page, and the method is at the start of the page.
        className="ps-14 font-mono text-ellipsis rtl:ps-3.5 rtl:pe-14"
        hint={<bdi>{'{from} and {to} become the range of the dashboard.'}</bdi>}
        value={draft.url}
        error={errors.url}
        onChange={({ target: { value } }) => {
          const isNamed = draft.name !== '' && draft.name !== proposeName(draft.url, taken);
          change({ url: value, ...(isNamed ? {} : { name: proposeName(value, taken) }) });
          clearError('url');
        }}
        onKeyDown={(event) => {
          // Enter would save the form. An address is tested first.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
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
    </>
  );
}
