import { useId, useState } from 'react';
import { Alert, Button, Chip, ConfirmDialog, toast } from 'waymark';
import { toAuthError } from '../../auth/errors';
import { useAuth } from '../../auth/service';
import type { LinkedProvider, ProviderOutcome } from '../../auth/types';
import { useAuthRequest } from '../../auth/ui/auth-form';
import { ProviderMark } from '../../auth/ui/provider-buttons';
import { useReauth } from '../../auth/ui/reauth-provider';
import { isProviderId, providerName } from '../../config/env';

export interface ProviderRowProps {
  id: string;
  offered: boolean;
  linked: LinkedProvider | null;
  isLastWayIn: boolean;
}

export function ProviderRow({ id, offered, linked, isLastWayIn }: ProviderRowProps) {
  const { service } = useAuth();
  const { reauth } = useReauth();
  const noteId = useId();
  const { busy, error, run, cancel, clearError } = useAuthRequest();
  const [asking, setAsking] = useState(false);
  // The user is asked before unlinking. The library reports late that a window was closed, so the button stays enabled.
  const waiting = busy && !asking;
  const name = providerName(id);
  const isProtected = linked !== null && isLastWayIn;

  function change(request: () => Promise<ProviderOutcome | void>, title: string, description?: string): Promise<void> {
    return run(async (signal) => {
      try {
        const outcome = await reauth(request);
        if (signal.aborted || (outcome ?? 'done') !== 'done') return;
        toast.success(title, { id: `provider-${id}`, description });
      } catch (problem) {
        const { code } = toAuthError(problem);
        // The provider was linked or unlinked elsewhere.
        if (code === 'provider-already-linked' || code === 'no-such-provider')
          service.refreshUser().catch(() => undefined);
        throw problem;
      }
    });
  }

  function link(): void {
    if (!isProviderId(id)) return;
    // A second click reopens a hidden window.
    cancel();
    void change(() => service.link(id), `${name} linked`, 'You can now sign in with it.');
  }

  async function unlink(): Promise<void> {
    await change(() => service.unlink(id), `${name} unlinked`);
    setAsking(false);
  }

  return (
    <li className="grid min-w-0 gap-3 border-t border-divider px-5 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <span
          aria-hidden
          className="flex size-touch shrink-0 items-center justify-center rounded bg-canvas [&>svg]:size-5"
        >
          {isProviderId(id) && <ProviderMark provider={id} />}
        </span>
        <div className="min-w-0 grow basis-40">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="text-h4">{name}</h3>
            {linked && (
              <Chip size="sm" tone="success">
                Linked
              </Chip>
            )}
          </div>
          <p className="text-caption wrap-anywhere text-muted">
            {linked ? <bdi>{linked.email ?? linked.displayName ?? 'No email address'}</bdi> : 'Not linked'}
            {linked && !offered && ' · no longer offered by this site'}
          </p>
        </div>
        {/* One button serves both actions, so that it keeps focus when its action changes. */}
        <Button
          size="sm"
          variant="ghost"
          tone={linked ? 'error' : 'primary'}
          aria-label={`${linked ? 'Unlink' : 'Link'} ${name}`}
          aria-describedby={isProtected ? noteId : undefined}
          disabled={isProtected}
          loading={busy && asking}
          onPointerEnter={service.preload}
          onFocus={service.preload}
          onClick={() => (linked ? setAsking(true) : link())}
        >
          {linked ? 'Unlink' : 'Link'}
        </Button>
      </div>
      {isProtected && (
        <p id={noteId} className="text-caption text-muted">
          This is your only sign-in method, so it cannot be unlinked. Set a password or link another account first.
        </p>
      )}
      <p role="status" className={waiting ? 'text-caption text-muted' : 'sr-only'}>
        {waiting && `Continue in the ${name} window.`}
      </p>
      {error !== null && (
        <Alert tone="error" dismissible onOpenChange={clearError}>
          {error}
        </Alert>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          if (!busy) setAsking(open);
        }}
        title={`Unlink ${name}?`}
        description={`You can no longer sign in with ${name}. Your account and its data stay.`}
        labels={{ confirm: `Unlink ${name}` }}
        tone="error"
        loading={busy}
        onConfirm={(event) => {
          event.preventDefault();
          void unlink();
        }}
      />
    </li>
  );
}
