import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, Toaster, type ToastOptions, ToastProvider, type Toasts, useToast } from 'waymark';

const held: { toasts?: Toasts } = {};

function Reader() {
  const toasts = useToast();
  useEffect(() => {
    held.toasts = toasts;
  }, [toasts]);
  return null;
}

function show(...all: ToastOptions[]) {
  act(() => {
    for (const options of all) held.toasts?.show(options);
  });
}

function pass(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

const shown = () => [...document.querySelectorAll('[data-slot="toast-title"]')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Reader />
      <Toaster />
    </ToastProvider>,
  );
});

describe('a toast from outside components', () => {
  it('is shown and removed', () => {
    act(() => void toast({ id: 'load', title: 'The server does not respond' }));
    expect(shown()).toEqual(['The server does not respond']);
    act(() => toast.dismiss('load'));
    expect(shown()).toEqual([]);
  });

  it('waits for the first provider', () => {
    cleanup();
    toast({ title: 'Early' });
    toast({ id: 'load', title: 'Taken back' });
    toast.dismiss(toast({ id: 'load', title: 'Taken back' }));
    render(
      <ToastProvider>
        <Toaster />
      </ToastProvider>,
    );
    expect(shown()).toEqual(['Early']);
  });
});

describe('the toast of a promise', () => {
  const titles = { loading: 'Saving', success: (name: string) => `${name} saved`, error: 'Not saved' };

  function pending() {
    let resolve: (name: string) => void;
    const promise = new Promise<string>((fulfill) => {
      resolve = fulfill;
    });
    const finish = async () => {
      await act(async () => {
        resolve('Report');
        await promise;
      });
    };
    return { promise, finish };
  }

  it('remains with a spinner until the promise settles, and is then replaced by the outcome', async () => {
    const { promise, finish } = pending();
    let returned: Promise<string> | undefined;
    act(() => {
      returned = toast.promise(promise, titles, { duration: 100 });
    });
    pass(100_000);
    expect(shown()).toEqual(['Saving']);
    await finish();
    expect(shown()).toEqual(['Report saved']);
    await expect(returned).resolves.toBe('Report');
    pass(100);
    expect(shown()).toEqual([]);
  });

  it('shows an error that remains', async () => {
    const failing = Promise.reject(new Error('Refused'));
    await act(async () => {
      await toast.promise(failing, titles).catch(() => undefined);
    });
    pass(100_000);
    expect(shown()).toEqual(['Not saved']);
    expect(document.querySelector('[data-slot="toast"]')).toHaveAttribute('data-tone', 'error');
  });

  it('can be dismissed, and the outcome is still shown', async () => {
    const { promise, finish } = pending();
    act(() => void toast.promise(promise, titles));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shown()).toEqual([]);
    await finish();
    expect(shown()).toEqual(['Report saved']);
  });
});

describe('the duration of a toast', () => {
  it('is at least six seconds, and longer for long text', () => {
    show({ title: 'Saved' }, { title: 'x'.repeat(100) });
    pass(5999);
    expect(shown()).toHaveLength(2);
    pass(1);
    expect(shown()).toEqual(['x'.repeat(100)]);
    pass(4000);
    expect(shown()).toEqual([]);
  });

  it('is unlimited for an error without a duration', () => {
    show({ title: 'Failed', tone: 'error' }, { title: 'Failed for now', tone: 'error', duration: 100 });
    pass(100_000);
    expect(shown()).toEqual(['Failed']);
  });

  it('resumes when the toast under the pointer is dismissed', () => {
    show({ id: 'first', title: 'Saved', duration: null }, { title: 'Sent', duration: 1000 });
    fireEvent.pointerEnter(screen.getAllByRole('listitem')[0] as Element);
    act(() => held.toasts?.dismiss('first'));
    pass(1000);
    expect(shown()).toEqual([]);
  });

  it('restarts when a toast with the same id replaces it', () => {
    show({ id: 'save', title: 'Saving', duration: 1000 });
    pass(900);
    show({ id: 'save', title: 'Saved', duration: 1000 });
    pass(900);
    expect(shown()).toEqual(['Saved']);
    pass(100);
    expect(shown()).toEqual([]);
  });

  it('starts when the toast is displayed, not when it is queued', () => {
    show(...['1', '2', '3', '4'].map((title) => ({ id: title, title, duration: 1000 })));
    expect(shown()).toEqual(['1', '2', '3']);
    pass(1000);
    expect(shown()).toEqual(['4']);
    pass(999);
    expect(shown()).toEqual(['4']);
    pass(1);
    expect(shown()).toEqual([]);
  });
});

describe('toasts that remain until dismissed', () => {
  const errors = ['Bell', 'Palette', 'Profile'].map((title): ToastOptions => ({ title, tone: 'error' }));

  it('make room for a later toast and return after it', () => {
    show(...errors, { title: 'You are back online' });
    expect(shown()).toEqual(['Palette', 'Profile', 'You are back online']);
    pass(10_000);
    expect(shown()).toEqual(['Bell', 'Palette', 'Profile']);
  });

  it('wait for toasts that disappear automatically', () => {
    show({ title: 'One' }, { title: 'Two' }, { title: 'Three' }, ...errors.slice(0, 1));
    expect(shown()).toEqual(['One', 'Two', 'Three']);
  });
});
