import { useEffect, useRef, useState } from 'react';
import { Button, PasswordField, Switch, toast } from 'waymark';
import { useData } from '../../data/use-data';
import type { SecretPlace } from '../../data/json-api/secrets';

/** The key field's state. Only the input holds the key, because React would copy a controlled value to an attribute. */
export function useSecretField(connectionId: string) {
  const inputRef = useRef<HTMLInputElement>(null);
  const kept = useData().secrets.get(connectionId);
  const [isTyped, setTyped] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  const [chosenPlace, setPlace] = useState<SecretPlace | null>(null);
  return {
    inputRef,
    isTyped,
    setTyped,
    isReplacing,
    setReplacing,
    place: chosenPlace ?? kept?.place ?? 'session',
    setPlace,
    read: (): string => inputRef.current?.value.trim() ?? '',
    clear: (): void => {
      if (inputRef.current) inputRef.current.value = '';
      setTyped(false);
      setReplacing(false);
      setPlace(null);
    },
  };
}

export type SecretFieldState = ReturnType<typeof useSecretField>;

export interface SecretFieldProps {
  label: string;
  connectionId: string;
  /** The connection's origin; null while the URL is malformed. */
  origin: string | null;
  state: SecretFieldState;
}

/** A write-only field. A stored key can be replaced and removed, but not displayed. */
export function SecretField({ label, connectionId, origin, state }: SecretFieldProps) {
  const { secrets, store } = useData();
  const kept = secrets.get(connectionId);
  const noun = label.toLowerCase();
  const { inputRef, isReplacing } = state;

  useEffect(() => {
    // The clicked button has been removed.
    if (isReplacing) inputRef.current?.focus();
  }, [inputRef, isReplacing]);

  if (kept !== undefined && kept.origin === origin && !isReplacing) {
    return (
      <div className="grid gap-2">
        <p className="text-h5 text-heading">{label}</p>
        <p>
          {kept.place === 'device'
            ? `A ${noun} is kept on this device, encrypted.`
            : `A ${noun} is kept for this session.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="plain" onClick={() => state.setReplacing(true)}>
            Replace {noun}
          </Button>
          <Button
            size="sm"
            variant="plain"
            onClick={() => {
              store.forgetSecret(connectionId).then(
                () => {
                  state.setReplacing(true);
                  toast({ id: 'secret', title: `The ${noun} was removed` });
                },
                () => toast.error(`The ${noun} was not removed. Reload the page.`, { id: 'secret' }),
              );
            }}
          >
            Remove {noun}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <PasswordField
        ref={state.inputRef}
        label={label}
        name="secret"
        dir="ltr"
        // Password managers would offer to store the key for this site.
        autoComplete="off"
        hint={
          kept !== undefined && kept.origin !== origin
            ? `The kept ${noun} belongs to ${kept.origin}. Enter the ${noun} of this address.`
            : `The ${noun} is not displayed again after you save it, and is not exported.`
        }
        onInput={({ currentTarget }) => state.setTyped(currentTarget.value !== '')}
      />
      <Switch
        label="Keep on this device"
        hint="Off: forgotten when the session ends. On: stored encrypted in this browser; code on this page can still use it."
        checked={state.place === 'device'}
        onCheckedChange={(checked) => state.setPlace(checked ? 'device' : 'session')}
      />
      {isReplacing && kept !== undefined && (
        <div>
          <Button size="sm" variant="ghost" tone="neutral" onClick={state.clear}>
            Keep the current {noun}
          </Button>
        </div>
      )}
    </div>
  );
}
