'use client';

import { type MouseEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { createRequiredContext } from '../../lib/required-context';
import type { Tone } from '../../tokens';

/** An action offered by a toast. */
export interface ToastAction {
  /** The text of the button. */
  label: string;
  /** Called on click. Call `event.preventDefault()` to keep the toast. */
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

export interface ToastOptions {
  /** Replaces the toast with the same id and restarts its duration. @default a generated id */
  id?: string;
  /** The message, in a few words. */
  title: ReactNode;
  /** An additional line of text. */
  description?: ReactNode;
  /** The kind of message, which determines the color and the icon. @default 'info' */
  tone?: Tone;
  /**
   * Whether a task is running. If so, the toast shows a spinner and remains until it is replaced or dismissed.
   * @default false
   */
  loading?: boolean;
  /** The buttons, usually just one. Each action must also be available elsewhere, because toasts disappear. */
  actions?: readonly ToastAction[];
  /**
   * How long the toast remains visible, in milliseconds; `null` or `Infinity` keeps it until it is dismissed.
   * @default depends on the text length, at least 6000; `null` for errors and while `loading`
   */
  duration?: number | null;
}

/** A queued toast. */
export interface ToastRecord extends ToastOptions {
  id: string;
  /** Changes each time the toast is shown or replaced. */
  version: number;
}

/** Whether the toast remains until it is dismissed. */
export const isPersistent = ({
  tone,
  loading,
  duration = loading || tone === 'error' ? null : undefined,
}: ToastOptions): boolean => duration === null || duration === Infinity;

/**
 * Returns the toasts to show: the first ones, in order. A later toast temporarily replaces one that remains until
 * dismissed; otherwise, a few errors would block all later toasts.
 */
export function getVisibleToasts(records: readonly ToastRecord[], limit: number): ToastRecord[] {
  const visible: ToastRecord[] = [];
  for (const record of records) {
    const replaced = visible.length < limit ? -1 : visible.findIndex(isPersistent);
    if (visible.length >= limit && replaced < 0) continue;
    if (replaced >= 0) visible.splice(replaced, 1);
    visible.push(record);
  }
  return visible;
}

export interface Toasts {
  /** Shows a toast, or replaces the toast with the same id. Returns the id. */
  show: (toast: ToastOptions) => string;
  /** Removes a toast, whether it is shown or queued. */
  dismiss: (id: string) => void;
}

// Use two contexts so that a component that shows toasts does not re-render when the list changes.
const [ToastsContext, useToasts] = createRequiredContext<Toasts>('<ToastProvider>');
const [ToastListContext, useToastList] = createRequiredContext<readonly ToastRecord[]>('<ToastProvider>');

/** The number of toasts created so far, used for ids. */
let count = 0;

function createRecord(options: ToastOptions): ToastRecord {
  count += 1;
  return { ...options, id: options.id ?? `toast-${count}`, version: count };
}

/** The providers on the page. The most recently mounted one shows the toasts created outside components. */
const mounted: Toasts[] = [];
/** Toasts created before the first provider is mounted. */
const waiting: ToastRecord[] = [];

/**
 * Shows a toast from outside components, such as from a function that sends requests. Before a `ToastProvider` is
 * mounted, the toast waits for it. Returns the id, for `toast.dismiss`.
 */
export function toast(options: ToastOptions): string {
  const provider = mounted.at(-1);
  if (provider) return provider.show(options);
  const record = createRecord(options);
  waiting.push(record);
  return record.id;
}

/** The options of a toast, excluding the title and the tone. */
export type ToastOutcomeOptions = Omit<ToastOptions, 'title' | 'tone' | 'loading'>;

/** Shows that something succeeded. Returns the id. */
toast.success = (title: ReactNode, options?: ToastOutcomeOptions): string =>
  toast({ ...options, title, tone: 'success' });

/** Shows that something failed, until the toast is dismissed. Returns the id. */
toast.error = (title: ReactNode, options?: ToastOutcomeOptions): string => toast({ ...options, title, tone: 'error' });

export interface ToastPromiseTitles<Value> {
  /** The title while the promise is pending. */
  loading: ReactNode;
  /** The title when the promise is fulfilled, or a function that returns the title from its value. */
  success: ReactNode | ((value: Value) => ReactNode);
  /** The title when the promise is rejected, or a function that returns the title from its reason. */
  error: ReactNode | ((reason: unknown) => ReactNode);
}

/**
 * Shows a spinner while a promise is pending, then replaces it with the outcome. The options apply to the outcome.
 * Returns the promise. If only the toast handles a rejection, it is not reported as unhandled.
 */
toast.promise = <Value,>(
  promise: Promise<Value>,
  { loading, success, error }: ToastPromiseTitles<Value>,
  options?: ToastOutcomeOptions,
): Promise<Value> => {
  const id = toast({ id: options?.id, title: loading, loading: true });
  promise.then(
    (value) => toast.success(typeof success === 'function' ? success(value) : success, { ...options, id }),
    (reason: unknown) => toast.error(typeof error === 'function' ? error(reason) : error, { ...options, id }),
  );
  return promise;
};

/** Removes a toast, whether it is shown or queued. */
toast.dismiss = (id: string): void => {
  for (const { dismiss } of mounted) dismiss(id);
  waiting.splice(0, Infinity, ...waiting.filter((record) => record.id !== id));
};

export interface ToastProviderProps {
  /** The app, which contains a `Toaster`. */
  children: ReactNode;
}

/** Provides toasts to the app. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [records, setRecords] = useState<readonly ToastRecord[]>([]);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (options) => {
        const record = createRecord(options);
        setRecords((all) =>
          all.some(({ id }) => id === record.id)
            ? all.map((other) => (other.id === record.id ? record : other))
            : [...all, record],
        );
        return record.id;
      },
      dismiss: (id) =>
        setRecords((all) => (all.some((record) => record.id === id) ? all.filter((record) => record.id !== id) : all)),
    }),
    [],
  );
  useEffect(() => {
    mounted.push(toasts);
    waiting.splice(0).forEach(toasts.show);
    return () => {
      mounted.splice(mounted.indexOf(toasts), 1);
    };
  }, [toasts]);
  return (
    <ToastsContext value={toasts}>
      <ToastListContext value={records}>{children}</ToastListContext>
    </ToastsContext>
  );
}

/**
 * Shows and removes toasts.
 * @throws Error outside a `ToastProvider`
 */
export function useToast(): Toasts {
  return useToasts('useToast');
}

export { useToastList };
