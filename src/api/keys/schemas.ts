import { z } from '@hono/zod-openapi';
import { maxFilterLabels } from '../contract';
import { instant, textUpTo, withoutControlCharacters } from '../readings/schemas';

export const NewWriteKeySchema = z
  .strictObject({
    name: withoutControlCharacters(
      z.string('Send a name.').trim().min(1, 'Send a name.').max(100, 'Use at most 100 characters.'),
    ).meta({ description: 'What uses the key.', example: 'Warehouse North' }),
    labels: z
      .array(textUpTo(200), 'Use an array of labels.')
      .min(1, 'Use at least one label, or leave the field out for all.')
      .max(maxFilterLabels, `Use at most ${maxFilterLabels} labels.`)
      .nullable()
      .default(null)
      .describe('The labels of the readings that the key may add; all by default.'),
  })
  .openapi('NewWriteKey');

export const WriteKeySchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    labels: z.array(z.string()).nullable().describe('As it was created; null for all labels.'),
    createdBy: z.string().describe('The id of the user.'),
    createdAt: instant,
    lastUsedAt: instant.nullable().describe('Exact to a minute.'),
    revokedAt: instant.nullable(),
  })
  .openapi('WriteKey');

export const CreatedWriteKeySchema = WriteKeySchema.extend({
  key: z.string().describe('The key. No later response has it.'),
}).openapi('CreatedWriteKey');

export type WriteKey = z.infer<typeof WriteKeySchema>;
