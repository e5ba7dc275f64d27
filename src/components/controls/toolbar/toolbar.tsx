'use client';

import * as Primitive from '@radix-ui/react-toolbar';
import type { ComponentProps } from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import type { ControlSize } from '../../lib/control-size';
import { safeHref } from '../../lib/safe-href';
import { useDirection } from '../../providers/direction';
import { useLinkComponent } from '../../providers/link';
import { ToolbarContext, useToolbar } from './toolbar-context';
import { toolbarItem } from './toolbar-look';

export type ToolbarOrientation = 'horizontal' | 'vertical';

const layouts: Record<ToolbarOrientation, string> = {
  horizontal: 'flex-wrap items-center',
  vertical: 'w-fit flex-col items-stretch',
};

export interface ToolbarOptions extends Omit<ComponentProps<'div'>, 'dir' | 'aria-label' | 'aria-labelledby'> {
  /** The arrangement of the controls, which determines the arrow keys that move between them. @default 'horizontal' */
  orientation?: ToolbarOrientation;
  /** Whether arrow keys wrap around at the ends. @default true */
  loop?: boolean;
  /** The minimum height of the buttons and links: 36, 40 or 44 px. @default 'md' */
  size?: ControlSize;
}

export type ToolbarProps = HiddenName & ToolbarOptions;

/** A row of controls with one tab stop (WAI-ARIA toolbar pattern). */
export function Toolbar({ orientation = 'horizontal', loop = true, size = 'md', className, ...props }: ToolbarProps) {
  return (
    <ToolbarContext value={size}>
      <Primitive.Root
        data-slot="toolbar"
        data-orientation={orientation}
        orientation={orientation}
        loop={loop}
        // Radix sets `dir` regardless of the page's direction.
        dir={useDirection()}
        className={cn('flex min-w-0 gap-1 rounded border border-divider bg-paper p-1', layouts[orientation], className)}
        {...props}
      />
    </ToolbarContext>
  );
}

export interface ToolbarButtonProps extends ComponentProps<'button'> {
  /**
   * Merges the props onto the child element, such as a menu trigger, instead of rendering a `button`.
   * @default false
   */
  asChild?: boolean;
}

/** A toolbar button with text or an icon. A button with only an icon needs an `aria-label`. */
export function ToolbarButton({ className, ...props }: ToolbarButtonProps) {
  const size = useToolbar('ToolbarButton');
  return <Primitive.Button data-slot="toolbar-button" className={cn(toolbarItem(size), className)} {...props} />;
}

export interface ToolbarLinkProps extends ComponentProps<'a'> {
  /** The URL. Schemes other than http, https, mailto and tel are removed, and the link is disabled. */
  href?: string;
}

/** A toolbar link. Uses the link component of the nearest `LinkProvider`. */
export function ToolbarLink({ href, className, children, ...props }: ToolbarLinkProps) {
  const size = useToolbar('ToolbarLink');
  const LinkComponent = useLinkComponent();
  const target = safeHref(href);
  return (
    <Primitive.Link asChild data-slot="toolbar-link" className={cn(toolbarItem(size), className)} {...props}>
      {target === undefined ? (
        // A link without `href`, which HTML calls a placeholder link.
        // oxlint-disable-next-line anchor-is-valid
        <a role="link" aria-disabled>
          {children}
        </a>
      ) : (
        <LinkComponent href={target}>{children}</LinkComponent>
      )}
    </Primitive.Link>
  );
}

export type ToolbarSeparatorProps = ComponentProps<'div'>;

/** A line between groups of controls. */
export function ToolbarSeparator({ className, ...props }: ToolbarSeparatorProps) {
  return (
    <Primitive.Separator
      data-slot="toolbar-separator"
      className={cn(
        'shrink-0 self-stretch border-divider data-[orientation=horizontal]:my-1 data-[orientation=horizontal]:border-t',
        'data-[orientation=vertical]:mx-1 data-[orientation=vertical]:border-s',
        className,
      )}
      {...props}
    />
  );
}
