import { metrics, ValueType, type Meter } from '@opentelemetry/api';
import { METRIC_HTTP_SERVER_REQUEST_DURATION } from '@opentelemetry/semantic-conventions';

/** The name of the tracer and the meter, and of the service unless `OTEL_SERVICE_NAME` is set. */
export const serviceName = 'waymark-api';

/** The data API's metrics, which are explained in docs/operations.md. */
export function createInstruments(meter: Meter) {
  // Bounds in seconds, as recommended by the semantic conventions.
  const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
  const time = (description: string) => ({ unit: 's', advice: { explicitBucketBoundaries: bounds }, description });
  const count = (unit: string, description: string) => ({ unit: `{${unit}}`, valueType: ValueType.INT, description });
  return {
    requestDuration: meter.createHistogram(
      METRIC_HTTP_SERVER_REQUEST_DURATION,
      time('The time until the response begins.'),
    ),
    activeRequests: meter.createUpDownCounter(
      'http.server.active_requests',
      count('request', 'Requests without a response.'),
    ),
    waitingRequests: meter.createUpDownCounter(
      'waymark.requests.waiting',
      count('request', 'Work that waits for a turn: of a user with other requests, or the check of a key.'),
    ),
    refusedRequests: meter.createCounter(
      'waymark.requests.refused',
      count('request', 'Requests above the limits of a user.'),
    ),
    transactionDuration: meter.createHistogram(
      'waymark.transaction.duration',
      time('The time of a transaction, including the wait for a connection.'),
    ),
    addedReadings: meter.createCounter(
      'waymark.readings.added',
      count('reading', 'Readings that requests have added.'),
    ),
    connections: meter.createObservableUpDownCounter(
      'db.client.connection.count',
      count('connection', 'Connections to the database, by state.'),
    ),
    pendingConnections: meter.createObservableUpDownCounter(
      'db.client.connection.pending_requests',
      count('request', 'Transactions that wait for a connection.'),
    ),
  };
}

let created: ReturnType<typeof createInstruments> | undefined;

/** Returns the instruments. Call it only after the SDK has started, because meters created earlier never work. */
export const instruments = () => (created ??= createInstruments(metrics.getMeter(serviceName)));
