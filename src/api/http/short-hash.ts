import { createHash } from 'node:crypto';

/** The first characters of a string's SHA-256 hash, in base64url. */
export const shortHash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

/** Distinguishes one user's requests from those of others, without revealing the id. */
export const hashOfUser = (userId: string): string => shortHash(userId, 12);
