import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { DismissableLayerBranch } from '@radix-ui/react-dismissable-layer';
import {
  type ComponentProps,
  type FocusEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cn } from '../../lib/cn';
import { openersOf, returnFocus } from '../../lib/return-focus';
import { useLabels } from '../../providers/labels';
import { Toast } from './toast';
import { useToast, useToastList } from './toast-context';

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the region. @default the provider's `toasts` */
  label?: string;
  /** Name of the buttons that take a toast away. @default the provider's `dismiss` */
  dismissLabel?: string;
  /** How many show at once; the others wait. @default 3 */
  limit?: number;
}

/**
 * Where the toasts of the page show: above everything, at the bottom end. There is one, anywhere on the page. F6 goes to
 * it and back.
 */
export function Toaster({ label, dismissLabel, limit = 3, className, ref, onFocus, onBlur, ...props }: ToasterProps) {
  const text = useLabels('Toaster');
  const records = useToastList('Toaster');
  const toasts = useMemo(() => records.slice(0, limit), [records, limit]);
  const { dismiss } = useToast();
  const region = useRef<HTMLDivElement>(null);
  const origins = useRef<readonly HTMLElement[]>([]);
  const lostAt = useRef(-1);
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(subscribeToVisibility, isPageHidden, () => false);
  // One that was dismissed below the pointer never hears that the pointer left it.
  const paused = hidden || focused || toasts.some(({ id }) => id === hovered);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const root = region.current;
      const { activeElement } = document;
      if (!root || event.defaultPrevented || event.isComposing) return;
      const isInside = root.contains(activeElement);
      if (event.key === 'Escape' && isInside) {
        // Before the layers below hear of it: it is this toast's.
        event.preventDefault();
        const id = activeElement?.closest<HTMLElement>('[data-slot="toast"]')?.dataset.id;
        if (id !== undefined) dismiss(id);
      } else if (event.key === 'F6' && !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey) {
        const newest = toastsIn(root).at(-1);
        if (!newest) return;
        event.preventDefault();
        if (isInside) leave(origins.current);
        else newest.focus();
      }
    };
    // Layers listen on the document on the event's way down.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [dismiss]);

  const handleFocusLost = useCallback((element: HTMLElement) => {
    lostAt.current = region.current ? toastsIn(region.current).indexOf(element) : -1;
  }, []);

  useLayoutEffect(() => {
    const root = region.current;
    if (lostAt.current < 0 || !root) return;
    // The one that took its place, else the last one, else where the focus was before.
    const next = toasts[lostAt.current] ?? toasts.at(-1);
    returnFocus([toastsIn(root).find(({ dataset }) => dataset.id === next?.id) ?? null, ...origins.current]);
    lostAt.current = -1;
    // What is taken off the page with the focus in it does not say that it lost it.
    setFocused(root.contains(document.activeElement));
  }, [toasts]);

  const handleHover = useCallback((id: string, isHovered: boolean) => {
    setHovered((current) => (isHovered ? id : current === id ? null : current));
  }, []);

  return (
    <DismissableLayerBranch
      {...(toasts.length > 0 ? { role: 'region', 'aria-label': text('toasts', label) } : {})}
      data-slot="toaster"
      data-state={toasts.length > 0 ? 'open' : 'closed'}
      data-live
      className={cn(
        'pointer-events-none fixed end-0 bottom-0 z-toast max-h-full w-full max-w-toast overflow-y-auto',
        className,
      )}
      {...props}
      ref={useComposedRefs(ref, region)}
      onFocus={composeEventHandlers(
        onFocus,
        (event: FocusEvent<HTMLDivElement>) => {
          const { currentTarget, relatedTarget } = event;
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
            origins.current = openersOf(relatedTarget);
          }
          setFocused(true);
        },
        { checkForDefaultPrevented: false },
      )}
      onBlur={composeEventHandlers(
        onBlur,
        ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
          if (!currentTarget.contains(relatedTarget)) setFocused(false);
        },
        { checkForDefaultPrevented: false },
      )}
    >
      {/* It is there before the first toast is, or that one would not be spoken. */}
      <ol aria-live="polite" aria-relevant="additions text" data-slot="toast-list" className="grid gap-3 p-4 empty:p-0">
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            paused={paused}
            dismissLabel={text('dismiss', dismissLabel)}
            onDismiss={dismiss}
            onHoverChange={handleHover}
            onFocusLost={handleFocusLost}
          />
        ))}
      </ol>
    </DismissableLayerBranch>
  );
}

const toastsIn = (region: Element): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-slot="toast"]')];

/** Back to where the focus was; while it is in a toast it has to be let go first. */
function leave(origins: readonly HTMLElement[]): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  returnFocus(origins);
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const isPageHidden = (): boolean => document.hidden;
