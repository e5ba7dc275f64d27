'use client';

import * as Collapsible from '@radix-ui/react-collapsible';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../lib/cn';
import { useOptionalDrawer } from '../drawer';
import { InFlyoutContext, MenuExtrasContext } from '../../lib/menu-extras';
import { LevelContext, maxMenuIndents, RowBody, rowLook } from './nav-menu-row';

export interface NavMenuCollapseProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The text of the button. */
  title: ReactNode;
  /** Secondary text below the title. */
  caption?: ReactNode;
  /** The icon before the title. A mini drawer shows only the icon. */
  icon?: ReactNode;
  /** A chip at the end of the entry, before the chevron. */
  chip?: ReactNode;
  /**
   * Whether one of the group's entries is the current page. The group opens when this becomes `true`.
   * @default false
   */
  active?: boolean;
  /** Whether the group cannot be opened. The button remains focusable. @default false */
  disabled?: boolean;
  /** The controlled open state. Use with `onOpenChange`. */
  open?: boolean;
  /** The initial open state when uncontrolled. @default the value of `active` */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** Props for the parts: the button. Call `event.preventDefault()` in its `onClick` to leave the state unchanged. */
  slotProps?: { trigger?: Omit<ComponentProps<'button'>, 'children'> };
}

/**
 * An entry that expands a list of entries. In a mini drawer, the list opens in a flyout if there is a `FlyoutProvider`;
 * otherwise, the button opens the drawer.
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
  slotProps,
  className,
  children,
  ...props
}: NavMenuCollapseProps) {
  const { trigger } = slotProps ?? {};
  const level = use(LevelContext);
  const extras = use(MenuExtrasContext);
  const inFlyout = use(InFlyoutContext);
  const drawer = useOptionalDrawer();
  const submenuId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const pressRef = useRef<() => void>(null);
  const [submenuOpen, setSubmenuOpen] = useState(false);
  const [expanded, setExpanded] = useControllableState(open, defaultOpen, onOpenChange);
  const wasActive = useRef(active);
  useEffect(() => {
    if (active && !wasActive.current) setExpanded(true);
    wasActive.current = active;
  }, [active, setExpanded]);
  const mini = drawer?.state === 'mini' && !inFlyout;
  const Submenu = mini && !disabled ? extras?.Submenu : undefined;
  const shown = mini ? Submenu !== undefined && submenuOpen : expanded;

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    trigger?.onClick?.(event);
    if (event.defaultPrevented || disabled) return;
    if (Submenu) {
      pressRef.current?.();
      return;
    }
    if (mini) drawer.setOpen(true);
    setExpanded(mini || !expanded);
  }

  return (
    <Collapsible.Root asChild open={shown}>
      <li data-slot="nav-menu-collapse" className={cn('min-w-0', className)} {...props}>
        <Collapsible.Trigger asChild>
          <button
            type="button"
            data-slot="nav-menu-trigger"
            data-current={mini && active ? '' : undefined}
            data-active={active ? '' : undefined}
            // While the current entry is hidden, its group is marked as current instead.
            aria-current={active && !shown ? true : undefined}
            // Do not use `disabled`, which would remove the entry from the tab order.
            aria-disabled={disabled || undefined}
            {...(Submenu ? { 'aria-controls': shown ? submenuId : undefined } : {})}
            {...trigger}
            ref={useComposedRefs(trigger?.ref, triggerRef)}
            className={cn(rowLook(level, disabled), 'mini:aria-expanded:bg-secondary-soft', trigger?.className)}
            // Replaces Radix's handler, which does not consider the mini drawer.
            onClick={handleClick}
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
              role="list"
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
