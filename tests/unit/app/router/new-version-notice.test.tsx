import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster, ToastProvider } from 'waymark';
import { NewVersionNotice } from '../../../../src/app/router/root-layout';

const minutes = 60_000;
const fetched = vi.fn<() => Promise<Response>>();
const site = (build: string) => async () =>
  new Response(`<script type="module" crossorigin src="/assets/index-${build}.js"></script>`);

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation(site('second'));
  vi.stubGlobal('fetch', fetched);
});

function open(enabled = true) {
  render(
    <ToastProvider>
      <NewVersionNotice enabled={enabled} />
      <Toaster />
    </ToastProvider>,
  );
}

const comeBack = (after: number) =>
  act(async () => {
    vi.advanceTimersByTime(after);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
  });
const notice = () => screen.queryByText('A new version is available');

describe('a user who has the site open during a deployment', () => {
  it('sees a notice when a chunk of the old version fails to load', async () => {
    open();
    await act(async () => {
      window.dispatchEvent(new Event('vite:preloadError'));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(notice()).toBeInTheDocument();
  });

  it('sees one notice for each version after returning to the page, and can reload', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    open();
    await comeBack(4 * minutes);
    expect(fetched).not.toHaveBeenCalled();
    await comeBack(minutes);
    expect(notice()).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await comeBack(5 * minutes);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(notice()).not.toBeInTheDocument();
    fetched.mockImplementation(site('third'));
    await comeBack(5 * minutes);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('causes one request if several chunks fail to load', async () => {
    const fail = (after: number) =>
      act(async () => {
        window.dispatchEvent(new Event('vite:preloadError'));
        window.dispatchEvent(new Event('vite:preloadError'));
        await vi.advanceTimersByTimeAsync(after);
      });
    open();
    await fail(9_000);
    await fail(1_000);
    expect(fetched).toHaveBeenCalledOnce();
    await fail(0);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['responds with an error', async () => new Response('', { status: 503 })],
    ['is replaced by a captive portal', async () => new Response('<title>Welcome to the hotel</title>')],
  ])('sees no notice when the site %s', async (_what, respond) => {
    fetched.mockImplementation(respond);
    open();
    await comeBack(6 * minutes);
    expect(fetched).toHaveBeenCalledOnce();
    expect(notice()).not.toBeInTheDocument();
  });

  it('causes no requests in the background or in development', async () => {
    open(false);
    await comeBack(6 * minutes);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open();
    await comeBack(6 * minutes);
    await act(async () => {
      await vi.advanceTimersByTimeAsync(60 * minutes);
    });
    expect(fetched).not.toHaveBeenCalled();
  });
});
