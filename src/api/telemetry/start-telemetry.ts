import { type Environment } from '../config';
import { type Log } from '../log';

/**
 * Starts OpenTelemetry when the environment has an address for its data, such as `OTEL_EXPORTER_OTLP_ENDPOINT`. Otherwise its SDK
 * is not loaded, and spans and metrics do nothing. Resolves to a function that sends the rest and stops.
 */
export async function startTelemetry(env: Environment, log: Log): Promise<() => Promise<void>> {
  const hasEndpoint = ['', 'TRACES_', 'METRICS_'].some((kind) => env[`OTEL_EXPORTER_OTLP_${kind}ENDPOINT`]?.trim());
  if (!hasEndpoint || env.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return async () => {};
  const { startSdk } = await import('./sdk');
  return startSdk(log);
}
