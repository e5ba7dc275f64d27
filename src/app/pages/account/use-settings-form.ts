import { useToast } from 'waymark';
import { AuthError, toAuthError } from '../../auth/auth-error';
import { describeAuthError } from '../../auth/auth-errors';
import { type AuthForm, type AuthFormOptions, useAuthForm } from '../../auth/forms/use-auth-form';
import { useReauth } from '../../auth/ui/use-reauth';

/** What a request ends in that needs a recent sign-in first. */
const unproved = Symbol('unproved');

/**
 * A form whose request may ask for a recent sign-in: the person signs in again in a dialog, then the form is sent once more
 * with what was typed. The dialog stands between two requests, because a person takes longer than a request may.
 */
export function useSettingsForm<Name extends string, Result = void>({
  submit,
  onDone,
  ...options
}: AuthFormOptions<Name, Result>): AuthForm<Name> {
  const reauth = useReauth();
  const { show } = useToast();

  async function prove(): Promise<void> {
    let asked = false;
    try {
      await reauth(async () => {
        if (asked) return;
        asked = true;
        throw new AuthError('requires-recent-login');
      });
    } catch (error) {
      // Closing the dialog is no failure; what was typed is still there either way.
      const { code, message } = describeAuthError(error);
      if (code !== 'cancelled') show({ id: 'reauth', tone: 'error', title: message });
      return;
    }
    form.formRef.current?.requestSubmit();
  }

  const form = useAuthForm<Name, Result | typeof unproved>({
    ...options,
    submit: async (values, signal) => {
      try {
        return await submit(values, signal);
      } catch (error) {
        if (toAuthError(error).code !== 'requires-recent-login') throw error;
        return unproved;
      }
    },
    onDone: (result, values) => {
      if (result === unproved) void prove();
      else onDone?.(result, values);
    },
  });
  return form;
}
