import { errors, jwtVerify, SignJWT } from 'jose';
import { shortHash } from '../http/short-hash';
import { TokenError, type User } from './verify-token';

/** This is long enough to start a download, but too short for the link to be shared. */
export const ticketSeconds = 60;
const audience = 'waymark/readings.csv';

/** The server compares whole queries, because a ticket is only valid for one of them. */
function hashOf(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('ticket');
  return shortHash(rest.toString(), 43);
}

/**
 * Creates tickets, each of which allows a plain link to download one file without an ID token. Servers with the same key
 * accept each other's tickets.
 */
export function createDownloadTickets(key: Uint8Array, now: () => Date) {
  return {
    /** Returns the query string for a link: the query and the user's ticket for it. */
    sign: async ({ id }: User, tenant: string, query: URLSearchParams): Promise<string> => {
      const seconds = Math.floor(now().getTime() / 1000);
      const ticket = await new SignJWT({ tenant, query: hashOf(query) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setAudience(audience)
        .setExpirationTime(seconds + ticketSeconds)
        .sign(key);
      const signed = new URLSearchParams(query);
      signed.set('ticket', ticket);
      return `?${signed.toString()}`;
    },
    /**
     * Resolves to the ticket's user, who may only read. Rejects with a `TokenError` if the ticket is invalid or belongs
     * to another query.
     */
    verify: async (ticket: string, query: URLSearchParams): Promise<User> => {
      const checks = { audience, algorithms: ['HS256'], requiredClaims: ['exp', 'sub'], currentDate: now() };
      try {
        const { payload } = await jwtVerify<{ tenant?: unknown; query?: unknown }>(ticket, key, checks);
        const { sub = '', tenant, query: hash } = payload;
        if (typeof tenant === 'string' && hash === hashOf(query)) return { id: sub, tenant, role: 'reader' };
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
      }
      throw new TokenError('The address of the file is not valid any more. Start the download again.');
    },
  };
}

export type DownloadTickets = ReturnType<typeof createDownloadTickets>;
