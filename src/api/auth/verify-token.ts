import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  UnsecuredJWT,
  type JSONWebKeySet,
  type JWTClaimVerificationOptions,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { Problem } from '../http/problem';

export interface User {
  id: string;
  /** The tenant whose data the user may read, or null if there is none. */
  tenant: string | null;
  /** What the user may do with the data. Write keys have the `key` role. */
  role: Role | 'key';
  /** The labels allowed for readings added with a write key. @default any */
  labels?: readonly string[] | undefined;
}

/** A reader can only read, a writer can also add readings, and an admin can also create and revoke write keys. */
const roles = ['reader', 'writer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Resolves to the user of an ID token. Rejects with a `TokenError` or a `KeysUnavailableError`. */
export type VerifyToken = (token: string) => Promise<User>;

/** The token is not valid. The message tells the client what to change. */
export class TokenError extends Problem {
  override readonly name = 'TokenError';

  constructor(detail: string) {
    super(401, detail, { 'WWW-Authenticate': 'Bearer error="invalid_token"' });
  }
}

/** Google's keys could not be fetched, so the token could not be checked. */
export class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
}

export interface TokenVerifierOptions {
  /** The Firebase project that issued the tokens. */
  projectId: string;
  /** Whether the tokens come from the Auth emulator, which does not sign them. */
  acceptsEmulatorTokens: boolean;
  /** The claim that contains a user's tenant. @default Firebase's tenant, or else the claim "tenant" */
  tenantClaim?: string | undefined;
  /** The claim that contains a user's role. @default "role" */
  roleClaim?: string | undefined;
  /** Whether a user without a tenant is assigned a personal tenant, as its admin. @default false */
  hasPersonalTenants?: boolean;
  /** The keys that sign tokens. @default the keys of Firebase Authentication */
  keys?: JWTVerifyGetKey;
  /** @default the system clock */
  now?: () => Date;
}

// https://firebase.google.com/docs/auth/admin/verify-id-tokens, "Verify ID tokens using a third-party JWT library"
const keySet = new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com');
/** The maximum difference between the clocks of two servers. */
const clockToleranceSeconds = 5;
const maxSubjectLength = 128;

/** Google continues to sign with a key for about a day after publishing it for the last time. */
const maxKeyAgeMs = 24 * 3_600_000;
/** If the address does not respond, requests wait this long for it, once every ten minutes. */
const keyTimeoutMs = 2000;

/**
 * The keys at an address. If the address fails, its last keys are used for up to a day, so an outage does not sign
 * anyone out.
 */
export function createKeySet(url: URL, request: typeof fetch = fetch): JWTVerifyGetKey {
  let last: { keys: string; fetchedMs: number } | undefined;
  return createRemoteJWKSet(url, {
    timeoutDuration: keyTimeoutMs,
    [customFetch]: async (address, options) => {
      try {
        const response = await request(address, options);
        if (!response.ok) throw new Error(`The address of the keys responded with ${response.status}.`);
        const keys = (await response.json()) as JSONWebKeySet;
        // Throws if these are not keys.
        createLocalJWKSet(keys);
        last = { keys: JSON.stringify(keys), fetchedMs: Date.now() };
      } catch (error) {
        if (!last || Date.now() - last.fetchedMs > maxKeyAgeMs) throw error;
      }
      return new Response(last.keys);
    },
  });
}

export function createTokenVerifier(options: TokenVerifierOptions): VerifyToken {
  const { projectId, acceptsEmulatorTokens, keys = createKeySet(keySet), now = () => new Date() } = options;
  const { tenantClaim, roleClaim = 'role', hasPersonalTenants = false } = options;

  const checks: JWTClaimVerificationOptions = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
    clockTolerance: clockToleranceSeconds,
  };

  return async (token) => {
    const currentDate = now();
    try {
      const { payload } = acceptsEmulatorTokens
        ? UnsecuredJWT.decode(token, { ...checks, currentDate })
        : await jwtVerify(token, keys, { ...checks, currentDate, algorithms: ['RS256'] });
      const id = readSubject(payload, currentDate);
      const tenant = readTenant(payload, tenantClaim);
      if (tenant === undefined && hasPersonalTenants) return { id, tenant: `user:${id}`, role: 'admin' };
      const role = roles.find((other) => other === payload[roleClaim]) ?? 'reader';
      return { id, tenant: tenant ?? null, role };
    } catch (error) {
      throw toTokenError(error);
    }
  };
}

/** Checks what jose does not: without a maximum age, the library ignores `iat`, and it never checks `auth_time`. */
function readSubject({ sub = '', iat, auth_time: authTime }: JWTPayload, now: Date): string {
  const latest = now.getTime() / 1000 + clockToleranceSeconds;
  for (const seconds of [iat, authTime]) {
    if (typeof seconds !== 'number' || seconds > latest) {
      throw new TokenError('The ID token was issued in the future. Check the clock of the device that sent it.');
    }
  }
  // jose does not report claims of the wrong type.
  if (typeof sub !== 'string' || !isText(sub, maxSubjectLength))
    throw new TokenError('The ID token names no user. Sign in again.');
  return sub;
}

/** Postgres rejects NUL in strings, and treats unpaired surrogates of different characters as the same string. */
const isText = (text: string, maxLength: number): boolean =>
  text.length <= maxLength && /^[^\p{Cc}\p{Cs}]+$/u.test(text);

export const isTenantName = (name: unknown): name is string => typeof name === 'string' && isText(name, 128);

function readTenant({ firebase, ...claims }: JWTPayload, claim: string | undefined): string | undefined {
  const candidates =
    claim === undefined ? [(firebase as { tenant?: unknown })?.tenant, claims.tenant] : [claims[claim]];
  return candidates.find(isTenantName);
}

function toTokenError(error: unknown): Error {
  if (error instanceof TokenError) return error;
  if (error instanceof errors.JWTExpired) {
    return new TokenError('The ID token has expired. Request a new one and try again.');
  }
  if (error instanceof errors.JWTClaimValidationFailed && (error.claim === 'aud' || error.claim === 'iss')) {
    return new TokenError('The ID token belongs to another project. Sign in to this site.');
  }
  // The key set could not be obtained: the request failed or timed out, or the response was not a key set.
  const isKeyProblem =
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === errors.JOSEError.code;
  if (isKeyProblem)
    return new KeysUnavailableError('The keys of Firebase Authentication are not available.', { cause: error });
  return new TokenError('The ID token is not valid. Sign in again and send the new token.');
}
