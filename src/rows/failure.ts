/** The reason why a request did not result in a usable response, in a form that can be sent between threads. */
export type Failure =
  | { failure: 'status'; status: number; retryAfter: string | null; detail: string | null }
  | {
      failure: 'redirect' | 'too-large' | 'timeout' | 'unreachable' | 'not-json' | 'pointer' | 'next-page' | 'no-rows';
    };

export const isFailure = (result: object): result is Failure => 'failure' in result;

export interface RequestOptions {
  headers: Readonly<Record<string, string>>;
  method?: 'GET' | 'POST';
  /** The time limit for the whole response, so a slow server cannot block the request. */
  timeoutMs: number;
  /** Ends the request, which then rejects with the signal's reason. */
  signal: AbortSignal;
}
