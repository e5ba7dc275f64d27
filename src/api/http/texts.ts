import { type z } from '@hono/zod-openapi';

/**
 * Accepts texts without control characters. Postgres has neither NUL nor half of a character (a lone surrogate) in texts. The pattern of the
 * description has no `\p`, which needs a flag that most validators do not set.
 */
export const withoutControlCharacters = <Text extends z.ZodString>(text: Text): Text =>
  text
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Remove the control characters.')
    .openapi({ pattern: String.raw`^[^\u0000-\u001f\u007f-\u009f]*$` });
