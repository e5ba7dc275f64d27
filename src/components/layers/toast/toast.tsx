import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../controls/button';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { Glyph } from '../../lib/glyph';
import { ToneIcon } from '../../lib/tone-icon';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { isPersistent, type ToastRecord } from './toast-context';

/**
 * The minimum time that a toast remains visible, and the time per character, which is twice what a slow reader needs.
 */
const minDurationMs = 6000;
const durationPerCharacterMs = 100;

interface ToastProps {
  toast: ToastRecord;
  /** Whether the timer is paused. */
  paused: boolean;
  dismissLabel: string;
  onDismiss: (id: string) => void;
  onHoverChange: (id: string, hovered: boolean) => void;
  /** Called before unmounting a toast that contains focus. */
  onFocusLost: (element: HTMLElement) => void;
}

/** A toast. The live region that contains it announces it. */
export function Toast({ toast, paused, dismissLabel, onDismiss, onHoverChange, onFocusLost }: ToastProps) {
  const { id, version, title, description, tone = 'info', loading, actions, duration } = toast;
  const persistent = isPersistent(toast);
  const ref = useRef<HTMLLIElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const remaining = useRef({ version: 0, time: 0 });

  useEffect(() => {
    if (persistent) return undefined;
    const length = contentRef.current?.textContent.length ?? 0;
    if (remaining.current.version !== version) {
      remaining.current = { version, time: duration ?? Math.max(minDurationMs, length * durationPerCharacterMs) };
    }
    if (paused) return undefined;
    const started = performance.now();
    const timer = window.setTimeout(() => onDismiss(id), remaining.current.time);
    return () => {
      window.clearTimeout(timer);
      remaining.current.time -= performance.now() - started;
    };
  }, [id, version, duration, persistent, paused, onDismiss]);

  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost(element);
    };
  }, [onFocusLost]);

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
        // The hotkey focuses the toast itself.
        'focus-visible:[outline:var(--wm-size-ring)_solid_var(--wm-color-focus)]',
      )}
    >
      {loading ? (
        <Glyph name="spinner" className="size-5 shrink-0 text-tone" />
      ) : (
        <ToneIcon tone={tone} aria-hidden className="size-5 shrink-0 text-tone" />
      )}
      <div className="grid min-w-0 grow justify-items-start gap-1 wrap-anywhere">
        <div ref={contentRef} className="grid gap-1">
          <p data-slot="toast-title" className="font-semibold text-heading">
            {title}
          </p>
          {description && <div data-slot="toast-description">{description}</div>}
        </div>
        {actions?.map((action) => (
          <Button
            key={action.label}
            data-slot="toast-action"
            variant="outline"
            size="sm"
            tone={tone}
            className="mt-2 pointer-coarse:min-h-touch"
            onClick={composeEventHandlers(action.onClick, () => onDismiss(id))}
          >
            {action.label}
          </Button>
        ))}
      </div>
      <IconButton
        data-slot="toast-dismiss"
        variant="ghost"
        size="sm"
        aria-label={dismissLabel}
        onClick={() => onDismiss(id)}
        className="-me-2 -mt-2"
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
