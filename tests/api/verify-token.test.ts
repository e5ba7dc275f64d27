import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createKeySet,
  createTokenVerifier,
  KeysUnavailableError,
  TokenError,
  type VerifyToken,
} from '../../src/api/auth/verify-token';
import { acceptsEmulatorTokens } from '../../src/api/config';
import { DatabaseFailure } from '../../src/api/database/database';
import { createClient, problemOf } from './support/client';
import { standInDatabase } from './support/stand-in-database';

const now = new Date('2026-11-22T12:00:00Z');
const nowSeconds = now.getTime() / 1000;
const claims: JWTPayload = {
  iss: 'https://securetoken.google.com/waymark-live',
  aud: 'waymark-live',
  sub: 'ada',
  iat: nowSeconds - 60,
  exp: nowSeconds + 3540,
  auth_time: nowSeconds - 60,
};

let privateKey: CryptoKey;
let foreignKey: CryptoKey;
let publicKey: JWK;
let nextPublicKey: JWK;
let verify: VerifyToken;

beforeAll(async () => {
  const google = await generateKeyPair('RS256');
  ({ privateKey } = google);
  const next = await generateKeyPair('RS256');
  foreignKey = next.privateKey;
  nextPublicKey = { ...(await exportJWK(next.publicKey)), kid: 'google-2', alg: 'RS256' };
  publicKey = { ...(await exportJWK(google.publicKey)), kid: 'google-1', alg: 'RS256' };
  const keys = createLocalJWKSet({ keys: [publicKey] });
  verify = createTokenVerifier({ projectId: 'waymark-live', acceptsEmulatorTokens: false, keys, now: () => now });
});

const sign = (changes: JWTPayload = {}, key = privateKey, kid = 'google-1'): Promise<string> =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);

const unsigned = (changes: JWTPayload = {}): string => new UnsecuredJWT({ ...claims, ...changes }).encode();

describe('the ID token of a project', () => {
  it('identifies its user', async () => {
    await expect(verify(await sign())).resolves.toEqual({ id: 'ada', tenant: null, role: 'reader' });
  });

  it.each<[what: string, claims: JWTPayload, tenantClaim: string | undefined, tenant: string | null]>([
    ['from Firebase', { firebase: { tenant: 'acme-x1' }, tenant: 'other' }, undefined, 'acme-x1'],
    ['from the "tenant" claim', { firebase: {}, tenant: 'acme' }, undefined, 'acme'],
    ['from the configured claim', { firebase: { tenant: 'other' }, tenant: 'other', org: 'acme' }, 'org', 'acme'],
    ['from no other claim', { firebase: { tenant: 'other' }, tenant: 'other' }, 'org', null],
    ['if it is a string', { tenant: { name: 'acme' } }, undefined, null],
    ['if it contains no control characters', { tenant: 'ac\0me' }, undefined, null],
    ['if it contains no lone surrogate', { tenant: 'ac\ud800me' }, undefined, null],
    ['if it is not empty', { tenant: '' }, undefined, null],
    ['if it is at most 128 characters long', { tenant: 'a'.repeat(129) }, undefined, null],
  ])('yields the tenant %s', async (_, changes, tenantClaim, tenant) => {
    const options = { projectId: 'waymark-live', acceptsEmulatorTokens: true, now: () => now };
    const user = await createTokenVerifier({ ...options, tenantClaim })(unsigned(changes));
    expect(user.tenant).toBe(tenant);
    const personal = await createTokenVerifier({ ...options, tenantClaim, hasPersonalTenants: true })(
      unsigned(changes),
    );
    expect(personal.tenant).toBe(tenant ?? 'user:ada');
  });

  it.each<[what: string, token: () => string | Promise<string>, says: RegExp]>([
    ['without a signature (alg: none)', () => unsigned(), /not valid/],
    ['with an empty signature', async () => (await sign()).replace(/[^.]+$/, ''), /not valid/],
    ['if it is signed with another key', () => sign({}, foreignKey), /not valid/],
    ['if it is signed with an unknown key', () => sign({}, privateKey, 'google-9'), /not valid/],
    ['if its claims were changed', async () => swapClaims(await sign(), await sign({ sub: 'grace' })), /not valid/],
    ['if it is signed with a shared secret', () => signWithSecret(), /not valid/],
    ['if it belongs to another project', () => sign({ aud: 'other' }), /another project/],
    ['if it has another issuer', () => sign({ iss: 'https://accounts.google.com' }), /another project/],
    ['if it has expired', () => sign({ exp: nowSeconds - 60 }), /has expired/],
    ['if it was issued in the future', () => sign({ iat: nowSeconds + 60 }), /in the future/],
    ['if its sign-in is in the future', () => sign({ auth_time: nowSeconds + 60 }), /in the future/],
    ['without a sign-in time', () => sign({ auth_time: undefined }), /not valid/],
    ['without an expiration time', () => sign({ exp: undefined }), /not valid/],
    ['with an empty user', () => sign({ sub: '' }), /names no user/],
    ['with a user that is not a string', () => sign({ sub: 7 as unknown as string }), /names no user/],
    ['with a lone surrogate in its user', () => sign({ sub: 'a\udfff' }), /names no user/],
    ['without a user', () => sign({ sub: undefined }), /not valid/],
    ['with a user id that is too long', () => sign({ sub: 'a'.repeat(129) }), /names no user/],
    ['if it is not a token', () => 'token', /not valid/],
  ])('is rejected %s', async (_, token, says) => {
    const error: unknown = await verify(await token()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TokenError);
    expect((error as Error).message).toMatch(says);
  });

  it('is neither accepted nor rejected while the keys cannot be fetched', async () => {
    const keys = () => Promise.reject(new TypeError('fetch failed'));
    const offline = createTokenVerifier({
      projectId: 'waymark-live',
      acceptsEmulatorTokens: false,
      keys,
      now: () => now,
    });
    await expect(offline(await sign())).rejects.toThrow(KeysUnavailableError);
  });
});

