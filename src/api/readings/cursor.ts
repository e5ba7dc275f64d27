import { z } from 'zod';
import { levels } from '../contract';
import { Problem } from '../http/problem';
import { shortHash } from '../http/short-hash';
import { parseJson, type ReadingFilter, type Sort, type Total } from './schemas';

/** The position at which a page ends, given by the sorted columns of its last row. */
export interface Position {
  /** The value of the sorted column, unless that column is the time. */
  key?: string | number | undefined;
  time: string;
  id: number;
}

const CursorSchema = z.strictObject({
  /** Identifies the query to which the cursor belongs. */
  of: z.string(),
  // A label has up to 200 characters, each of which may count as two in JavaScript. Postgres supports neither NUL in
  // text nor a year 0.
  key: z
    .union([
      z
        .string()
        .max(400)
        .refine((key) => !key.includes('\0')),
      z.number(),
    ])
    .optional(),
  time: z.iso.datetime().refine((text) => !text.startsWith('0000')),
  id: z.int(),
  /** The number of rows in a list. The rows of a file are not counted. */
  counted: z.strictObject({ total: z.int().nonnegative(), totalIsEstimate: z.boolean() }).optional(),
});

type Cursor = Position & { counted?: Total | undefined };

/** Identifies a query without its page. A different filter or order results in different pages. */
function identify({ from, to, level, label, q }: ReadingFilter, sort: Sort): string {
  return shortHash(JSON.stringify([from, to, level, label, q, sort]), 12);
}

/**
 * Writes a cursor. It is not signed, because it contains only what its user may know, and its values are bound like any
 * other parameter.
 */
export function writeCursor(cursor: Cursor, filter: ReadingFilter, sort: Sort): string {
  return Buffer.from(JSON.stringify({ ...cursor, of: identify(filter, sort) })).toString('base64url');
}

/** Reads a cursor. Throws a `Problem` if it belongs to another query or was not written by this server. */
export function readCursor(text: string, filter: ReadingFilter, sort: Sort): Cursor {
  const result = CursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  const isKeyValid = (key: unknown): boolean => {
    if (sort.endsWith('time')) return key === undefined;
    if (sort.endsWith('level')) return (levels as readonly unknown[]).includes(key);
    return typeof key === (sort.endsWith('value') ? 'number' : 'string');
  };
  if (!result.success || result.data.of !== identify(filter, sort) || !isKeyValid(result.data.key)) {
    throw new Problem(
      400,
      '"cursor": Use the "nextCursor" or the "Link" of the page before, with the same parameters, or start again without it.',
    );
  }
  return result.data;
}
