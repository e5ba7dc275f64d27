import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, PasswordField, Switch, useToast } from 'waymark';
import { useData } from '../../data/use-data';
import type { SecretPlace } from '../../data/json-api/secrets';

export interface SecretFieldState {
  inputRef: RefObject<HTMLInputElement | null>;
  isTyped: boolean;
  setTyped: (isTyped: boolean) => void;
  /** Whether the field replaces a kept key. */
  isReplacing: boolean;
  setReplacing: (isReplacing: boolean) => void;
  /** How long a typed key is kept. */
  place: SecretPlace;
  setPlace: (place: SecretPlace) => void;
  read: () => string;
  clear: () => void;
}

/**
 * The state of the field for the key. The key itself is in the input alone: React would copy the value of a controlled input
 * to an attribute.
 */
export function useSecretField(connectionId: string): SecretFieldState {
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
    read: () => inputRef.current?.value.trim() ?? '',
    clear: () => {
      if (inputRef.current) inputRef.current.value = '';
      setTyped(false);
      setReplacing(false);
      setPlace(null);
    },
  };
}

export interface SecretFieldProps {
  /** The name of the secret: key or token. */
  label: string;
  connectionId: string;
  /** The origin of the connection; null while the URL is malformed. */
  origin: string | null;
  state: SecretFieldState;
}

/** A write-only field: a kept key can be replaced and removed, but not displayed. */
export function SecretField({ label, connectionId, origin, state }: SecretFieldProps) {
  const { secrets, store } = useData();
  const { show } = useToast();
  const kept = secrets.get(connectionId);
  const noun = label.toLowerCase();
  const { inputRef, isReplacing } = state;

  useEffect(() => {
    // The button that opened the field is gone.
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
                  show({ id: 'secret', title: `The ${noun} was removed` });
                },
                () => show({ id: 'secret', tone: 'error', title: `The ${noun} was not removed. Reload the page.` }),
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
        // A password manager would offer to store the key for this site.
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
