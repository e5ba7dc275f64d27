'use client';

import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { dismissLabels } from '../../lib/shared-labels';
import { useControllableState } from '../../lib/use-controllable-state';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { ToneIcon } from '../../lib/tone-icon';
import type { Tone } from '../../tokens';
import { plainOnCanvas } from '../../lib/surface';
import { useLabels } from '../../providers/labels';

export type AlertLive = 'assertive' | 'polite' | 'off';

const roles: Record<AlertLive, 'alert' | 'status' | undefined> = {
  assertive: 'alert',
  polite: 'status',
  off: undefined,
};

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The kind of message, which determines the color and the icon. @default 'info' */
  tone?: Tone;
  /** A short heading above the message. */
  title?: ReactNode;
  /**
   * How screen readers announce the alert when it appears: immediately, at the next pause, or not at all.
   * @default 'assertive' for errors, 'polite' otherwise
   */
  live?: AlertLive;
  /** A button or link that helps the user respond to the message. */
  actions?: ReactNode;
  /** Whether the alert has a button that dismisses it. @default false */
  dismissible?: boolean;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof dismissLabels>;
  /** Props for the parts: the dismiss button. Call `event.preventDefault()` in its `onClick` to keep the alert open. */
  slotProps?: { dismiss?: Omit<ComponentProps<'button'>, 'aria-label' | 'children'> };
  /** The controlled open state. Use with `onOpenChange`. */
  open?: boolean;
  /** The initial open state when uncontrolled. @default true */
  defaultOpen?: boolean;
  /** Called when the user dismisses the alert. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A message about an event, placed where the event happened. Errors have the `alert` role; other messages have the
 * `status` role.
 */
export function Alert({
  tone = 'info',
  title,
  live = tone === 'error' ? 'assertive' : 'polite',
  actions,
  dismissible = false,
  labels,
  slotProps,
  open,
  defaultOpen = true,
  onOpenChange,
  className,
  children,
  ...props
}: AlertProps) {
  const label = useLabels(dismissLabels, labels);
  const [shown, setShown] = useControllableState(open, defaultOpen, onOpenChange);
  if (!shown) return null;
  return (
    <div
      role={roles[live]}
      data-slot="alert"
      data-state="open"
      data-tone={tone}
      className={cn(
        'flex items-start gap-3 rounded border border-transparent bg-tone-soft px-4 py-3 text-body text-on-tone-soft contrast-more:border-tone',
        plainOnCanvas,
        className,
      )}
      {...props}
    >
      <ToneIcon tone={tone} aria-hidden className="size-5 shrink-0" />
      <div className="grid min-w-0 grow gap-1 wrap-anywhere">
        {title && (
          <p data-slot="alert-title" className="font-semibold">
            {title}
          </p>
        )}
        {children && <div data-slot="alert-content">{children}</div>}
        {actions && (
          <div data-slot="alert-actions" className="mt-1 flex flex-wrap gap-2">
            {actions}
          </div>
        )}
      </div>
      {dismissible && (
        <IconButton
          // The alert has the same tint, so the button's background is visible only on hover.
          variant="tonal"
          size="sm"
          tone={tone}
          aria-label={label('dismiss')}
          {...slotProps?.dismiss}
          className={cn('-me-2 -my-2', slotProps?.dismiss?.className)}
          onClick={composeEventHandlers(slotProps?.dismiss?.onClick, () => setShown(false))}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
