import { createHash } from 'node:crypto';

/** The first characters of the SHA-256 of a text, in base64url. */
export const shortHash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);
