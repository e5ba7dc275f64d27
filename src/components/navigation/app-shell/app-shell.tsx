import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { DrawerProvider, type DrawerProviderProps, useDrawer } from '../drawer';

export interface AppShellProps extends Omit<DrawerProviderProps, 'children'>, ComponentProps<'div'> {}

/** The frame of a page with an app bar and a drawer. Its props steer the drawer. */
export function AppShell({
  open,
  defaultOpen,
  onOpenChange,
  modalOpen,
  defaultModalOpen,
  onModalOpenChange,
  className,
  ...props
}: AppShellProps) {
  return (
    <DrawerProvider
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      modalOpen={modalOpen}
      defaultModalOpen={defaultModalOpen}
      onModalOpenChange={onModalOpenChange}
    >
      <div data-slot="app-shell" className={cn('min-h-dvh bg-paper', className)} {...props} />
    </DrawerProvider>
  );
}

export type AppShellContentProps = ComponentProps<'div'>;

/** The area beside the drawer and below the app bar: the main content, then the footer. */
export function AppShellContent({ className, ...props }: AppShellContentProps) {
  const { variant, state } = useDrawer('AppShellContent');
  return (
    <div className="pt-header">
      <div
        data-slot="app-shell-content"
        data-state={variant === 'permanent' ? state : 'closed'}
        className={cn(
          'mx-2.5 flex min-h-[calc(100dvh-var(--wm-size-content-offset))] flex-col rounded-t-outer bg-canvas p-4',
          'sm:mx-5 md:ms-drawer md:p-5 md:data-[state=mini]:ms-drawer-mini',
          'transition-[margin] duration-content ease-standard',
          className,
        )}
        {...props}
      />
    </div>
  );
}

export type AppShellMainProps = ComponentProps<'main'>;

/** The main content (main landmark), where the skip link leads. */
export function AppShellMain({ id = 'main', className, ...props }: AppShellMainProps) {
  return (
    <main
      id={id}
      tabIndex={-1}
      data-slot="app-shell-main"
      // What takes the focus must not hide below the app bar.
      className={cn('flex min-w-0 grow scroll-mt-header flex-col', className)}
      {...props}
    />
  );
}
