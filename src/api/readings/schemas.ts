import { z } from '@hono/zod-openapi';
import {
  buckets,
  defaultLimit,
  levels,
  maxCsvLimit,
  maxFilterLabels,
  maxLabelLength,
  maxLabels,
  maxLimit,
  maxSearchLength,
  measures,
  sortFields,
} from '../contract';
import { ProblemSchema } from '../http/problem';

const sorts = sortFields.flatMap((field) => [`-${field}`, field] as const);
const oneOf = (values: readonly string[]): string => `Use one of ${values.join(', ')}.`;

const [firstYear, lastYear] = [1970, 2199];
const timeHint = `Use an ISO 8601 time with a zone between ${firstYear} and ${lastYear}, for example 2026-11-01T00:00:00Z.`;
export const timeAs = (description: string, example = '2026-11-01T00:00:00Z') =>
  z.iso
    .datetime({ offset: true, error: timeHint })
    .transform((text) => new Date(text))
    .refine((date) => date.getUTCFullYear() >= firstYear && date.getUTCFullYear() <= lastYear, timeHint)
    .openapi({ type: 'string', format: 'date-time', description, example });
const from = timeAs('The earliest time.');
const to = timeAs('The time after the latest one. It does not belong to the range.', '2026-12-01T00:00:00Z');

/**
 * Accepts text without control characters. Postgres supports neither NUL nor lone surrogates in text. The pattern in
 * the description does not use `\p`, which requires a flag that most validators do not set.
 */
export const withoutControlCharacters = <Text extends z.ZodString>(text: Text): Text =>
  text
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Remove the control characters.')
    .openapi({ pattern: String.raw`^[^\u0000-\u001f\u007f-\u009f]*$` });

const levelHint = `Use one of ${levels.join(', ')}, or several separated by commas.`;
const levelList = z
  .string(levelHint)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.enum(levels, levelHint)))
  .openapi({ type: 'string', example: 'high,low' })
  .optional()
  .describe(`The levels, separated by commas: ${levels.join(', ')}.`);

const labelHint = `Use at most ${maxFilterLabels} labels of at most ${maxLabelLength} characters, each as a parameter of its own.`;
const labelText = withoutControlCharacters(z.string(labelHint).max(maxLabelLength, labelHint));
const labelList = z
  .union([labelText, z.array(labelText).max(maxFilterLabels, labelHint)], labelHint)
  .transform((label) => [...new Set(typeof label === 'string' ? [label] : label)])
  .openapi({ type: 'array', items: { type: 'string' }, example: ['Warehouse North'] })
  .optional()
  .describe('The labels, each as a parameter of its own.');

/** In a cursor, a label of 200 characters takes up to 800 bytes and the rest less than 150; Base64 adds a third. */
const maxCursorLength = 1300;
const cursorHint = 'Use the "nextCursor" or the "Link" of the page before.';
const cursor = z.string('Send it once.').max(maxCursorLength, cursorHint).optional();

const search = withoutControlCharacters(
  z.string('Send it once.').max(maxSearchLength, `Use at most ${maxSearchLength} characters.`),
)
  .optional()
  .meta({ description: 'A part of the label, in upper or lower case.', example: 'warehouse' });

const sort = z
  .enum(sorts, oneOf(sorts))
  .default('-time')
  .describe('The order: a column, with "-" in front for descending. Equal values are in order of time.');

const limitUpTo = (maximum: number) => {
  const hint = `Use a whole number from 1 to ${maximum}.`;
  return z
    .string(hint)
    .regex(/^\d{1,5}$/, hint)
    .transform(Number)
    .refine((number) => number >= 1 && number <= maximum, hint)
    .openapi({ type: 'integer', minimum: 1, maximum });
};
const limit = limitUpTo(maxLimit)
  .default(defaultLimit)
  .openapi({ default: defaultLimit, description: 'The number of rows of a page.' });
const csvLimit = limitUpTo(maxCsvLimit)
  .optional()
  .describe('The number of rows of a part. `Link` has the address of the next one. Without it, all rows are streamed.');

