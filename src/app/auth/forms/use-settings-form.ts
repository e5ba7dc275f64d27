import { useToast } from 'waymark';
import { AuthError } from '../auth-error';
import { describeAuthError } from '../auth-messages';
import { toAuthError } from '../to-auth-error';
import { useReauth } from './use-reauth';
import { type RequestForm, type RequestFormOptions, useRequestForm } from './use-request-form';

/** The result of a request that needs a recent sign-in first. */
const needsSignIn = Symbol('needs-sign-in');

/**
 * A form whose request may ask for a recent sign-in: the user signs in again in a dialog, then the form is sent once more. The
 * dialog opens between two requests, because a user takes longer than the time limit of a request.
 */
export function useSettingsForm<Name extends string, Result = void>({
  submit,
  onDone,
  ...options
}: RequestFormOptions<Name, Result>): RequestForm<Name> {
  const reauth = useReauth();
  const { show } = useToast();

  async function signInAgain(): Promise<void> {
    let asked = false;
    try {
      await reauth(async () => {
        if (asked) return;
        asked = true;
        throw new AuthError('requires-recent-login');
      });
    } catch (error) {
      // Closing the dialog is no failure. The values stay in either case.
      const { code, message } = describeAuthError(error);
      if (code !== 'cancelled') show({ id: 'reauth', tone: 'error', title: message });
      return;
    }
    form.formRef.current?.requestSubmit();
  }

  const form = useRequestForm<Name, Result | typeof needsSignIn>({
    ...options,
    submit: async (values, signal) => {
      try {
        return await submit(values, signal);
      } catch (error) {
        if (toAuthError(error).code !== 'requires-recent-login') throw error;
        return needsSignIn;
      }
    },
    onDone: (result, values) => {
      if (result === needsSignIn) void signInAgain();
      else onDone?.(result, values);
    },
  });
  return form;
}
