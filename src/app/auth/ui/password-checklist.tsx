import { useEffect, useId, useState } from 'react';
import { estimatePasswordStrength, PasswordField, type PasswordFieldOptions, PasswordRequirements } from 'waymark';
import { defaultPasswordStatus, minPasswordLength, useAuth } from '../service';
import type { PasswordRule, PasswordStatus } from '../types';

const ruleTexts: Record<PasswordRule['id'], (value?: number) => string> = {
  'min-length': (value) => `At least ${value} characters`,
  'max-length': (value) => `At most ${value} characters`,
  'lower-case': () => 'A lowercase letter',
  'upper-case': () => 'An uppercase letter',
  digit: () => 'A digit',
  symbol: () => 'A symbol, such as ! or -',
};

interface NewPasswordFieldProps extends Omit<PasswordFieldOptions, 'value' | 'label'> {
  label: string;
  value: string;
  status: PasswordStatus;
  /** Public information about the user, such as the name and address, which adds no strength. */
  known: readonly string[];
}

/** A field for a new password. While the user types, it shows the requirements and the password strength. */
export function NewPasswordField({ status, known, ...props }: NewPasswordFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <PasswordField
        autoComplete="new-password"
        required
        aria-describedby={props.error === undefined ? id : undefined}
        {...props}
      />
      <PasswordRequirements
        id={id}
        value={props.value}
        requirements={status.rules.map((rule) => ({ ...rule, label: ruleTexts[rule.id](rule.value) }))}
        strength={estimatePasswordStrength(props.value, ['Waymark', ...known])}
      />
    </div>
  );
}

/** Returns the message for a new password; undefined if it is valid. The provider's policy may still reject it. */
export function newPasswordProblem(password: string, { isValid, rules }: PasswordStatus): string | undefined {
  if (password === '') return 'Enter a new password.';
  if (isValid) return password.length < minPasswordLength ? `Use at least ${minPasswordLength} characters.` : undefined;
  const missing = rules
    .filter(({ met }) => !met)
    .map((rule) => ruleTexts[rule.id](rule.value).replace(/^\w/, (letter) => letter.toLowerCase()));
  return `Still required: ${missing.join(', ')}.`;
}

export function usePasswordStatus(password: string): PasswordStatus {
  const { service } = useAuth();
  const [checked, setChecked] = useState<{ password: string; status: PasswordStatus }>();
  useEffect(() => {
    let current = true;
    service.validatePassword(password).then(
      (status) => current && setChecked({ password, status }),
      // Without the library, the default policy applies.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [service, password]);
  if (checked === undefined) return defaultPasswordStatus(password);
  // The result for an earlier password has the same rules, but does not show which of them this password meets.
  return checked.password === password ? checked.status : { ...checked.status, isValid: true };
}
