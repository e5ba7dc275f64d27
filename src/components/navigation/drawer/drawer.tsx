'use client';

import { Slot } from '@radix-ui/react-slot';
import { Menu, X } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { getActiveElement } from '../../lib/composed-tree';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { PortalContainer, usePortalContainer } from '../../lib/portal-container';
import { loopTab, restoreFocus } from '../../lib/return-focus';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useEscape } from '../../lib/use-escape';
import { useModal } from '../../lib/use-modal';
import { useLabels } from '../../providers/labels';
import { useDrawer } from './drawer-context';
import { drawerLabels } from './drawer-labels';

export interface DrawerProps extends ComponentProps<'div'> {
  /** The accessible name while the drawer is modal. @default the `drawer` label */
  'aria-label'?: string;
}

/** The scrim, the panel and the layers opened from the panel remain usable while the rest of the page is inert. */
const getKept = (panel: HTMLElement): (Element | null)[] => [
  panel.previousElementSibling,
  panel,
  panel.nextElementSibling,
];

/**
 * The panel at the start of the page. In wide viewports, it is beside the page and either open (260 px) or mini (72
 * px). Below md, it is a modal layer over the page (WAI-ARIA dialog pattern): focus is trapped inside, and it closes on
 * Escape, on a click outside, with the close button or when a link is followed. A closed drawer is inert.
 */
export function Drawer({ 'aria-label': label, className, children, onClick, onKeyDown, ref, ...props }: DrawerProps) {
  const text = useLabels(drawerLabels);
  const { variant, responsive, state, setOpen, id } = useDrawer('Drawer');
  const panelRef = useRef<HTMLDivElement>(null);
  const inherited = usePortalContainer();
  const [layers, setLayers] = useState<HTMLDivElement | null>(null);
  const composedRef = useComposedRefs(ref, panelRef);
  const modal = variant === 'modal';
  const modalOpen = modal && state === 'open';
  useModalDrawer(modalOpen, panelRef);

  function handleClick(event: MouseEvent<HTMLDivElement>): void {
    // A router's link has already prevented the default, so only `preventDefault` in this drawer's `onClick` cancels
    // closing.
    const routed = event.defaultPrevented;
    onClick?.(event);
    if (!modal || (event.defaultPrevented && !routed)) return;
    if (event.target instanceof Element && event.target.closest('a[href]')) setOpen(false);
  }

  return (
    <>
      {modal && (
        <div
          aria-hidden
          data-slot="drawer-scrim"
          data-state={state}
          className={cn(
            'pointer-events-auto fixed inset-0 z-drawer bg-scrim transition-opacity duration-fade-exit data-covered:opacity-0',
            'data-[state=closed]:invisible data-[state=closed]:opacity-0 data-[state=closed]:transition-[opacity,visibility]',
          )}
          onClick={() => setOpen(false)}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only listens to clicks on the links inside */}
      <div
        id={id}
        role={modal ? 'dialog' : undefined}
        aria-label={modal ? (label ?? text('drawer')) : undefined}
        tabIndex={modal ? -1 : undefined}
        inert={state === 'closed'}
        data-slot="drawer"
        data-variant={variant}
        data-state={state}
        className={cn(
          'group/drawer fixed start-0 flex flex-col overflow-hidden bg-paper text-text short:overflow-y-auto print:hidden',
          modal
            ? [
                'pointer-events-auto inset-y-0 z-drawer w-drawer max-w-full border-e border-transparent shadow-raised',
                // Visible from the first frame of the opening animation, because a hidden element cannot receive focus.
                'transition-[translate] duration-drawer-enter ease-enter',
                'data-[state=closed]:transition-[translate,visibility]',
                'data-[state=closed]:invisible data-[state=closed]:-translate-x-full data-[state=closed]:duration-drawer-exit',
                'data-[state=closed]:ease-exit data-[state=closed]:shadow-none rtl:data-[state=closed]:translate-x-full',
              ]
            : [
                // The viewport size is unknown on a server, so the wide drawer is hidden in narrow viewports until the
                // script runs. It is above the page, because a flyout extends beyond the drawer.
                'top-header bottom-0 z-app-bar w-drawer',
                responsive && 'max-md:hidden',
                'data-[state=mini]:w-drawer-mini',
              ],
          className,
        )}
        onClick={handleClick}
        onKeyDown={composeEventHandlers(onKeyDown, modalOpen ? loopTab : undefined)}
        {...props}
        ref={composedRef}
      >
        <PortalContainer value={modal ? layers : inherited}>{children}</PortalContainer>
      </div>
      {modal && <div ref={setLayers} data-slot="drawer-layers" />}
    </>
  );
}

/** Makes the open modal drawer trap focus and close on Escape, and preserves focus when the window becomes narrow. */
function useModalDrawer(open: boolean, panelRef: RefObject<HTMLElement | null>): void {
  const { variant, id, openerRef, setOpen } = useDrawer('Drawer');
  useModal({ open, panelRef, getKept, openerRef });
  useEscape(open, () => setOpen(false), undefined, panelRef);

  const lastVariant = useRef(variant);
  useLayoutEffect(() => {
    const shrunk = variant === 'modal' && lastVariant.current === 'permanent';
    lastVariant.current = variant;
    const panel = panelRef.current;
    // The window has become too narrow: the permanent drawer, which contains focus, closes.
    if (shrunk && !open && panel?.contains(getActiveElement())) {
      restoreFocus([document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)], panel);
    }
  }, [variant, open, id, panelRef]);
}

