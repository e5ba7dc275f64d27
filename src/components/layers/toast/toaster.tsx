'use client';

import {
  type ComponentProps,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cn } from '../../lib/cn';
import { observeSize } from '../../lib/observe-size';
import { getReturnTargets, restoreFocus } from '../../lib/return-focus';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useLabels } from '../../providers/labels';
import { Toast } from './toast';
import { getVisibleToasts, useToast, useToastList } from './toast-context';
import { toastLabels } from './toast-labels';

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the region. @default the provider's `toasts` */
  'aria-label'?: string;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof toastLabels>;
  /**
   * The maximum number of visible toasts; the others are queued. A toast that remains until dismissed makes room for a
   * later one and then returns.
   * @default 3
   */
  limit?: number;
  /**
   * The hotkey that moves focus to the toasts and back while a toast is visible: optional modifier properties, such as
   * `altKey`, and a `code`.
   * @default ['F8']
   */
  hotkey?: readonly string[];
}

/**
 * Shows the toasts above everything else, at the bottom end of the viewport. Render it once, anywhere in the app. F8
 * moves focus to the toasts and back. While toasts are visible, the root element's `--wm-toaster-height` variable is
 * the height that they cover, so a page can scroll its last content out from under them.
 */
export function Toaster({
  'aria-label': label,
  labels,
  limit = 3,
  hotkey = defaultHotkey,
  className,
  ref,
  onFocus,
  onBlur,
  ...props
}: ToasterProps) {
  const text = useLabels(toastLabels, labels);
  const records = useToastList('Toaster');
  const toasts = useMemo(() => getVisibleToasts(records, limit), [records, limit]);
  const { dismiss } = useToast();
  const region = useRef<HTMLDivElement>(null);
  const returnTargets = useRef<readonly HTMLElement[]>([]);
  const lostAt = useRef(-1);
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(subscribeToVisibility, isPageHidden, () => false);
  // A toast that is dismissed under the pointer does not receive a `pointerleave` event.
  const paused = hidden || focused || toasts.some(({ id }) => id === hovered);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const root = region.current;
      const { activeElement } = document;
      if (!root || event.defaultPrevented || event.isComposing) return;
      const isInside = root.contains(activeElement);
      if (event.key === 'Escape' && isInside) {
        // Prevents the layers below from closing.
        event.preventDefault();
        const id = activeElement?.closest<HTMLElement>('[data-slot="toast"]')?.dataset.id;
        if (id !== undefined) dismiss(id);
      } else if (isHotkey(event, hotkey)) {
        const newest = toastsIn(root).at(-1);
        if (!newest) return;
        event.preventDefault();
        if (isInside) leave(returnTargets.current);
        else newest.focus();
      }
    };
    // Listen on the window in the capture phase, before the layers, which listen on the document.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [dismiss, hotkey]);

  useLayoutEffect(() => {
    const root = region.current;
    const { style } = document.documentElement;
    const stop =
      root &&
      observeSize(root, () => {
        if (root.offsetHeight > 0) style.setProperty(heightProperty, `${root.offsetHeight}px`);
        else style.removeProperty(heightProperty);
      });
    return () => {
      stop?.();
      style.removeProperty(heightProperty);
    };
  }, []);

  const handleFocusLost = useCallback((element: HTMLElement) => {
    lostAt.current = region.current ? toastsIn(region.current).indexOf(element) : -1;
  }, []);

  useLayoutEffect(() => {
    const root = region.current;
    if (lostAt.current < 0 || !root) return;
    // Focus the toast at the same position, or else the last toast, or else the previously focused element.
    const next = toasts[lostAt.current] ?? toasts.at(-1);
    restoreFocus([toastsIn(root).find(({ dataset }) => dataset.id === next?.id) ?? null, ...returnTargets.current]);
    lostAt.current = -1;
    // An element that contains focus when it is unmounted does not receive a `blur` event.
    setFocused(root.contains(document.activeElement));
  }, [toasts]);

  const handleHover = useCallback((id: string, isHovered: boolean) => {
    setHovered((current) => (isHovered ? id : current === id ? null : current));
  }, []);

  return (
    <div
      {...(toasts.length > 0 ? { role: 'region', 'aria-label': label ?? text('toasts') } : {})}
      data-slot="toaster"
      data-state={toasts.length > 0 ? 'open' : 'closed'}
      data-live
      // A live region announces a message only if the region exists before the message.
      aria-live="polite"
      aria-relevant="additions text"
      className={cn(
        'pointer-events-none fixed end-0 bottom-0 z-toast max-h-full w-full max-w-toast overflow-y-auto print:hidden',
        className,
      )}
      {...props}
      ref={useComposedRefs(ref, region)}
      onFocus={(event) => {
        onFocus?.(event);
        const { currentTarget, relatedTarget } = event;
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          returnTargets.current = getReturnTargets(relatedTarget);
        }
        setFocused(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      {toasts.length > 0 && (
        <ol role="list" data-slot="toast-list" className="grid gap-3 p-4">
          {toasts.map((toast) => (
            <Toast
              key={toast.id}
              toast={toast}
              paused={paused}
              dismissLabel={text('dismiss')}
              onDismiss={dismiss}
              onHoverChange={handleHover}
              onFocusLost={handleFocusLost}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

const toastsIn = (region: Element): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-slot="toast"]')];

const heightProperty = '--wm-toaster-height';

// The same default as in Radix. Browsers already use F6 to move between the page and their toolbars.
const defaultHotkey = ['F8'];
const modifiers = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const;

/** Whether the event matches the hotkey's code and exactly the hotkey's modifiers. */
const isHotkey = (event: KeyboardEvent, hotkey: readonly string[]): boolean =>
  hotkey.some((name) => name === event.code || name === event.key) &&
  modifiers.every((name) => event[name] === hotkey.includes(name));

/** Returns focus to the page. `restoreFocus` would keep it in the toast. */
function leave(targets: readonly HTMLElement[]): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  restoreFocus(targets);
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const isPageHidden = (): boolean => document.hidden;