describe('a request while the key server fails', () => {
  type Request = (...args: Parameters<typeof fetch>) => Promise<Response>;
  const sendKeys: Request = async () => Response.json({ keys: [publicKey] });
  const hour = 3_600_000;

  /** The API, with keys from a URL and a clock. */
  function open() {
    vi.useFakeTimers({ toFake: ['Date'], now });
    onTestFinished(() => void vi.useRealTimers());
    const address = { request: sendKeys };
    const { get } = createClient(
      standInDatabase(() => Promise.reject(new DatabaseFailure('DatabaseUnavailableError', 'down'))),
      {
        verifyToken: createTokenVerifier({
          projectId: 'waymark-live',
          acceptsEmulatorTokens: false,
          keys: createKeySet(new URL('https://keys.example.com'), (...args) => address.request(...args)),
        }),
      },
    );
    /** Whether a token issued at the time is accepted; undefined if that cannot be checked. */
    const accepts = async (afterMs: number, key = privateKey, kid = 'google-1'): Promise<boolean | undefined> => {
      vi.setSystemTime(now.getTime() + afterMs);
      const seconds = Math.floor(Date.now() / 1000);
      const token = await sign({ iat: seconds, auth_time: seconds, exp: seconds + 3600, tenant: 'acme' }, key, kid);
      const response = await get('/readings', { Authorization: `Bearer ${token}` });
      if (response.status === 401) return false;
      return (await problemOf(response)).detail.startsWith('The database') ? true : undefined;
    };
    return { address, accepts };
  }

  it.each<[what: string, fail: Request]>([
    ['responds with 500', async () => new Response('down', { status: 500 })],
    ['responds with a page', async () => new Response('<!doctype html>')],
    ['responds with other JSON', async () => Response.json({ error: 'down' })],
    ['refuses the connection', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'hangs',
      (_, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    ],
  ])('is accepted for an hour, and for up to a day, when the server %s', async (_, fail) => {
    const { address, accepts } = open();
    expect(await accepts(0)).toBe(true);
    address.request = fail;
    const startedMs = performance.now();
    expect(await accepts(hour)).toBe(true);
    expect(performance.now() - startedMs).toBeLessThan(3000);
    expect(await accepts(25 * hour)).toBe(undefined);
    address.request = sendKeys;
    expect(await accepts(26 * hour)).toBe(true);
  });

  it('is rejected once the key server responds again if its key was replaced during the failure', async () => {
    const { address, accepts } = open();
    expect(await accepts(0)).toBe(true);
    address.request = () => Promise.reject(new TypeError('fetch failed'));
    expect(await accepts(hour)).toBe(true);
    expect(await accepts(hour, foreignKey, 'google-2')).toBe(false);
    address.request = async () => Response.json({ keys: [nextPublicKey] });
    expect(await accepts(hour + 60_000, foreignKey, 'google-2')).toBe(true);
    expect(await accepts(hour + 60_000)).toBe(false);
  });
});

describe('the unsigned token of the Auth emulator', () => {
  const demo = { iss: 'https://securetoken.google.com/demo-waymark', aud: 'demo-waymark' };
  const verifyDemo = createTokenVerifier({ projectId: 'demo-waymark', acceptsEmulatorTokens: true, now: () => now });

  it('is accepted when emulator tokens are allowed', async () => {
    await expect(verifyDemo(unsigned(demo))).resolves.toEqual({ id: 'ada', tenant: null, role: 'reader' });
  });

  it.each<[what: string, changes: JWTPayload]>([
    ['if it belongs to another project', {}],
    ['if it has expired', { ...demo, exp: nowSeconds - 60 }],
    ['if it was issued in the future', { ...demo, iat: nowSeconds + 60 }],
    ['with an empty user', { ...demo, sub: '' }],
  ])('is rejected %s', async (_, changes) => {
    await expect(verifyDemo(unsigned(changes))).rejects.toThrow(TokenError);
  });

  it.each([
    ['development', 'demo-waymark', 'localhost:9099', true],
    ['test', 'demo-waymark', 'localhost:9099', true],
    ['production', 'demo-waymark', 'localhost:9099', false],
    ['development', 'waymark-live', 'localhost:9099', false],
    ['development', 'my-demo-waymark', 'localhost:9099', false],
    ['development', 'demo-waymark', '', false],
  ] as const)('is accepted in %s with project %s and emulator "%s": %s', (mode, projectId, emulatorHost, accepts) => {
    expect(acceptsEmulatorTokens({ mode, projectId, emulatorHost })).toBe(accepts);
  });
});

/** Combines the header and the signature of one token with the claims of another. */
function swapClaims(token: string, other: string): string {
  const [header = '', , signature = ''] = token.split('.');
  return [header, other.split('.')[1], signature].join('.');
}

/** A token that a library would accept if it mistook the public key for a secret. */
function signWithSecret(): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'google-1' }).sign(new Uint8Array(32));
}
