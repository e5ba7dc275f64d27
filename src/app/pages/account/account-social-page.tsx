import { Link2Off } from 'lucide-react';
import { Button, Card, EmptyState, Link } from 'waymark';
import { useFreshUser } from '../../auth/service';
import { useEnvironment } from '../../config/environment-context';
import { paths } from '../../config/paths';
import { RouterLink } from '../../lib/router-link';
import { CustomTrail } from '../../shell/custom-trail';
import { ProviderRow } from './provider-row';
import { SettingsRow } from './settings-row';

export function AccountSocialPage() {
  const user = useFreshUser();
  const { providers: offered } = useEnvironment();
  if (user === null) return null;
  const linked = user.providers.filter(({ providerId }) => providerId !== 'password');
  // A provider that the site no longer offers remains a sign-in method until it is unlinked.
  const ids = [...new Set<string>([...offered, ...linked.map(({ providerId }) => providerId)])];
  const hasPassword = linked.length < user.providers.length;
  return (
    <>
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
                  <ProviderRow
                    key={id}
                    id={id}
                    offered={(offered as readonly string[]).includes(id)}
                    linked={linked.find(({ providerId }) => providerId === id) ?? null}
                    isLastWayIn={user.providers.length === 1}
                  />
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
    </>
  );
}
