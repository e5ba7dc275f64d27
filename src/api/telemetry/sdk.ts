import { randomUUID } from 'node:crypto';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import { core, NodeSDK, resources } from '@opentelemetry/sdk-node';
import { ATTR_SERVICE_INSTANCE_ID, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import { describeError, type Log } from '../log';
import { serviceName } from './instruments';

/** Limits warnings, because sending data to an unresponsive address fails every few seconds. */
const warningIntervalMs = 60_000;

/**
 * Starts the SDK, which reads its configuration from the environment:
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/. Returns the function that sends
 * the remaining data and stops the SDK.
 */
export function startSdk(log: Log): () => Promise<void> {
  // Components put their name before the message. Values other than strings may contain data.
  const warn = (...parts: unknown[]): void => {
    const texts = parts.filter((part) => typeof part === 'string');
    log({ severity: 'WARNING', message: `OpenTelemetry: ${texts.join(': ')}` });
  };
  const ignore = (): void => {};
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  let warnedMs = -Infinity;
  const reportFailure = (error: unknown): void => {
    if (performance.now() - warnedMs < warningIntervalMs) return;
    warnedMs = performance.now();
    log({ severity: 'WARNING', message: 'Traces or metrics could not be sent.', ...describeError(error) });
  };
  core.setGlobalErrorHandler(reportFailure);
  // The environment overrides both. Without the id, the metrics of two instances would be mixed up.
  const service = { [ATTR_SERVICE_NAME]: serviceName, [ATTR_SERVICE_INSTANCE_ID]: randomUUID() };
  const sdk = new NodeSDK({
    resource: resources.defaultResource().merge(resources.resourceFromAttributes(service)),
    // The log is written to standard output instead.
    logRecordProcessors: [],
  });
  sdk.start();
  return () => sdk.shutdown().catch(reportFailure);
}
