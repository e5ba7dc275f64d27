import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  PasswordField,
} from 'waymark';
import { isProviderId } from '../../config/env';
import { AuthError } from '../errors';
import { useAuth, useUser } from '../service';
import type { ProviderOutcome, SecondFactorChallenge } from '../types';
import { AuthForm, useRequestForm } from './auth-form';
import { ProviderButtons } from './provider-buttons';
import { SecondFactorForm } from './second-factor';

/**
 * Asks the signed-in user to sign in again, with any of the account's sign-in methods.
 * @param onDone called once, with whether the user confirmed their identity
 */
export function ReauthDialog({ onDone }: { onDone: (proved: boolean) => void }) {
  const { service } = useAuth();
  const user = useUser();
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  const ways = user?.providers.map(({ providerId }) => providerId) ?? [];
  const form = useRequestForm({
    initial: { password: '' },
    validate: ({ password }) => (password === '' ? { password: 'Enter your password.' } : {}),
    submit: ({ password }, signal) => attempt(service.reauthenticate({ password, signal })),
  });

  async function attempt(request: Promise<ProviderOutcome>): Promise<void> {
    try {
      if ((await request) === 'done') onDone(true);
    } catch (error) {
      if (!(error instanceof AuthError && error.secondFactor)) throw error;
      setChallenge(error.secondFactor);
    }
  }

  return (
    <Dialog open onOpenChange={() => onDone(false)}>
      <DialogContent showCloseButton={false} onInteractOutside={(event) => event.preventDefault()}>
        <DialogHeader>
          <DialogTitle>Confirm it’s you</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {challenge ? (
            <>
              <DialogDescription>Enter the code from your phone.</DialogDescription>
              <SecondFactorForm challenge={challenge} onDone={() => onDone(true)} />
            </>
          ) : (
            <>
              <DialogDescription>Sign in again to continue. Your changes are kept.</DialogDescription>
              {ways.includes('password') && (
                <AuthForm form={form} submit="Continue" busyText="Checking your password" size="md">
                  {/* Password managers need the user name. */}
                  <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
                  <PasswordField label="Password" required {...form.field('password')} />
                </AuthForm>
              )}
              <ProviderButtons
                providers={ways.filter(isProviderId)}
                divider={ways.includes('password') ? 'above' : undefined}
                signIn={(provider) => attempt(service.reauthenticate({ provider }))}
              />
            </>
          )}
        </DialogBody>
        {!challenge && (
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost" tone="neutral">
                Cancel
              </Button>
            </DialogClose>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}
