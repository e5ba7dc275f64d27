// @vitest-environment jsdom
import { initializeRecaptchaConfig, validatePassword } from 'firebase/auth';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FirebaseCore } from '../../../../../src/app/auth/firebase/core';
import { createPasswordPolicy } from '../../../../../src/app/auth/firebase/password-policy';

// Test files share modules: another file may have imported the real library.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('firebase/auth', () => ({ validatePassword: vi.fn(), initializeRecaptchaConfig: vi.fn() }));

const create = () => createPasswordPolicy({ auth: {} } as FirebaseCore);
const answer = (status: object, options: object, enforcementState = 'ENFORCE') =>
  vi
    .mocked(validatePassword)
    .mockResolvedValue({
      isValid: true,
      ...status,
      passwordPolicy: {
        customStrengthOptions: options,
        enforcementState,
        allowedNonAlphanumericCharacters: '',
        forceUpgradeOnSignin: false,
      },
    });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(validatePassword).mockReset();
  vi.mocked(initializeRecaptchaConfig).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a user who chooses a password', () => {
  it('sees every rule of the policy and whether it is met', async () => {
    answer(
      {
        meetsMinPasswordLength: true,
        meetsMaxPasswordLength: true,
        containsLowercaseLetter: true,
        containsUppercaseLetter: false,
        containsNumericCharacter: true,
        containsNonAlphanumericCharacter: false,
      },
      {
        minPasswordLength: 10,
        maxPasswordLength: 64,
        containsLowercaseLetter: true,
        containsUppercaseLetter: true,
        containsNumericCharacter: true,
        containsNonAlphanumericCharacter: true,
      },
    );
    expect(await create().validatePassword('elevenchar1')).toEqual({
      isValid: false,
      source: 'provider',
      rules: [
        { id: 'min-length', value: 10, met: true },
        { id: 'max-length', value: 64, met: true },
        { id: 'lower-case', met: true },
        { id: 'upper-case', met: false },
        { id: 'digit', met: true },
        { id: 'symbol', met: false },
      ],
    });
  });

  it('needs six characters when the policy has no rules or is not enforced', async () => {
    answer({ meetsMinPasswordLength: false }, {});
    expect(await create().validatePassword('12345')).toEqual({
      isValid: false,
      source: 'provider',
      rules: [{ id: 'min-length', value: 6, met: false }],
    });
    answer({ meetsMinPasswordLength: false }, { minPasswordLength: 30 }, 'OFF');
    expect(await create().validatePassword('123456')).toEqual({
      isValid: true,
      source: 'provider',
      rules: [{ id: 'min-length', value: 6, met: true }],
    });
  });

  it('needs six characters when the policy cannot be loaded, and it is not requested on every key press', async () => {
    const { validatePassword: check } = create();
    vi.mocked(validatePassword).mockRejectedValueOnce(new Error('501'));
    expect(await check('123456')).toEqual({
      isValid: true,
      source: 'default',
      rules: [{ id: 'min-length', value: 6, met: true }],
    });
    expect(await check('1234567')).toMatchObject({ source: 'default' });
    expect(validatePassword).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    answer({}, {});
    expect(await check('12345678')).toMatchObject({ source: 'provider' });
  });

  it('waits at most five seconds for the policy', async () => {
    vi.mocked(validatePassword).mockReturnValueOnce(new Promise(() => {}));
    const status = create().validatePassword('123456');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await status).toMatchObject({ isValid: true, source: 'default' });
  });
});

describe('the bot check', () => {
  it('is loaded once, and again only after a failure', async () => {
    const { prepareBotCheck } = create();
    vi.mocked(initializeRecaptchaConfig).mockRejectedValueOnce(new Error('501')).mockResolvedValue();
    prepareBotCheck();
    prepareBotCheck();
    await vi.advanceTimersByTimeAsync(0);
    expect(initializeRecaptchaConfig).toHaveBeenCalledTimes(1);
    prepareBotCheck();
    await vi.advanceTimersByTimeAsync(0);
    prepareBotCheck();
    expect(initializeRecaptchaConfig).toHaveBeenCalledTimes(2);
  });
});
