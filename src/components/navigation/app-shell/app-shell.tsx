import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentProps, useRef } from 'react';
import { cn } from '../../lib/cn';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { DrawerProvider, type DrawerProviderProps, useDrawer } from '../drawer';

export interface AppShellProps extends Omit<DrawerProviderProps, 'children'>, ComponentProps<'div'> {}

/** The frame of a page with an app bar and a drawer. Its props steer the drawer. */
export function AppShell({
  variant,
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
      variant={variant}
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
  const { variant, responsive, state } = useDrawer('AppShellContent');
  return (
    <div className="flex min-h-dvh flex-col pt-header">
      <div
        data-slot="app-shell-content"
        data-state={variant === 'permanent' ? state : 'closed'}
        className={cn(
          'me-2.5 flex min-h-[calc(100dvh-var(--wm-size-content-offset))] grow flex-col rounded-t-outer bg-canvas p-4',
          // What takes the focus must not hide below the app bar.
          '[&_:is(a,button,input,select,textarea,[id],[tabindex])]:scroll-mt-header',
          'transition-[margin] duration-content ease-standard sm:me-5 md:p-5',
          // A server cannot know the viewport, so that the width decides here as well.
          responsive && 'ms-2.5 sm:ms-5 md:ms-drawer md:data-[state=mini]:ms-drawer-mini',
          !responsive && variant === 'permanent' && 'ms-drawer data-[state=mini]:ms-drawer-mini',
          !responsive && variant === 'modal' && 'ms-2.5 sm:ms-5',
          className,
        )}
        {...props}
      />
    </div>
  );
}

export type AppShellMainProps = ComponentProps<'main'>;

/**
 * The main content (main landmark), where the skip link leads, and the focus when a narrower window hides what has it.
 */
export function AppShellMain({ id = 'main', className, ref, ...props }: AppShellMainProps) {
  const own = useRef<HTMLElement>(null);
  useKeptFocus(own);
  return (
    <main
      id={id}
      tabIndex={-1}
      data-slot="app-shell-main"
      className={cn('flex min-w-0 grow scroll-mt-header flex-col', className)}
      {...props}
      ref={useComposedRefs(ref, own)}
    />
  );
}
