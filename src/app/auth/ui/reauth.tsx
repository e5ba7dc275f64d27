import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
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
import { createRequiredContext } from '../../lib/state';
import { AuthError, toAuthError } from '../errors';
import { useAuth, useUser } from '../service';
import type { ProviderOutcome, SecondFactorChallenge } from '../types';
import { AuthForm, useRequestForm } from './auth-form';
import { ProviderButtons } from './provider-buttons';
import { SecondFactorForm } from './second-factor';

interface Reauth {
  /**
   * Runs an action. If it fails with `requires-recent-login`, runs it again once the user has signed in again. Rejects
   * with `cancelled` if the user closes the dialog.
   */
  reauth: <T>(action: () => Promise<T>) => Promise<T>;
  isAsking: boolean;
}

const [ReauthContext, useReauth] = createRequiredContext<Reauth>('ReauthProvider', 'useReauth');
export { useReauth };

export function ReauthProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<{ onDone: (confirmed: boolean) => void } | null>(null);
  // All waiting actions share a single dialog.
  const asked = useRef<Promise<boolean>>(null);

  const reauth = useCallback<Reauth['reauth']>(async (action) => {
    try {
      return await action();
    } catch (error) {
      if (toAuthError(error).code !== 'requires-recent-login') throw error;
    }
    asked.current ??= new Promise<boolean>((onDone) => setQuestion({ onDone })).finally(() => {
      asked.current = null;
      setQuestion(null);
    });
    if (!(await asked.current)) throw new AuthError('cancelled');
    return action();
  }, []);
  const isAsking = question !== null;

  return (
    <ReauthContext value={useMemo(() => ({ reauth, isAsking }), [reauth, isAsking])}>
      {children}
      {question && <ReauthDialog onDone={question.onDone} />}
    </ReauthContext>
  );
}

/**
 * Asks the signed-in user to sign in again, with any of the account's sign-in methods.
 * @param onDone called once, with whether the user confirmed their identity
 */
function ReauthDialog({ onDone }: { onDone: (proved: boolean) => void }) {
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
