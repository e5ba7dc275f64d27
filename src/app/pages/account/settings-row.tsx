import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Button } from 'waymark';
import type { AuthUser } from '../../auth/types';
import { type RequestFormOptions, useRequestForm } from '../../auth/ui/auth-form';
import { useReauth } from '../../auth/ui/reauth';
import { providerName } from '../../config/env';

export interface SettingsRowProps {
  id: string;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  value: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** A setting in a card, as a region with a name, a value and an action. */
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
        {/* The text of the button, not its edge, is aligned with the card. */}
        {action && <div className="ms-auto -me-3">{action}</div>}
      </div>
      {children}
    </section>
  );
}

interface EditableRowProps extends Omit<SettingsRowProps, 'action' | 'children'> {
  /** The text of the button. Its accessible name includes the title. @default 'Change' */
  change?: string;
  message?: ReactNode;
  /** Renders the form. Call `close` to return to the value. */
  children: (close: () => void) => ReactNode;
}

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

/** A form whose request may need a recent sign-in: the user signs in again in a dialog, and the request is resent. */
export function useSettingsForm<Name extends string>({ submit, ...options }: RequestFormOptions<Name>) {
  const { reauth, isAsking } = useReauth();
  return useRequestForm({
    ...options,
    submit: (values, signal) => reauth(() => submit(values, signal)),
    waitsForUser: isAsking,
  });
}

export const providerNamesOf = ({ providers }: AuthUser): string =>
  providers.flatMap(({ providerId }) => (providerId === 'password' ? [] : providerName(providerId))).join(', ');
