import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attributed {
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

export interface Span extends Attributed {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface Metric {
  name: string;
  sum?: { dataPoints: (Attributed & { asInt: number })[] };
  histogram?: { dataPoints: (Attributed & { count: number })[] };
}

/** The attributes of a span or a metric point. */
export const attributesOf = ({ attributes }: Attributed): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** The environment of a process that sends traces and metrics as JSON. */
export const sendTo = (port: number) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
});

/**
 * Starts a server that receives traces and metrics as JSON. A server that hangs accepts requests but does not respond.
 */
export async function startCollector({ hangs = false } = {}) {
  const bodies: string[] = [];
  const spans: Span[] = [];
  const metrics = new Map<string, Metric>();
  const receive = (body: string): void => {
    bodies.push(body);
    JSON.parse(body, (key, value: unknown) => {
      if (key === 'spans') spans.push(...(value as Span[]));
      if (key === 'metrics') for (const metric of value as Metric[]) metrics.set(metric.name, metric);
      return value;
    });
  };
  const server = createServer((request, response) => {
    void text(request)
      .then(receive)
      .then(() => {
        if (!hangs) response.end('{}');
      });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    env: sendTo((server.address() as AddressInfo).port),
    bodies,
    spans,
    /** The latest values, by metric name. */
    metrics,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
