import type { AuthErrorDescription } from '../../auth/errors';
import type { ActionOperation } from '../../auth/types';
import { paths, safeReturnPath } from '../../config/paths';
import { keepStored, readStored } from '../../lib/storage';
import { numberOf } from '../../../rows/texts';

/** The operation of a link of this app; the app sends no links that sign in. */
export type LinkOperation = Exclude<ActionOperation, 'sign-in'>;

export type ActionLink =
  | {
      ok: true;
      operation: LinkOperation;
      code: string;
      /** The path of this site to continue at. */
      continuePath: string;
    }
  | { ok: false; reason: 'incomplete' | 'unknown' | 'foreign' };

/** The operations by the provider's names. */
const operations: Readonly<Partial<Record<string, LinkOperation>>> = {
  resetPassword: 'reset-password',
  verifyEmail: 'verify-email',
  recoverEmail: 'recover-email',
  verifyAndChangeEmail: 'change-email',
  revertSecondFactorAddition: 'revert-second-factor',
};

/** Reads the search part of a link's address. A target on another site is dropped. */
export function readActionLink(search: string, site: { apiKeys: readonly string[]; origin: string }): ActionLink {
  const params = new URLSearchParams(search);
  const mode = params.get('mode') ?? '';
  const code = params.get('oobCode') ?? '';
  const apiKey = params.get('apiKey');
  if (mode === '' || code === '') return { ok: false, reason: 'incomplete' };
  const operation = Object.hasOwn(operations, mode) ? operations[mode] : undefined;
  if (operation === undefined) return { ok: false, reason: 'unknown' };
  // The provider's links carry a key of the project that they were made for.
  if (apiKey !== null && !site.apiKeys.includes(apiKey)) return { ok: false, reason: 'foreign' };
  return { ok: true, operation, code, continuePath: readContinuePath(params.get('continueUrl'), site.origin) };
}

function readContinuePath(target: string | null, origin: string): string {
  if (target === null || !URL.canParse(target)) return paths.home;
  const url = new URL(target);
  return url.origin === origin ? safeReturnPath(url.pathname + url.search + url.hash) : paths.home;
}

/** Returns whether an error is about the link itself, so that trying again fails too. */
export function isLinkError({ code }: Pick<AuthErrorDescription, 'code'>): boolean {
  // The provider responds with the code of a wrong password when the account of the link was deleted.
  return code === 'expired-action-code' || code === 'invalid-action-code' || code === 'invalid-credential';
}

/**
 * The provider sends the same response for a code that was used, replaced or never issued. This browser stores short digests of the codes
 * that it has used, to recognize a link that is opened again.
 */
const storageKey = 'waymark:used-links';
const maxDigests = 10;

export function rememberUsed(code: string): void {
  // Without storage, a used link is reported as no longer valid.
  keepStored('localStorage', storageKey, [numberOf(code), ...read()].slice(0, maxDigests));
}

export function wasUsed(code: string): boolean {
  return read().includes(numberOf(code));
}

function read(): string[] {
  const stored = readStored('localStorage', storageKey);
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}
