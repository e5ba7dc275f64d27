import { Button, PasswordField, TextField } from 'waymark';
import { useEnvironment } from '../../config/environment-context';
import { paths } from '../../config/paths';
import type { PendingLink, ProviderOutcome } from '../auth-types';
import { providerName } from '../providers';
import { useRequestForm } from '../forms/use-request-form';
import { validateSignIn } from '../forms/validation';
import { AuthLink } from './auth-link';
import { AuthForm } from './auth-form';
import { ProviderButtons } from './provider-buttons';

export interface LinkStepProps {
  link: PendingLink;
  /** Waits for a request that signs in; see `useSignIn`. */
  attempt: (request: Promise<ProviderOutcome | void>) => Promise<boolean>;
  onDone: (signedIn: boolean) => void;
}

/** Signs in to the existing account with the provider's address, which links the provider. */
export function LinkStep({ link, attempt, onDone }: LinkStepProps) {
  const { providers } = useEnvironment();
  // The sign-in methods of the account are unknown: offer every provider.
  const others = providers.filter((id) => id !== link.provider);
  return (
    <>
      <p className="mb-4">
        There is already an account with the address <b className="font-medium wrap-anywhere">{link.email}</b>. Sign in
        to it, and {providerName(link.provider)} is added as another sign-in method.
      </p>
      <PasswordForm link={link} attempt={attempt} onDone={onDone} />
      <ProviderButtons
        providers={others}
        label="or sign in with"
        signIn={(provider) => attempt(link.withProvider(provider))}
        onDone={onDone}
      />
    </>
  );
}

function PasswordForm({ link, attempt, onDone }: LinkStepProps) {
  const form = useRequestForm({
    initial: { email: link.email, password: '' },
    validate: validateSignIn,
    submit: ({ password }, signal) => attempt(link.withPassword(password, { signal })),
    onDone,
  });
  return (
    <AuthForm form={form} email={link.email}>
      <TextField label="Email Address" type="email" autoComplete="username" readOnly {...form.field('email')} />
      <PasswordField label="Password" required {...form.field('password')} />
      <div className="text-end">
        <AuthLink to={paths.forgotPassword} email={link.email}>
          Forgot password?
        </AuthLink>
      </div>
      <Button type="submit" size="lg" fullWidth busy={form.busy} busyLabel="Signing in">
        Sign In and Add {providerName(link.provider)}
      </Button>
    </AuthForm>
  );
}
