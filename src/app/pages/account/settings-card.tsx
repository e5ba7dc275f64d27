import type { ReactNode, Ref } from 'react';
import { Card, CardAction, CardContent, CardHeader, CardTitle, useToast } from 'waymark';
import { describeAuthError, toAuthError } from '../../auth/errors';
import { type RequestForm, type RequestFormOptions, useRequestForm } from '../../auth/ui/auth-form';
import { useSignInAgain } from '../../auth/ui/reauth-provider';

export interface SettingsCardProps {
  /** The fragment that links to the card: `/account#password`. */
  id: string;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  action?: ReactNode;
  children: ReactNode;
}

/** One group of settings: a region with its heading. */
export function SettingsCard({ id, title, titleRef, action, children }: SettingsCardProps) {
  return (
    <Card asChild>
      <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-header">
        <CardHeader className="min-h-16">
          <CardTitle ref={titleRef} id={`${id}-title`} tabIndex={-1}>
            {title}
          </CardTitle>
          {action && <CardAction>{action}</CardAction>}
        </CardHeader>
        <CardContent className="grid content-start gap-4">{children}</CardContent>
      </section>
    </Card>
  );
}

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
  const askForSignIn = useSignInAgain();
  const { show } = useToast();

  async function signInAgain(): Promise<void> {
    try {
      await askForSignIn();
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
