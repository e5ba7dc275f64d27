import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Button, useToast } from 'waymark';
import { describeAuthError, toAuthError } from '../../auth/errors';
import { type RequestForm, type RequestFormOptions, useRequestForm } from '../../auth/ui/auth-form';
import { useSignInAgain } from '../../auth/ui/reauth-provider';

export interface SettingsRowProps {
  /** The fragment that links to the row: `/account#password`. */
  id: string;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  value: ReactNode;
  /** A button or a link at the end of the row. */
  action?: ReactNode;
  /** Content below the row. */
  children?: ReactNode;
}

/** One setting: a region with its name, its value and its action, in a card with the others. */
export function SettingsRow({ id, title, titleRef, value, action, children }: SettingsRowProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-header gap-4 border-t border-divider px-5 py-4 first:border-t-0"
    >
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
        <h2 ref={titleRef} id={`${id}-title`} tabIndex={-1} className="w-full text-h5 sm:w-40">
          {title}
        </h2>
        <div className="min-w-0 grow basis-40 wrap-anywhere">{value}</div>
        {action}
      </div>
      {children}
    </section>
  );
}

interface EditableRowProps extends Omit<SettingsRowProps, 'action' | 'children'> {
  /** The text of the button. Its name contains the title. @default 'Change' */
  change?: string;
  /** A message below the row. */
  message?: ReactNode;
  /** Renders the form. Call `close` to show the value again. */
  children: (close: () => void) => ReactNode;
}

/** A setting that a form below it changes. */
export function EditableRow({ change = 'Change', message, children, ...row }: EditableRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setIsOpen(false);
    // The focused button is removed with the form.
    button.current?.focus();
  };
  return (
    <SettingsRow
      {...row}
      action={
        <Button
          ref={button}
          size="sm"
          variant="ghost"
          aria-label={`${change} ${row.title.toLowerCase()}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {change}
        </Button>
      }
    >
      {message}
      {isOpen && children(close)}
    </SettingsRow>
  );
}

interface FormButtonsProps {
  busy: boolean;
  /** The text of the submit button. @default 'Save' */
  save?: string;
  onCancel: () => void;
}

/** The buttons below the fields of a form that belongs to a row. */
export function FormButtons({ busy, save = 'Save', onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" loading={busy} labels={{ buttonLoading: 'Saving' }}>
        {save}
      </Button>
      <Button variant="ghost" tone="neutral" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** Focuses a field that renders because the user has opened its form. */
export function useFocusOnMount(): Ref<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
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
