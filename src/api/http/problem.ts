import { STATUS_CODES } from 'node:http';
import { type Context } from 'hono';
import { z } from '@hono/zod-openapi';

/** Problem details as defined by RFC 9457. */
export const ProblemSchema = z
  .object({
    type: z.string().openapi({ example: 'about:blank' }),
    title: z.string().meta({ description: 'The name of the status code.', example: 'Bad Request' }),
    status: z.int().openapi({ example: 400 }),
    detail: z
      .string()
      .meta({
        description: 'What happened and what to change.',
        example: '"limit": Use a whole number from 1 to 1000.',
      }),
    instance: z
      .string()
      .meta({
        description: 'The id of the request, as in the log.',
        example: 'urn:uuid:6f4f1a52-7f0c-4c9e-9d53-0a4f7a5c9f0e',
      }),
  })
  .openapi('Problem');

export type ProblemDetails = z.infer<typeof ProblemSchema>;

export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 413 | 414 | 415 | 429 | 500 | 503;
/** Node uses the name of status 413 from before RFC 9110. */
const titles: Readonly<Record<string, string | undefined>> = { ...STATUS_CODES, 413: 'Content Too Large' };

/** Throw this error to respond with problem details. */
export class Problem extends Error {
  override readonly name: string = 'Problem';

  constructor(
    readonly status: ProblemStatus,
    /** What happened, and what to change. */
    readonly detail: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** Additional members of the problem details. */
    readonly members: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail);
  }
}

/** The response for a problem. */
export function respondWithProblem(c: Context, { status, detail, headers, members }: Problem): Response {
  const instance = `urn:uuid:${c.get('requestId')}`;
  const title = titles[status] ?? '';
  const body: ProblemDetails = { type: 'about:blank', title, status, detail, instance, ...members };
  return c.body(JSON.stringify(body), status, { ...headers, 'Content-Type': 'application/problem+json' });
}

/** A JSON response for a route's description. */
export const jsonContent = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A response with problem details for a route's description. */
export const problemContent = (description: string, schema: z.ZodType = ProblemSchema) => ({
  description,
  content: { 'application/problem+json': { schema } },
});

/** Like `problemContent`, but for a request that can be sent again. */
export const retryContent = (description: string) => ({
  ...problemContent(description),
  headers: z.object({ 'Retry-After': z.string().describe('The seconds to wait.') }),
});

/** The response to any request whose address is too long. */
export const addressFailure = { 414: problemContent('The address is too long.') };
