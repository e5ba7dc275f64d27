import { type Auth, initializeRecaptchaConfig, validatePassword } from 'firebase/auth';
import type { AuthService, PasswordRule, PasswordStatus } from '../auth-service';
import type { FirebaseCore } from './core';
import { defaultPasswordStatus } from '../password-status';
import { minPasswordLength } from '../forms/validation';

/** How long the policy is waited for before its default stands in, in milliseconds. */
const policyLimit = 5000;
/** How long a policy that could not be had is not asked for again, in milliseconds. */
const retryDelay = 60_000;

/** The part of the service that asks the provider what it will demand. */
export function createPasswordPolicy({
  auth,
}: FirebaseCore): Pick<AuthService, 'validatePassword' | 'prepareBotCheck'> {
  let failedAt = -Infinity;
  let botCheck: Promise<void> | null = null;

  function onRejection(event: PromiseRejectionEvent): void {
    if (!isMissingScript(event.reason)) return;
    event.preventDefault();
    // The library would hold up every request for a check that it cannot make: the provider decides without it.
    (auth as Auth & { _agentRecaptchaConfig: unknown })._agentRecaptchaConfig = null;
  }

  return {
    validatePassword: async (password) => {
      if (Date.now() - failedAt < retryDelay) return defaultPasswordStatus(password);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('No policy in time.')), policyLimit);
      });
      try {
        return toStatus(password, await Promise.race([validatePassword(auth, password), limit]));
      } catch {
        failedAt = Date.now();
        return defaultPasswordStatus(password);
      } finally {
        clearTimeout(timer);
      }
    },

    prepareBotCheck: () => {
      addEventListener('unhandledrejection', onRejection);
      botCheck ??= initializeRecaptchaConfig(auth).catch(() => {
        botCheck = null;
      });
    },
  };
}

/** Whether it is the library's word on Google's script, which it loads without waiting for it. */
function isMissingScript(reason: unknown): boolean {
  const cause = typeof reason === 'object' && reason !== null && 'customData' in reason ? reason.customData : null;
  return (
    cause instanceof Event && cause.target instanceof HTMLScriptElement && cause.target.src.includes('/recaptcha/')
  );
}

type LibraryStatus = Awaited<ReturnType<typeof validatePassword>>;

function toStatus(password: string, status: LibraryStatus): PasswordStatus {
  const { customStrengthOptions: options, enforcementState } = status.passwordPolicy;
  // A policy that is not enforced refuses nothing.
  if (enforcementState === 'OFF') return { ...defaultPasswordStatus(password), source: 'provider' };
  const rules: PasswordRule[] = [
    {
      id: 'min-length',
      value: options.minPasswordLength ?? minPasswordLength,
      met: status.meetsMinPasswordLength ?? true,
    },
  ];
  if (options.maxPasswordLength !== undefined) {
    rules.push({ id: 'max-length', value: options.maxPasswordLength, met: status.meetsMaxPasswordLength ?? true });
  }
  if (options.containsLowercaseLetter) rules.push({ id: 'lower-case', met: status.containsLowercaseLetter ?? true });
  if (options.containsUppercaseLetter) rules.push({ id: 'upper-case', met: status.containsUppercaseLetter ?? true });
  if (options.containsNumericCharacter) rules.push({ id: 'digit', met: status.containsNumericCharacter ?? true });
  if (options.containsNonAlphanumericCharacter) {
    rules.push({ id: 'symbol', met: status.containsNonAlphanumericCharacter ?? true });
  }
  return { isValid: rules.every(({ met }) => met), rules, source: 'provider' };
}
