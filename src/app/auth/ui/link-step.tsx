import { Button, PasswordField, TextField } from 'waymark';
import { useEnvironment } from '../../config/environment-context';
import { paths } from '../../config/paths';
import { AuthPage } from './auth-page';
import type { PendingLink, ProviderOutcome } from '../auth-service';
import { isProviderId, providerName } from '../providers';
import { useAuthForm } from '../forms/use-auth-form';
import { validateSignIn } from '../forms/validation';
import { AuthLink } from './auth-link';
import { FormError } from '../forms/form-error';
import { ProviderButtons } from './provider-buttons';
import { SlowRequest } from '../forms/slow-request';

export interface LinkStepProps {
  link: PendingLink;
  /** Waits for a request that signs in, as `useSignIn` does. */
  attempt: (request: Promise<ProviderOutcome | void>) => Promise<boolean>;
  onDone: (signedIn: boolean) => void;
  onBack: () => void;
}

/** Says that the provider's address has an account already, lets the person into that account, and so links the provider. */
export function LinkStep({ link, attempt, onDone, onBack }: LinkStepProps) {
  const { providers } = useEnvironment();
  const chosen = providerName(link.provider);
  // A service that guards addresses tells no ways in: then each may be the one.
  const isOpen = link.knownProviders.length === 0;
  const hasPassword = isOpen || link.knownProviders.includes('password');
  const others = (isOpen ? providers : link.knownProviders.filter(isProviderId)).filter((id) => id !== link.provider);
  const ways = link.knownProviders.map((id) => (id === 'password' ? 'e-mail and password' : providerName(id)));
  return (
    <AuthPage
      title="You have an account already"
      lead={`Sign in once as before to add ${chosen}`}
      takesFocus
      showsUser={false}
    >
      <p className="mb-4">
        {chosen} gave the address <b className="font-medium wrap-anywhere">{link.email}</b>, and there is an account
        with it
        {isOpen ? '' : ` that uses ${ways.join(' or ')}`}. Sign in to it now: from then on {chosen} leads to it as well.
      </p>
      {hasPassword && <PasswordForm link={link} attempt={attempt} onDone={onDone} />}
      <ProviderButtons
        providers={others}
        label={hasPassword ? 'or sign in with' : 'Sign in with'}
        signIn={(provider) => attempt(link.withProvider(provider))}
        onDone={onDone}
      />
      <p className="mt-6 border-t border-divider pt-4 text-center">
        <Button variant="ghost" onClick={onBack}>
          Back to login
        </Button>
      </p>
    </AuthPage>
  );
}

function PasswordForm({ link, attempt, onDone }: Omit<LinkStepProps, 'onBack'>) {
  const form = useAuthForm({
    initial: { email: link.email, password: '' },
    validate: validateSignIn,
    submit: ({ password }, signal) => attempt(link.withPassword(password, { signal })),
    onDone,
  });
  return (
    <form ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <FormError form={form} email={link.email} />
      <TextField label="Email Address" type="email" autoComplete="username" readOnly {...form.field('email')} />
      <PasswordField label="Password" required {...form.field('password')} />
      <div className="text-end">
        <AuthLink to={paths.forgotPassword} email={link.email}>
          Forgot password?
        </AuthLink>
      </div>
      <Button type="submit" tone="secondary" size="lg" fullWidth busy={form.busy} busyLabel="Signing in">
        Sign In and Add {providerName(link.provider)}
      </Button>
      <SlowRequest form={form} />
    </form>
  );
}