export type DrawerHeaderProps = ComponentProps<'div'>;

/** The header of the modal drawer, for the logo and the close button. It is not rendered in a permanent drawer. */
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

/** The scrolling part of the drawer. */
export function DrawerContent({ className, ...props }: DrawerContentProps) {
  return (
    <div
      data-slot="drawer-content"
      className={cn(
        'min-h-0 grow overflow-x-hidden overflow-y-auto overscroll-contain px-4 pb-4 [scrollbar-width:thin]',
        // In a short viewport, the whole drawer scrolls instead.
        'short:shrink-0 short:overflow-visible',
        'mini:px-0',
        className,
      )}
      {...props}
    />
  );
}

export type DrawerFooterProps = ComponentProps<'div'>;

/** The footer of the drawer. It is hidden in a mini drawer. */
export function DrawerFooter({ className, ...props }: DrawerFooterProps) {
  return (
    <div
      data-slot="drawer-footer"
      // As wide as the open drawer, so the content does not wrap while the drawer collapses.
      className={cn('w-drawer shrink-0 p-4 group-data-[variant=modal]/drawer:w-auto mini:hidden', className)}
      {...props}
    />
  );
}

export type DrawerVersionProps = ComponentProps<'p'>;

/** The app's version, at the end of the drawer. */
export function DrawerVersion({ className, ...props }: DrawerVersionProps) {
  return (
    <p
      data-slot="drawer-version"
      className={cn('mt-4 flex justify-center text-caption text-muted', className)}
      {...props}
    />
  );
}

export interface DrawerToggleProps extends Omit<IconButtonProps, 'aria-label'> {
  /** The accessible name. `aria-expanded` conveys the state. @default the `drawer` label */
  'aria-label'?: string;
  /** The button's visual emphasis. @default 'ghost' */
  variant?: IconButtonProps['variant'];
}

/** The button that opens the drawer and collapses or closes it. */
export function DrawerToggle({
  'aria-label': label,
  variant = 'ghost',
  onClick,
  children,
  asChild,
  ...props
}: DrawerToggleProps) {
  const text = useLabels(drawerLabels);
  const { state, open, toggle, id, openerRef } = useDrawer('DrawerToggle');
  return (
    <IconButton
      aria-label={label ?? text('drawer')}
      aria-expanded={open}
      aria-controls={id}
      data-slot="drawer-toggle"
      data-state={state}
      variant={variant}
      asChild={asChild}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        openerRef.current = event.currentTarget;
        toggle();
      }}
      {...props}
    >
      {asChild ? children : (children ?? <Menu aria-hidden />)}
    </IconButton>
  );
}

export interface DrawerCloseProps extends ComponentProps<'button'> {
  /** The accessible name. @default the `closeDrawer` label */
  'aria-label'?: string;
  /** Renders the child element as the button. @default false */
  asChild?: boolean;
}

/** The button in the modal drawer that closes it. */
export function DrawerClose({ 'aria-label': label, asChild = false, onClick, children, ...props }: DrawerCloseProps) {
  const text = useLabels(drawerLabels);
  const { setOpen } = useDrawer('DrawerClose');
  const shared = {
    'data-slot': 'drawer-close',
    onClick: composeEventHandlers(onClick, () => setOpen(false)),
    ...props,
  };
  if (asChild) return <Slot {...shared}>{children}</Slot>;
  return (
    <IconButton variant="ghost" aria-label={label ?? text('closeDrawer')} {...shared}>
      {children ?? <X aria-hidden />}
    </IconButton>
  );
}
