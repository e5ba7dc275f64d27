import { trace } from '@opentelemetry/api';

/** An entry in the log. Google Cloud recognizes the `severity` and `message` fields. */
export interface LogEntry {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: string;
  [field: string]: string | number;
}

export type Log = (entry: LogEntry) => void;

/** Writes each entry as a line of JSON that includes the span in which it was logged. */
export const logJson: Log = (entry) => {
  const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {};
  process.stdout.write(`${JSON.stringify({ ...entry, traceId, spanId })}\n`);
};

/** Writes only warnings and errors, because `npm start` keeps the output in memory. */
export const logProblems: Log = (entry) => {
  if (entry.severity !== 'INFO') logJson(entry);
};

/**
 * The parts of an error that are safe to log: its name, its code, and where it was thrown. The message is omitted,
 * because database messages contain values that users sent.
 */
export function describeError(error: unknown): { error: string; stack: string } {
  if (!(error instanceof Error)) return { error: typeof error, stack: '' };
  const { code } = { ...(error.cause as { code?: unknown }), ...(error as { code?: unknown }) };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return {
    error: [error.name, ...(typeof code === 'string' ? [code] : [])].join(' '),
    stack: frames.slice(0, 8).join('\n'),
  };
}
