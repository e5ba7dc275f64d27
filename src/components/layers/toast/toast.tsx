import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../controls/button';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import type { ToastRecord } from './toast-context';

const icons = { primary: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** How long a toast stays at least, and for each letter of its text, in ms: twice what a slow reader needs. */
const patience = { least: 6000, letter: 100 };

interface ToastProps {
  toast: ToastRecord;
  /** Its time stands still. */
  paused: boolean;
  dismissLabel: string;
  onDismiss: (id: string) => void;
  onHoverChange: (id: string, hovered: boolean) => void;
  /** Called before it leaves the page with the focus in it. */
  onFocusLost: (element: HTMLElement) => void;
}

/** One message; the live region around it speaks it. */
export function Toast({ toast, paused, dismissLabel, onDismiss, onHoverChange, onFocusLost }: ToastProps) {
  const { id, version, title, description, tone = 'primary', action } = toast;
  const { duration = tone === 'error' ? null : undefined } = toast;
  const ref = useRef<HTMLLIElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const remaining = useRef({ version: 0, time: 0 });

  useEffect(() => {
    if (duration === null) return undefined;
    const length = contentRef.current?.textContent.length ?? 0;
    if (remaining.current.version !== version) {
      remaining.current = { version, time: duration ?? Math.max(patience.least, length * patience.letter) };
    }
    if (paused) return undefined;
    const started = performance.now();
    const timer = window.setTimeout(() => onDismiss(id), remaining.current.time);
    return () => {
      window.clearTimeout(timer);
      remaining.current.time -= performance.now() - started;
    };
  }, [id, version, duration, paused, onDismiss]);

  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost(element);
    };
  }, [onFocusLost]);

  const Icon = icons[tone];
  return (
    <li
      ref={ref}
      tabIndex={-1}
      data-slot="toast"
      data-state="open"
      data-tone={tone}
      data-id={id}
      onPointerEnter={() => onHoverChange(id, true)}
      onPointerLeave={() => onHoverChange(id, false)}
      className={cn(
        'pointer-events-auto flex items-start gap-3 rounded border border-tone bg-raised p-4 text-body text-text shadow-raised',
        'animate-[wm-grow-in_var(--wm-duration-grow-enter)_var(--wm-easing-enter)]',
        // It takes the focus by F6 only, and has to show it.
        'focus-visible:[outline:var(--wm-size-ring)_solid_var(--wm-color-focus)]',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-tone" />
      <div className="grid min-w-0 grow justify-items-start gap-1 wrap-anywhere">
        <div ref={contentRef} className="grid gap-1">
          <p data-slot="toast-title" className="font-semibold text-heading">
            {title}
          </p>
          {description && <div data-slot="toast-description">{description}</div>}
        </div>
        {action && (
          <Button
            data-slot="toast-action"
            variant="outline"
            size="sm"
            tone={tone}
            className="mt-2 pointer-coarse:min-h-touch"
            onClick={composeEventHandlers(action.onClick, () => onDismiss(id))}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        data-slot="toast-dismiss"
        variant="ghost"
        size="sm"
        label={dismissLabel}
        onClick={() => onDismiss(id)}
        className="-me-1 -mt-1"
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
