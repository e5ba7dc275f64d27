import { initializeRecaptchaConfig, validatePassword } from 'firebase/auth';
import type { AuthService } from '../auth-service';
import type { PasswordRule, PasswordStatus } from '../auth-types';
import type { FirebaseCore } from './core';
import { defaultPasswordStatus, minPasswordLength } from '../credentials';
import { isMissingBotCheckScript } from './internals';

/** How long the policy may take to load before the default applies, in milliseconds. */
const policyLimitMs = 5000;
/** How long after a failure the policy is requested again, in milliseconds. */
const retryDelayMs = 60_000;

/** Creates the part of the service that loads the provider's password policy and its bot check. */
export function createPasswordPolicy({
  auth,
  disableBotCheck,
  lifetime,
}: FirebaseCore): Pick<AuthService, 'validatePassword' | 'prepareBotCheck'> {
  let failedAt = -Infinity;
  let botCheck: Promise<void> | null = null;

  function onRejection(event: PromiseRejectionEvent): void {
    if (!isMissingBotCheckScript(event.reason)) return;
    event.preventDefault();
    // Every request would fail on a check that cannot load. Without a check the provider decides.
    disableBotCheck();
    void initializeRecaptchaConfig(auth);
  }

  return {
    validatePassword: async (password) => {
      if (Date.now() - failedAt < retryDelayMs) return defaultPasswordStatus(password);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('No policy in time.')), policyLimitMs);
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
      addEventListener('unhandledrejection', onRejection, { signal: lifetime });
      botCheck ??= initializeRecaptchaConfig(auth).catch(() => {
        botCheck = null;
      });
    },
  };
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
