import { useEffect } from 'react';
import { Button, PasswordField, Switch, toast } from 'waymark';
import { originOf } from '../../data/json-api/connection';
import { useData } from '../../data/store';
import { useEditor } from './use-editor';

/** A write-only field. A stored key can be replaced and removed, but not displayed. */
export function SecretField() {
  const { store } = useData();
  const { draft, kept, secret, changeSecret, clearSecret, secretRef } = useEditor();
  const { isReplacing } = secret;
  const label = draft.auth.type === 'bearer' ? 'Token' : 'Key';
  const noun = label.toLowerCase();
  const isKept = kept !== undefined && kept.origin === originOf(draft.url);

  useEffect(() => {
    // The clicked button has been removed.
    if (isReplacing) secretRef.current?.focus();
  }, [secretRef, isReplacing]);

  if (isKept && !isReplacing) {
    return (
      <div className="grid gap-2">
        <p className="text-h5 text-heading">{label}</p>
        <p>
          {kept.place === 'device'
            ? `A ${noun} is kept on this device, encrypted.`
            : `A ${noun} is kept for this session.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="plain" onClick={() => changeSecret({ isReplacing: true })}>
            Replace {noun}
          </Button>
          <Button
            size="sm"
            variant="plain"
            onClick={() => {
              store.forgetSecret(draft.id).then(
                () => {
                  changeSecret({ isReplacing: true });
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
        ref={secretRef}
        label={label}
        name="secret"
        dir="ltr"
        // Password managers would offer to store the key for this site.
        autoComplete="off"
        hint={
          kept !== undefined && !isKept
            ? `The kept ${noun} belongs to ${kept.origin}. Enter the ${noun} of this address.`
            : `The ${noun} is not displayed again after you save it, and is not exported.`
        }
        onInput={({ currentTarget }) => changeSecret({ isTyped: currentTarget.value !== '' })}
      />
      <Switch
        label="Keep on this device"
        hint="Off: forgotten when the session ends. On: stored encrypted in this browser; code on this page can still use it."
        checked={secret.place === 'device'}
        onCheckedChange={(checked) => changeSecret({ place: checked ? 'device' : 'session' })}
      />
      {isReplacing && kept !== undefined && (
        <div>
          <Button size="sm" variant="ghost" tone="neutral" onClick={clearSecret}>
            Keep the current {noun}
          </Button>
        </div>
      )}
    </div>
  );
}
