import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_PATH,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions';
import { type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type ApiEnv } from '../auth/require-user';
import { type User } from '../auth/verify-token';
import { apiRoot } from '../http/root';
import { hashOfUser } from '../http/short-hash';
import { instruments, serviceName } from './instruments';

/**
 * Records each request, except for health checks, in the metrics and as a span that continues the trace of its
 * `traceparent` header. The query is omitted, because it may contain a user's search text.
 */
export function observeRequests(): MiddlewareHandler<ApiEnv> {
  const tracer = trace.getTracer(serviceName);
  const { requestDuration, activeRequests } = instruments();
  return async (c, next) => {
    // Middleware is registered for all methods.
    const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path;
    if (route?.startsWith(`${apiRoot}/health`)) return next();
    const { method, path } = c.req;
    // A proxy may terminate TLS.
    const received = { [ATTR_HTTP_REQUEST_METHOD]: method, [ATTR_URL_SCHEME]: 'http' };
    const routed = { ...received, ...(route !== undefined && { [ATTR_HTTP_ROUTE]: route }) };
    const options = { kind: SpanKind.SERVER, attributes: { ...routed, [ATTR_URL_PATH]: path } };
    const parent = propagation.extract(context.active(), c.req.header());
    const startMs = performance.now();
    activeRequests.add(1, received);
    return tracer.startActiveSpan(
      route === undefined ? method : `${method} ${route}`,
      options,
      parent,
      async (span) => {
        try {
          await next();
        } finally {
          const { status } = c.res;
          const user = c.get('user') as User | undefined;
          const responded = {
            [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
            ...(status >= 500 && { [ATTR_ERROR_TYPE]: c.error?.name ?? String(status) }),
          };
          activeRequests.add(-1, received);
          requestDuration.record((performance.now() - startMs) / 1000, { ...routed, ...responded });
          if (user) span.setAttributes({ 'user.hash': hashOfUser(user.id), 'waymark.tenant': c.get('tenant') });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttributes(responded).end();
        }
      },
    );
  };
}
