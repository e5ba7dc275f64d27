import { Link2Off } from 'lucide-react';
import { Alert, Button, Card, Chip, ConfirmDialog, EmptyState, Link, toast } from 'waymark';
import { useAuth, useFreshUser } from '../../auth/service';
import { isProviderId, providerName, useEnvironment } from '../../config/env';
import { paths } from '../../config/paths';
import { RouterLink } from '../../lib/router-link';
import { CustomTrail } from '../../shell/custom-trail';
import { SettingsRow } from './settings-row';
import { useId, useState } from 'react';
import { toAuthError } from '../../auth/errors';
import type { AuthUser, ProviderOutcome } from '../../auth/types';
import { useAuthRequest } from '../../auth/ui/auth-form';
import { ProviderMark } from '../../auth/ui/provider-buttons';
import { ReauthProvider, useReauth } from '../../auth/ui/reauth';

export function AccountSocialPage() {
  const user = useFreshUser();
  const { providers: offered } = useEnvironment();
  if (user === null) return null;
  const linked = user.providers.filter(({ providerId }) => providerId !== 'password');
  // A provider that the site no longer offers remains a sign-in method until it is unlinked.
  const ids = [...new Set<string>([...offered, ...linked.map(({ providerId }) => providerId)])];
  const hasPassword = linked.length < user.providers.length;
  return (
    <ReauthProvider>
      <title>Social Profile – Waymark</title>
      <CustomTrail
        title="Social Profile"
        links={[
          { title: 'Dashboard', to: paths.home },
          { title: 'Account Settings', to: paths.account },
          { title: 'Social Profile' },
        ]}
      />
      <Card key={user.uid} className="max-w-180">
        <section aria-labelledby="linked-accounts-title">
          <h2 id="linked-accounts-title" className="px-5 pt-5 text-h4">
            Linked accounts
          </h2>
          {ids.length === 0 ? (
            <EmptyState
              size="sm"
              level={3}
              start={<Link2Off />}
              title="No provider is set up"
              description="This site offers sign-in by email and password only. Your administrator can add providers such as Google or GitHub."
              actions={<Link href={paths.account}>Go to Account Settings</Link>}
            />
          ) : (
            <>
              <p className="px-5 pt-1 pb-4 text-muted">
                Link an account to sign in with it. We only read its name, email address and picture.
              </p>
              <ul role="list" aria-labelledby="linked-accounts-title">
                {ids.map((id) => (
                  <ProviderRow key={id} id={id} user={user} />
                ))}
              </ul>
            </>
          )}
        </section>
        <SettingsRow
          id="password-sign-in"
          title="Email and password"
          value={
            hasPassword ? (
              <>
                You can sign in as <bdi className="text-heading">{user.email}</bdi> with your password.
              </>
            ) : (
              'Your account has no password. Set one to sign in when a provider is unavailable.'
            )
          }
          action={
            <Button asChild size="sm" variant="ghost">
              <RouterLink href={`${paths.account}#password`}>
                {hasPassword ? 'Change your password' : 'Set a password'}
              </RouterLink>
            </Button>
          }
        />
      </Card>
    </ReauthProvider>
  );
}

function ProviderRow({ id, user }: { id: string; user: AuthUser }) {
  const { providers: offered } = useEnvironment();
  const { service } = useAuth();
  const { reauth } = useReauth();
  const noteId = useId();
  const { busy, error, run, cancel, clearError } = useAuthRequest();
  const [asking, setAsking] = useState(false);
  // The user is asked before unlinking. The library reports late that a window was closed, so the button stays enabled.
  const waiting = busy && !asking;
  const name = providerName(id);
  const linked = user.providers.find(({ providerId }) => providerId === id);
  const isProtected = linked !== undefined && user.providers.length === 1;

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
            {linked && !offered.some((one) => one === id) && ' · no longer offered by this site'}
          </p>
        </div>
        {/* One button serves both actions, so that it keeps focus when its action changes. */}
        <Button
          size="sm"
          variant="ghost"
          className="-me-3"
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
        description={`You will no longer be able to sign in with ${name}. Your account and its data are kept.`}
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
