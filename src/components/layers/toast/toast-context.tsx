import { createContext, type MouseEvent, type ReactNode, use, useMemo, useRef, useState } from 'react';

export type ToastTone = 'primary' | 'success' | 'warning' | 'error';

/** What a person can do about a toast. */
export interface ToastAction {
  /** What its button says. */
  label: string;
  /** Called when it is pressed. The toast goes away, unless `preventDefault` is called. */
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

export interface ToastOptions {
  /** A toast of the same id is replaced, and its time begins anew. @default one of its own */
  id?: string;
  /** What happened, in a few words. */
  title: ReactNode;
  /** A line more about it. */
  description?: ReactNode;
  /** What kind of message it is; the icon says so as well. @default 'primary' */
  tone?: ToastTone;
  /** One thing to do about it; it must be possible elsewhere too, because a toast goes away. */
  action?: ToastAction;
  /** How long it stays, in ms; `null` until it is dismissed. @default by the length of its text, 6000 at least; `null` for errors */
  duration?: number | null;
}

/** A toast that was asked for. */
export interface ToastRecord extends ToastOptions {
  id: string;
  /** How many times it was asked for. */
  version: number;
}

export interface Toasts {
  /** Shows a toast, or replaces the one of the same id; returns its id. */
  show: (toast: ToastOptions) => string;
  /** Takes a toast away, or out of those that wait. */
  dismiss: (id: string) => void;
}

// In two, so that who shows toasts does not render at each one that comes and goes.
const ToastsContext = createContext<Toasts | null>(null);
const ToastListContext = createContext<readonly ToastRecord[] | null>(null);

export interface ToastProviderProps {
  /** The page, and a `Toaster` in it. */
  children: ReactNode;
}

/** Holds the toasts of the page. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [records, setRecords] = useState<readonly ToastRecord[]>([]);
  const count = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        count.current += 1;
        const record = { ...toast, id: toast.id ?? `toast-${count.current}`, version: count.current };
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
  return (
    <ToastsContext value={toasts}>
      <ToastListContext value={records}>{children}</ToastListContext>
    </ToastsContext>
  );
}

function need<Value>(value: Value | null, part: string): Value {
  if (value === null) throw new Error(`${part} needs a <ToastProvider> around the page.`);
  return value;
}

/** Shows toasts and takes them away. Throws an Error outside of a `ToastProvider`. */
export function useToast(): Toasts {
  return need(use(ToastsContext), 'useToast');
}

/** The toasts in the order in which they were asked for. Throws an Error outside of a `ToastProvider`. */
export function useToastList(part: string): readonly ToastRecord[] {
  return need(use(ToastListContext), part);
}
