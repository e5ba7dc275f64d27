import { composeEventHandlers } from '../../lib/compose-event-handlers';
import * as Collapsible from '@radix-ui/react-collapsible';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../lib/cn';
import { useOptionalDrawer } from '../drawer';
import { InFlyoutContext, MenuExtrasContext } from '../../lib/menu-extras';
import { LevelContext, maxMenuIndents, RowBody, rowLook } from './nav-menu-row';

export interface NavMenuCollapseProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The text of its button. */
  title: ReactNode;
  /** Secondary text below the title. */
  caption?: ReactNode;
  /** Drawn at the start, and alone in a mini drawer. */
  icon?: ReactNode;
  /** At the end, before the chevron. */
  chip?: ReactNode;
  /** One of its entries is the current page; it opens by itself when this becomes true. @default false */
  active?: boolean;
  /** It shows and takes the focus, but does not open. @default false */
  disabled?: boolean;
  /** Whether it is open, when the page holds that state. */
  open?: boolean;
  /** Whether it is open at first. @default the value of `active` */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Further props of the button; `preventDefault` in its `onClick` vetoes. */
  triggerProps?: Omit<ComponentProps<'button'>, 'children'>;
}

/**
 * An entry that opens and closes a list of entries (WAI-ARIA disclosure pattern). In a mini drawer there is no room for
 * the list: below a `FlyoutProvider` it opens beside the drawer, else the button opens the drawer with it.
 */
export function NavMenuCollapse({
  title,
  caption,
  icon,
  chip,
  active = false,
  disabled = false,
  open,
  defaultOpen = active,
  onOpenChange,
  triggerProps,
  className,
  children,
  ...props
}: NavMenuCollapseProps) {
  const level = use(LevelContext);
  const extras = use(MenuExtrasContext);
  const inFlyout = use(InFlyoutContext);
  const drawer = useOptionalDrawer();
  const submenuId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const pressRef = useRef<() => void>(null);
  const [submenuOpen, setSubmenuOpen] = useState(false);
  const [expanded, setExpanded] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const wasActive = useRef(active);
  useEffect(() => {
    if (active && !wasActive.current) setExpanded(true);
    wasActive.current = active;
  }, [active, setExpanded]);
  const mini = drawer?.state === 'mini' && !inFlyout;
  const Submenu = mini && !disabled ? extras?.Submenu : undefined;
  const shown = mini ? Submenu !== undefined && submenuOpen : expanded;
  return (
    <Collapsible.Root asChild open={shown}>
      <li data-slot="nav-menu-collapse" className={cn('min-w-0', className)} {...props}>
        <Collapsible.Trigger asChild>
          <button
            type="button"
            data-slot="nav-menu-trigger"
            data-current={mini && active ? '' : undefined}
            data-active={active ? '' : undefined}
            // While the current entry is out of sight its group stands for it.
            aria-current={active && !shown ? true : undefined}
            // Not `disabled`, which would take the focus away and hide the entry from whoever goes by Tab.
            aria-disabled={disabled || undefined}
            {...(Submenu ? { 'aria-controls': shown ? submenuId : undefined } : {})}
            {...triggerProps}
            ref={useComposedRefs(triggerProps?.ref, triggerRef)}
            className={cn(rowLook(level, disabled), 'mini:aria-expanded:bg-secondary-soft', triggerProps?.className)}
            // Composed here, because Radix's own handler would know nothing of the mini drawer.
            onClick={composeEventHandlers(triggerProps?.onClick, () => {
              if (disabled) return;
              if (Submenu) {
                pressRef.current?.();
                return;
              }
              if (mini) drawer.setOpen(true);
              setExpanded(mini || !expanded);
            })}
          >
            <RowBody
              icon={icon}
              title={title}
              caption={caption}
              end={
                <>
                  {chip}
                  <ChevronDown
                    aria-hidden
                    className={cn(
                      'ms-1 size-4 shrink-0 transition-transform duration-control mini:hidden',
                      shown && 'rotate-180',
                    )}
                  />
                </>
              }
            />
          </button>
        </Collapsible.Trigger>
        {Submenu ? (
          <Submenu
            id={submenuId}
            triggerRef={triggerRef}
            pressRef={pressRef}
            title={title}
            open={submenuOpen}
            onOpenChange={setSubmenuOpen}
          >
            <LevelContext value={1}>{children}</LevelContext>
          </Submenu>
        ) : (
          <Collapsible.Content asChild>
            <ul
              data-slot="nav-menu-list"
              className={cn(
                'relative grid',
                level < maxMenuIndents &&
                  'ps-menu-indent before:absolute before:inset-y-0 before:border-s before:border-secondary-accent',
                level === 0 ? 'before:start-4.5' : 'before:start-2.5',
              )}
            >
              <LevelContext value={level + 1}>{children}</LevelContext>
            </ul>
          </Collapsible.Content>
        )}
      </li>
    </Collapsible.Root>
  );
}
