import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useControllableState } from '../../lib/use-controllable-state';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';

export type AlertTone = 'primary' | 'success' | 'warning' | 'error';
export type AlertLive = 'assertive' | 'polite' | 'off';

const icons = { primary: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

const roles: Record<AlertLive, 'alert' | 'status' | undefined> = {
  assertive: 'alert',
  polite: 'status',
  off: undefined,
};

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of message it is; the icon says so as well. @default 'primary' */
  tone?: AlertTone;
  /** A short first line. */
  title?: ReactNode;
  /** How it is spoken when it appears: at once, when there is a pause, or not. @default 'assertive' for errors, else 'polite' */
  live?: AlertLive;
  /** What the person can do about it. */
  action?: ReactNode;
  /** Shows a button that takes the alert away. @default false */
  dismissible?: boolean;
  /** Name of that button. @default the provider's `dismiss` */
  dismissLabel?: string;
  /** Further props of that button; `preventDefault` in its `onClick` vetoes. */
  dismissProps?: Omit<ComponentProps<'button'>, 'aria-label' | 'children'>;
  /** Whether it shows, when the page holds that state. */
  open?: boolean;
  /** Whether it shows at first. @default true */
  defaultOpen?: boolean;
  /** Called when the person takes it away. */
  onOpenChange?: (open: boolean) => void;
}

/** A message about what happened, where it happened (WAI-ARIA alert pattern; a status when it is no error). */
export function Alert({
  tone = 'primary',
  title,
  live = tone === 'error' ? 'assertive' : 'polite',
  action,
  dismissible = false,
  dismissLabel,
  dismissProps,
  open,
  defaultOpen = true,
  onOpenChange,
  className,
  children,
  ...props
}: AlertProps) {
  const label = useLabels('Alert');
  const [shown, setShown] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  if (!shown) return null;
  const Icon = icons[tone];
  return (
    <div
      role={roles[live]}
      data-slot="alert"
      data-state="open"
      data-tone={tone}
      className={cn(
        'flex items-start gap-3 rounded border border-tone bg-tone-soft px-4 py-3 text-body text-on-tone-soft',
        className,
      )}
      {...props}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <div className="grid min-w-0 grow gap-1 wrap-anywhere">
        {title && (
          <p data-slot="alert-title" className="font-semibold">
            {title}
          </p>
        )}
        {children && <div data-slot="alert-content">{children}</div>}
        {action && (
          <div data-slot="alert-action" className="mt-1 flex flex-wrap gap-2">
            {action}
          </div>
        )}
      </div>
      {dismissible && (
        <IconButton
          // On the alert's ground, which has the same tint, only its icon shows until it is pointed at.
          variant="soft"
          size="sm"
          tone={tone}
          label={label('dismiss', dismissLabel)}
          {...dismissProps}
          className={cn('-me-1 -my-1', dismissProps?.className)}
          onClick={composeEventHandlers(dismissProps?.onClick, () => setShown(false))}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