const timeZoneHint = 'Use a name of the IANA time zone database, for example Europe/Berlin, or UTC.';
const timeZone = z
  .string(timeZoneHint)
  // Names such as "CET" and offsets such as "+01:00" mean different things in JavaScript and Postgres.
  .regex(/^(?:UTC|[A-Z][A-Za-z_]*(?:\/[A-Za-z0-9_+-]+)+)$/, timeZoneHint)
  .refine(isTimeZone, timeZoneHint)
  .meta({ description: 'The time zone whose calendar the buckets follow.', example: 'Europe/Berlin' });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const filter = { level: levelList, label: labelList, q: search };
const anyRange = { from: from.optional(), to: to.optional(), ...filter, sort };
/** The parameters of a query. An empty or reversed range would never match anything. */
const querySchema = <Shape extends Record<'from' | 'to', z.ZodType<Date | undefined>>>(parameters: Shape) =>
  z.strictObject(parameters).refine(
    (query) => {
      const range = query as { from?: Date; to?: Date };
      return !range.from || !range.to || range.from < range.to;
    },
    { path: ['from'], error: 'Use a time before "to".' },
  );

export const ListQuerySchema = querySchema({
  ...anyRange,
  limit,
  cursor: cursor.describe('The "nextCursor" of the page before, with otherwise the same parameters.'),
});

/** The maximum number of readings that one request can add. */
export const maxBatchRows = 10_000;
/** About 800 bytes per row. */
export const maxBatchBytes = 8 * 2 ** 20;
export const batchBytesDetail = 'The body is longer than 8 MiB. Send fewer rows at a time.';
/** Ensures that the sum of any number of readings is a finite number. */
const maxValue = 1e15;
const valueHint = 'Use a number from -1e15 to 1e15.';

/** Text without control characters. */
export const textUpTo = (max: number) => {
  const hint = `Use a text of 1 to ${max} characters.`;
  return withoutControlCharacters(z.string(hint).min(1, hint).max(max, hint));
};

/** A reading that a client adds. */
export const NewReadingSchema = z.strictObject(
  {
    id: textUpTo(128)
      .optional()
      .describe('What the client calls the reading. Sent again with the same time, it is skipped.'),
    time: from,
    label: textUpTo(maxLabelLength),
    level: z.enum(levels, oneOf(levels)),
    value: z.number(valueHint).min(-maxValue, valueHint).max(maxValue, valueHint),
  },
  'Use an object with "time", "label", "level" and "value".',
);

export const BatchQuerySchema = z.strictObject({
  atomic: z
    .stringbool({ truthy: ['true'], falsy: ['false'], error: 'Use true or false.' })
    .default(false)
    .openapi({ type: 'boolean', description: 'Whether to add nothing when a row is not valid.' }),
});

/** Each row is checked separately. If checked as an array, a million values that are not rows would take 60 ms. */
export const BatchSchema = z
  .object({
    rows: z
      .custom<unknown[]>(Array.isArray, 'Send the array "rows".')
      .openapi({ type: 'array', items: { $ref: '#/components/schemas/NewReading' }, maxItems: maxBatchRows }),
  })
  .openapi('Batch');

const RowErrorSchema = z
  .strictObject({
    row: z.int().describe('The position of the row, from 1.'),
    detail: z.string().describe('What to change.'),
  })
  .openapi('RowError');

export const AddedSchema = z
  .strictObject({
    added: z.int(),
    skipped: z.int().describe('The readings that were there already, by their id and time.'),
    conflicts: z.int().describe('How many of the skipped readings are stored with another label, level or value.'),
    errors: z.array(RowErrorSchema).describe('The rows that were not added.'),
  })
  .openapi('Added');

/** The problem response to a batch, whose errors are omitted if the body is not JSON. */
export const BatchProblemSchema = ProblemSchema.extend({
  errors: z.array(RowErrorSchema).optional().describe('The rows that are not valid.'),
}).openapi('BatchProblem');

/** A row that was not added, with its error. */
export type RowError = z.infer<typeof RowErrorSchema>;

