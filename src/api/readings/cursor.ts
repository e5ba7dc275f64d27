import { z } from 'zod';
import { levels, type SortField } from '../contract';
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

/** The sorted column of the last row, by the order. */
const keys = {
  time: z.undefined().optional(),
  value: z.number(),
  level: z.enum(levels),
  // A label has up to 200 characters, each of which may count as two in JavaScript. Postgres does not support NUL.
  label: z
    .string()
    .max(400)
    .regex(/^[^\0]*$/),
} satisfies Record<SortField, z.ZodType>;

const schemaOf = (sort: Sort, of: string) =>
  z.strictObject({
    /** Identifies the query to which the cursor belongs. */
    of: z.literal(of),
    key: keys[sort.replace('-', '') as SortField],
    // Postgres does not support a year 0.
    time: z.iso.datetime().regex(/^(?!0000)/),
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
  const { data } = schemaOf(sort, identify(filter, sort)).safeParse(
    parseJson(Buffer.from(text, 'base64url').toString()),
  );
  if (data) return data;
  throw new Problem(
    400,
    '"cursor": Use the "nextCursor" or the "Link" of the page before, with the same parameters, or start again without it.',
  );
}
