import type { ActionCodeInfo } from '../../auth/types';
import { paths, safeReturnPath } from '../../config/paths';
import { keepStored, readStored } from '../../lib/storage';
import { numberOf } from '../../../rows/texts';

/** The operation of an email link. The app does not send sign-in links. */
export type LinkOperation = Exclude<ActionCodeInfo['operation'], 'EMAIL_SIGNIN'>;

export interface ActionLink {
  operation: LinkOperation;
  code: string;
  continuePath: string;
}

const operations: Readonly<Partial<Record<string, LinkOperation>>> = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  revertSecondFactorAddition: 'REVERT_SECOND_FACTOR_ADDITION',
};

/** Reads the search parameters of a link, or returns why it cannot be used. Drops a target on another site. */
export function readActionLink(
  search: string,
  site: { apiKeys: readonly string[]; origin: string },
): ActionLink | 'incomplete' | 'unknown' | 'foreign' {
  const params = new URLSearchParams(search);
  const mode = params.get('mode') ?? '';
  const code = params.get('oobCode') ?? '';
  const apiKey = params.get('apiKey');
  if (mode === '' || code === '') return 'incomplete';
  const operation = Object.hasOwn(operations, mode) ? operations[mode] : undefined;
  if (operation === undefined) return 'unknown';
  // The link contains the key of its project.
  if (apiKey !== null && !site.apiKeys.includes(apiKey)) return 'foreign';
  return { operation, code, continuePath: readContinuePath(params.get('continueUrl'), site.origin) };
}

function readContinuePath(target: string | null, origin: string): string {
  if (target === null || !URL.canParse(target)) return paths.home;
  const url = new URL(target);
  return url.origin === origin ? safeReturnPath(url.pathname + url.search + url.hash) : paths.home;
}

/**
 * The provider sends the same response for used, replaced and unknown codes. This browser stores digests of used codes
 * to recognize a link that is opened again.
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
