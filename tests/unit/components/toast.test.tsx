import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  englishLabels,
  LabelsProvider,
  Toaster,
  type ToastOptions,
  ToastProvider,
  type Toasts,
  useToast,
} from 'waymark';

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
    for (const toast of all) held.toasts?.show(toast);
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
    <LabelsProvider labels={englishLabels}>
      <ToastProvider>
        <Reader />
        <Toaster />
      </ToastProvider>
    </LabelsProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('how long a toast stays', () => {
  it('is six seconds for a short one, and longer for a long one', () => {
    show({ title: 'Saved' }, { title: 'x'.repeat(100) });
    pass(5999);
    expect(shown()).toHaveLength(2);
    pass(1);
    expect(shown()).toEqual(['x'.repeat(100)]);
    pass(4000);
    expect(shown()).toEqual([]);
  });

  it('is for ever for an error, unless it says otherwise', () => {
    show({ title: 'Failed', tone: 'error' }, { title: 'Failed for now', tone: 'error', duration: 100 });
    pass(100_000);
    expect(shown()).toEqual(['Failed']);
  });

  it('goes on where it stood still while the pointer was on it', () => {
    show({ title: 'Saved', duration: 1000 });
    pass(900);
    const toast = screen.getByRole('listitem');
    fireEvent.pointerEnter(toast);
    pass(10_000);
    expect(shown()).toEqual(['Saved']);
    fireEvent.pointerLeave(toast);
    pass(99);
    expect(shown()).toEqual(['Saved']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('goes on when the one below the pointer was taken away', () => {
    show({ id: 'first', title: 'Saved', duration: null }, { title: 'Sent', duration: 1000 });
    fireEvent.pointerEnter(screen.getAllByRole('listitem')[0] as Element);
    act(() => held.toasts?.dismiss('first'));
    pass(1000);
    expect(shown()).toEqual([]);
  });

  it('begins anew when one of the same id takes its place', () => {
    show({ id: 'save', title: 'Saving', duration: 1000 });
    pass(900);
    show({ id: 'save', title: 'Saved', duration: 1000 });
    pass(900);
    expect(shown()).toEqual(['Saved']);
    pass(100);
    expect(shown()).toEqual([]);
  });

  it('begins when it shows, not while it waits', () => {
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

it('asks for its provider by name', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Reader />)).toThrow('useToast must be used inside <ToastProvider>.');
});
