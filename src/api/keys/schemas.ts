import { z } from '@hono/zod-openapi';
import { noControlCharacters } from '../http/texts';

const instant = z.iso.datetime().openapi({ format: 'date-time' });

export const NewWriteKeySchema = z
  .strictObject({
    name: z
      .string('Send a name.')
      .trim()
      .min(1, 'Send a name.')
      .max(100, 'Use at most 100 characters.')
      .regex(...noControlCharacters)
      .openapi({ description: 'What uses the key.', example: 'Warehouse North' }),
  })
  .openapi('NewWriteKey');

export const WriteKeySchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    createdBy: z.string().openapi({ description: 'The id of the user.' }),
    createdAt: instant,
    lastUsedAt: instant.nullable().openapi({ description: 'Exact to a minute.' }),
    revokedAt: instant.nullable(),
  })
  .openapi('WriteKey');

export const CreatedWriteKeySchema = WriteKeySchema.extend({
  key: z.string().openapi({ description: 'The key. No later response has it.' }),
}).openapi('CreatedWriteKey');

export type WriteKey = z.infer<typeof WriteKeySchema>;