export const CsvAddressQuerySchema = querySchema(anyRange);

export const CsvAddressSchema = z
  .object({
    search: z
      .string()
      .meta({
        description: 'The search of the address: the same parameters, and a `ticket` of the user for them.',
        example: '?level=high&ticket=eyJ…',
      }),
  })
  .openapi('CsvAddress');

export const CsvQuerySchema = querySchema({
  ...anyRange,
  limit: csvLimit,
  ticket: z.string().optional().describe('That of `POST`, instead of an ID token.'),
  cursor: cursor.describe('That of the `Link` of the part before, which has all parameters.'),
});

export const SummaryQuerySchema = querySchema({
  from,
  to,
  ...filter,
  bucket: z.enum(buckets, oneOf(buckets)).describe('The length of a bucket.'),
  tz: timeZone,
  measure: z.enum(measures, oneOf(measures)).default('count').describe('What decides which labels come first.'),
});

export type ListQuery = z.output<typeof ListQuerySchema>;
export type SummaryQuery = z.output<typeof SummaryQuerySchema>;
/** The parameters that select readings. */
export type ReadingFilter = Pick<ListQuery, 'from' | 'to' | 'level' | 'label' | 'q'>;
export type Sort = ListQuery['sort'];

export const instant = z.iso.datetime().openapi({ format: 'date-time', example: '2026-11-22T02:36:07.000Z' });

export const ReadingSchema = z
  .strictObject({
    id: z.int(),
    time: instant,
    label: z.string().meta({ description: 'The name of the source.', example: 'Warehouse North' }),
    level: z.enum(levels),
    value: z.number().openapi({ example: 0.97 }),
  })
  .openapi('Reading');

export const ReadingsPageSchema = z
  .strictObject({
    rows: z.array(ReadingSchema),
    nextCursor: z.string().nullable().describe('The cursor of the next page, or null on the last one.'),
    total: z.int().describe('The number of matching readings, counted with the first page.'),
    totalIsEstimate: z
      .boolean()
      .describe('Whether there may be more: a search of very many labels is not counted to its end.'),
    generatedAt: instant,
  })
  .openapi('ReadingsPage');

const AmountsSchema = z
  .strictObject({
    count: z.int(),
    sum: z.number().describe('The sum of the values.'),
    lowest: z.number().nullable().describe('The lowest value; null without readings.'),
    highest: z.number().nullable(),
  })
  .openapi('Amounts');
const NamedAmountsSchema = AmountsSchema.extend({ key: z.string().describe('The level or the label.') }).openapi(
  'NamedAmounts',
);

const BucketSchema = AmountsSchema.extend({
  start: instant,
  end: instant,
  groups: z.array(AmountsSchema).describe('In the order of the groups of the summary.'),
}).openapi('SummaryBucket');

export const SummarySchema = AmountsSchema.extend({
  from: instant,
  to: instant,
  bucket: z.enum(buckets),
  tz: z.string(),
  groups: z.array(NamedAmountsSchema).describe('Each level.'),
  groupCount: z.int().describe('The number of groups.'),
  labels: z.array(NamedAmountsSchema).describe(`The first ${maxLabels} labels by the measure.`),
  labelCount: z.int().describe('The number of different labels.'),
  buckets: z
    .array(BucketSchema)
    .describe('Every bucket of the range. The first and the last one may begin and end outside of it.'),
  generatedAt: instant,
}).openapi('Summary');

export type Reading = z.infer<typeof ReadingSchema>;
export type ReadingsPage = z.infer<typeof ReadingsPageSchema>;
export type Total = Pick<ReadingsPage, 'total' | 'totalIsEstimate'>;
export type Summary = z.infer<typeof SummarySchema>;
export type CsvAddress = z.infer<typeof CsvAddressSchema>;
export type Amounts = z.infer<typeof AmountsSchema>;
export type NamedAmounts = z.infer<typeof NamedAmountsSchema>;

/** The value of JSON text, or undefined if it is malformed, which no schema accepts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
