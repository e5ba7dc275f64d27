import { metrics, ValueType, type Meter } from '@opentelemetry/api';
import { METRIC_HTTP_SERVER_REQUEST_DURATION } from '@opentelemetry/semantic-conventions';

/** The name of the tracer and the meter, and of the service unless `OTEL_SERVICE_NAME` is set. */
export const serviceName = 'waymark-api';

/** In seconds, as the semantic conventions recommend them. */
const durations = {
  unit: 's',
  advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] },
};
const counts = (unit: string) => ({ unit: `{${unit}}`, valueType: ValueType.INT });

/** The metrics of the data API. docs/operations.md explains them. */
export function createInstruments(meter: Meter) {
  return {
    requestDuration: meter.createHistogram(METRIC_HTTP_SERVER_REQUEST_DURATION, {
      ...durations,
      description: 'The time until the response begins.',
    }),
    activeRequests: meter.createUpDownCounter('http.server.active_requests', {
      ...counts('request'),
      description: 'Requests without a response.',
    }),
    waitingRequests: meter.createUpDownCounter('waymark.requests.waiting', {
      ...counts('request'),
      description: 'Work that waits for a turn: of a user with other requests, or the check of a key.',
    }),
    refusedRequests: meter.createCounter('waymark.requests.refused', {
      ...counts('request'),
      description: 'Requests above the limits of a user.',
    }),
    transactionDuration: meter.createHistogram('waymark.transaction.duration', {
      ...durations,
      description: 'The time of a transaction, including the wait for a connection.',
    }),
    addedReadings: meter.createCounter('waymark.readings.added', {
      ...counts('reading'),
      description: 'Readings that requests have added.',
    }),
    connections: meter.createObservableUpDownCounter('db.client.connection.count', {
      ...counts('connection'),
      description: 'Connections to the database, by state.',
    }),
    pendingConnections: meter.createObservableUpDownCounter('db.client.connection.pending_requests', {
      ...counts('request'),
      description: 'Transactions that wait for a connection.',
    }),
  };
}

let created: ReturnType<typeof createInstruments> | undefined;

/** The instruments. The first call has to follow the start of the SDK: the API has no meters that begin to work later. */
export const instruments = () => (created ??= createInstruments(metrics.getMeter(serviceName)));
