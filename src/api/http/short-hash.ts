import { createHash } from 'node:crypto';

/** The first characters of the SHA-256 of a text, in base64url. */
export const shortHash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

/** Tells the requests of one user from those of others, without the id. */
export const hashOfUser = (userId: string): string => shortHash(userId, 12);
