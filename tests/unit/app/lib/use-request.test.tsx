import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useRequest } from '../../../../src/app/lib/use-request';

/** Renders the hook, and sends requests that the test settles. */
function open() {
  const { result, unmount } = renderHook(useRequest);
  const signals: AbortSignal[] = [];
  const send = () => {
    let succeed = (_value: string): void => {};
    let fail = (_error: unknown): void => {};
    let outcome: Promise<string | undefined> | undefined;
    act(() => {
      outcome = result.current.run((signal) => {
        signals.push(signal);
        return new Promise((resolve, reject) => {
          succeed = resolve;
          fail = reject;
        });
      });
    });
    return {
      succeed: (value: string) => act(async () => succeed(value)),
      fail: (error: unknown) => act(async () => fail(error)),
      outcome: async () => outcome,
    };
  };
  return { result, unmount, signals, send };
}

describe('a request that the user starts', () => {
  it('is sent once for any number of clicks before the page renders', async () => {
    const send = vi.fn(async () => 'sent');
    const { result } = renderHook(useRequest);
    await act(async () => {
      await Promise.all([result.current.run(send), result.current.run(send), result.current.run(send)]);
    });
    expect(send).toHaveBeenCalledOnce();
    await act(async () => void (await result.current.run(send)));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is busy until it returns its result', async () => {
    const { result, send } = open();
    const request = send();
    expect(result.current.busy).toBe(true);
    await request.succeed('fine');
    expect(result.current).toMatchObject({ busy: false, error: undefined });
    expect(await request.outcome()).toBe('fine');
  });

  it('reports its error until the next request', async () => {
    const { result, send } = open();
    const failed = new Error('No connection');
    await send().fail(failed);
    expect(result.current).toMatchObject({ busy: false, error: failed });
    send();
    expect(result.current).toMatchObject({ busy: true, error: undefined });
  });

  it('can be canceled and repeated at once', async () => {
    const { result, signals, send } = open();
    const first = send();
    act(() => result.current.cancel());
    expect(result.current.busy).toBe(false);
    expect(signals[0]?.aborted).toBe(true);
    send();
    await first.fail(new Error('Aborted'));
    expect(result.current).toMatchObject({ busy: true, error: undefined });
    expect(signals[1]?.aborted).toBe(false);
  });

  it('is aborted when the user leaves the page', () => {
    const { signals, send, unmount } = open();
    send();
    unmount();
    expect(signals[0]?.aborted).toBe(true);
  });
});
