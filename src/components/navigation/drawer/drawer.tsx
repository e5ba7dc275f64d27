import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { Slot } from '@radix-ui/react-slot';
import { Menu, X } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { IconButton, type IconButtonProps } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { useDrawer } from './drawer-context';
import { useModalDrawer } from './use-modal-drawer';

export interface DrawerProps extends ComponentProps<'div'> {
  /** Name of the drawer while it is modal. @default the provider's `drawer` */
  label?: string;
}

/**
 * The panel at the page's start. On wide viewports it stands beside the page, open (260 px) or mini (72 px); below md
 * it is a modal layer over the page: the focus stays inside, and Escape, a press outside, its close button or a
 * followed link closes it (WAI-ARIA dialog pattern). Closed, it is inert.
 */
export function Drawer({ label, className, children, onClick, onKeyDown, ref, ...props }: DrawerProps) {
  const text = useLabels('Drawer');
  const { variant, responsive, state, setOpen, id } = useDrawer('Drawer');
  const panelRef = useRef<HTMLDivElement>(null);
  const scrimRef = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(ref, panelRef);
  const modal = variant === 'modal';
  const modalOpen = modal && state === 'open';
  useModalDrawer(modalOpen, panelRef, scrimRef);

  function handleClick(event: MouseEvent<HTMLDivElement>): void {
    // A router's link has prevented the browser's own way of following it; only this drawer's `onClick` can veto.
    const routed = event.defaultPrevented;
    onClick?.(event);
    if (!modal || (event.defaultPrevented && !routed)) return;
    if (event.target instanceof Element && event.target.closest('a[href]')) setOpen(false);
  }

  return (
    <>
      {modal && (
        <div
          ref={scrimRef}
          aria-hidden
          data-slot="drawer-scrim"
          data-state={state}
          className={cn(
            'fixed inset-0 z-drawer bg-scrim transition-opacity duration-fade-exit',
            'data-[state=closed]:invisible data-[state=closed]:opacity-0 data-[state=closed]:transition-[opacity,visibility]',
          )}
          onClick={() => setOpen(false)}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears of what is done inside */}
      <div
        id={id}
        role={modal ? 'dialog' : undefined}
        aria-modal={modalOpen || undefined}
        aria-label={modal ? text('drawer', label) : undefined}
        tabIndex={modal ? -1 : undefined}
        inert={state === 'closed'}
        data-slot="drawer"
        data-variant={variant}
        data-state={state}
        className={cn(
          'group/drawer fixed start-0 flex flex-col overflow-hidden bg-paper text-text short:overflow-y-auto',
          modal
            ? [
                'inset-y-0 z-drawer w-drawer max-w-full border-e border-transparent shadow-raised',
                // Visible at once when it opens: what is hidden, or not visible yet, refuses the focus.
                'transition-[translate] duration-drawer-enter ease-enter',
                'data-[state=closed]:transition-[translate,visibility]',
                'data-[state=closed]:invisible data-[state=closed]:-translate-x-full data-[state=closed]:duration-drawer-exit',
                'data-[state=closed]:ease-exit data-[state=closed]:shadow-none rtl:data-[state=closed]:translate-x-full',
              ]
            : [
                // A server cannot know the viewport: until the script runs, a narrow one must not show the wide drawer.
                // Above the page, because a flyout reaches out of it.
                'top-header bottom-0 z-app-bar w-drawer',
                responsive && 'max-md:hidden',
                'data-[state=mini]:w-drawer-mini',
              ],
          className,
        )}
        onClick={handleClick}
        onKeyDown={composeEventHandlers(onKeyDown, (event) => {
          // Escape that ends a composition belongs to the input method.
          if (!modalOpen || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          // React hands on what happens in a layer opened from here, which closes by itself.
          if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
          event.stopPropagation();
          setOpen(false);
        })}
        {...props}
        ref={composedRef}
      >
        {children}
      </div>
    </>
  );
}

export type DrawerHeaderProps = ComponentProps<'div'>;

/** The top of the modal drawer: the logo and the close button. A permanent drawer has none, the app bar has them. */
export function DrawerHeader({ className, ...props }: DrawerHeaderProps) {
  const { variant } = useDrawer('DrawerHeader');
  if (variant === 'permanent') return null;
  return (
    <div
      data-slot="drawer-header"
      className={cn('flex min-h-header shrink-0 items-center justify-between gap-4 px-4', className)}
      {...props}
    />
  );
}

export type DrawerContentProps = ComponentProps<'div'>;

/** The part of the drawer that scrolls. */
export function DrawerContent({ className, ...props }: DrawerContentProps) {
  return (
    <div
      data-slot="drawer-content"
      className={cn(
        'min-h-0 grow overflow-x-hidden overflow-y-auto overscroll-contain px-4 pb-4 [scrollbar-width:thin]',
        // Between its header and its foot a short viewport would leave it no room: all of the drawer scrolls there.
        'short:shrink-0 short:overflow-visible',
        'mini:px-0',
        className,
      )}
      {...props}
    />
  );
}

export type DrawerFooterProps = ComponentProps<'div'>;

/** The foot of the drawer, which a mini one hides. */
export function DrawerFooter({ className, ...props }: DrawerFooterProps) {
  return (
    <div
      data-slot="drawer-footer"
      // As wide as the open drawer; the layer has a border besides.
      className={cn('w-drawer shrink-0 p-4 group-data-[variant=modal]/drawer:w-auto mini:hidden', className)}
      {...props}
    />
  );
}

export type DrawerVersionProps = ComponentProps<'p'>;

/** The version of what the page belongs to, at the end of the drawer's foot. */
export function DrawerVersion({ className, ...props }: DrawerVersionProps) {
  return (
    <p
      data-slot="drawer-version"
      className={cn('mt-4 flex justify-center text-caption text-muted', className)}
      {...props}
    />
  );
}

export interface DrawerToggleProps extends Omit<IconButtonProps, 'label'> {
  /** The button's name while the drawer is closed or mini. @default the provider's `openDrawer` */
  openLabel?: string;
  /** The button's name while the drawer is open. @default the provider's `closeDrawer` */
  closeLabel?: string;
}

/** The button that opens the drawer, and collapses or closes it. */
export function DrawerToggle({
  openLabel,
  closeLabel,
  className,
  onClick,
  children,
  asChild,
  ...props
}: DrawerToggleProps) {
  const text = useLabels('DrawerToggle');
  const { state, setOpen, id, openerRef } = useDrawer('DrawerToggle');
  const open = state === 'open';
  return (
    <IconButton
      label={open ? text('closeDrawer', closeLabel) : text('openDrawer', openLabel)}
      aria-expanded={open}
      aria-controls={id}
      data-slot="drawer-toggle"
      data-state={state}
      asChild={asChild}
      className={cn(
        'aria-expanded:bg-tone-soft aria-expanded:text-on-tone-soft aria-expanded:hover:bg-tone aria-expanded:hover:text-on-tone',
        className,
      )}
      onClick={composeEventHandlers(onClick, (event: MouseEvent<HTMLElement>) => {
        openerRef.current = event.currentTarget;
        setOpen(!open);
      })}
      {...props}
    >
      {asChild ? children : (children ?? <Menu aria-hidden />)}
    </IconButton>
  );
}

export interface DrawerCloseProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The button's name. @default the provider's `closeDrawer` */
  label?: string;
  /** Renders the child element as the button. @default false */
  asChild?: boolean;
}

/** The button inside the modal drawer that closes it. */
export function DrawerClose({ label, asChild = false, onClick, children, ...props }: DrawerCloseProps) {
  const text = useLabels('DrawerClose');
  const { setOpen } = useDrawer('DrawerClose');
  const shared = {
    'data-slot': 'drawer-close',
    onClick: composeEventHandlers(onClick, () => setOpen(false)),
    ...props,
  };
  if (asChild) return <Slot {...shared}>{children}</Slot>;
  return (
    <IconButton variant="ghost" label={text('closeDrawer', label)} {...shared}>
      {children ?? <X aria-hidden />}
    </IconButton>
  );
}
