import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirebaseAuth } from '../../../../../src/app/auth/firebase';
import type { LoadedAuth } from '../../../../../src/app/auth/service';
import { createIdentityToolkit, type IdentityToolkit, settings } from './identity-toolkit';

let server: IdentityToolkit;
let service: LoadedAuth;

beforeEach(() => {
  vi.useFakeTimers();
  server = createIdentityToolkit();
  vi.stubGlobal('fetch', server.fetch);
  service = createFirebaseAuth(settings, { get: () => ({ status: 'signed-out' }), set: () => {} });
});
afterEach(() => {
  service.dispose();
});

/** Sets the response to the next request for the policy. */
const respond = (customStrengthOptions: object, enforcementState = 'ENFORCE') =>
  server.next(
    'passwordPolicy',
    Response.json({ customStrengthOptions, enforcementState, forceUpgradeOnSignin: false, schemaVersion: 1 }),
  );
const callsOf = (name: string): number => server.calls.filter((call) => call === name).length;

describe('a user who chooses a password', () => {
  it('sees every rule of the policy and whether it is met', async () => {
    respond({
      minPasswordLength: 10,
      maxPasswordLength: 64,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    });
    expect(await service.validatePassword('elevenchar1')).toEqual({
      isValid: false,
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

  it.each([
    ['contains no rules', {}, 'ENFORCE'],
    ['is not enforced', { minPasswordLength: 30 }, 'OFF'],
  ])('needs six characters if the policy %s', async (_policy, options, state) => {
    respond(options, state);
    const rules = (met: boolean) => ({ isValid: met, rules: [{ id: 'min-length', value: 6, met }] });
    expect(await service.validatePassword('12345')).toEqual(rules(false));
    expect(await service.validatePassword('123456')).toEqual(rules(true));
    expect(callsOf('passwordPolicy')).toBe(1);
  });

  it('needs six characters if the policy cannot be loaded', async () => {
    expect(await service.validatePassword('123456')).toEqual({
      isValid: true,
      rules: [{ id: 'min-length', value: 6, met: true }],
    });
    expect(await service.validatePassword('1234567')).toMatchObject({ isValid: true });
    expect(callsOf('passwordPolicy')).toBe(1);
    vi.advanceTimersByTime(60_000);
    respond({ minPasswordLength: 10 });
    expect(await service.validatePassword('12345678')).toMatchObject({ isValid: false });
  });

  it('waits at most five seconds for the policy', async () => {
    server.next('passwordPolicy', new Promise<Response>(() => {}));
    const status = service.validatePassword('123456');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await status).toMatchObject({ isValid: true });
  });
});
