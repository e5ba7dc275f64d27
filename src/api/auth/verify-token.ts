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

export interface User {
  id: string;
  /** The tenant whose data the user may read; null without one. */
  tenant: string | null;
  /** What the user may do with it. Write keys have the role `key`. */
  role: Role | 'key';
  /** The labels that a write key's readings may have. @default any */
  labels?: readonly string[] | undefined;
}

/** A reader reads, a writer also adds readings, and an admin also creates and revokes write keys. */
const roles = ['reader', 'writer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Resolves to an ID token's user. Rejects with a `TokenError` or a `KeysUnavailableError`. */
export type VerifyToken = (token: string) => Promise<User>;

/** The token is not valid. The message tells the client what to change. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}

/** Google's keys could not be fetched, so nothing is known about the token. */
export class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
}

export interface TokenVerifierOptions {
  /** The Firebase project that issued the tokens. */
  projectId: string;
  /** Whether the tokens come from the Auth emulator, which does not sign them. */
  acceptsEmulatorTokens: boolean;
  /** The claim that names a user's tenant. @default the tenant of Firebase, else the claim "tenant" */
  tenantClaim?: string | undefined;
  /** The claim that names a user's role. @default "role" */
  roleClaim?: string | undefined;
  /** Whether a user without a tenant gets a tenant of their own, as its admin. @default false */
  hasPersonalTenants?: boolean;
  /** The keys that sign tokens. @default the keys of Firebase Authentication */
  keys?: JWTVerifyGetKey;
  /** @default the system's clock */
  now?: () => Date;
}

// https://firebase.google.com/docs/auth/admin/verify-id-tokens, "Verify ID tokens using a third-party JWT library"
const keySet = new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com');
/** The clocks of two servers may differ by this much. */
const clockToleranceSeconds = 5;
const maxSubjectLength = 128;

/** Google signs with each key for about a day after its last appearance. */
const maxKeyAgeMs = 24 * 3_600_000;
/** While the address hangs, requests wait for it this long, every ten minutes. */
const keyTimeoutMs = 2000;

/**
 * The keys at an address. While the address fails, its last keys are used for up to a day: an outage of the
 * address signs nobody out.
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
        // Throws if these are no keys.
        createLocalJWKSet(keys);
        last = { keys: JSON.stringify(keys), fetchedMs: Date.now() };
      } catch (error) {
        if (!last || Date.now() - last.fetchedMs > maxKeyAgeMs) throw error;
      }
      return new Response(last.keys);
    },
  });
}

/** Returns a function that verifies the ID tokens of a Firebase project. */
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

/** Checks what jose does not: the library ignores `iat` without a maximum age, and does not know `auth_time`. */
function readSubject({ sub = '', iat, auth_time: authTime }: JWTPayload, now: Date): string {
  const latest = now.getTime() / 1000 + clockToleranceSeconds;
  for (const seconds of [iat, authTime]) {
    if (typeof seconds !== 'number' || seconds > latest) {
      throw new TokenError('The ID token was issued in the future. Check the clock of the device that sent it.');
    }
  }
  // jose does not report a claim of the wrong type.
  if (typeof sub !== 'string' || !isText(sub, maxSubjectLength))
    throw new TokenError('The ID token names no user. Sign in again.');
  return sub;
}

/** Postgres rejects NUL in strings, and treats halves of different characters (lone surrogates) as the same string. */
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
  // The key set did not arrive: a failed request, a timeout, or a response without a key set.
  const isKeyProblem =
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === errors.JOSEError.code;
  if (isKeyProblem)
    return new KeysUnavailableError('The keys of Firebase Authentication are not available.', { cause: error });
  return new TokenError('The ID token is not valid. Sign in again and send the new token.');
}
