import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The id of the element that it leads to. @default 'main' */
  targetId?: string;
  /** Renders the child element as the link. @default false */
  asChild?: boolean;
}

/**
 * The first thing that Tab finds on a page: leads past the menu to the content, and shows only with the focus
 * (WCAG 2.4.1). Its text is the provider's `skipToContent` unless it has children.
 */
export function SkipLink({
  targetId = 'main',
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: SkipLinkProps) {
  const text = useLabels('SkipLink');
  const Root = asChild ? Slot : 'a';
  return (
    <Root
      href={`#${targetId}`}
      data-slot="skip-link"
      className={cn(
        'fixed start-4 top-4 z-modal rounded bg-primary px-4 py-2.5 text-h5 text-on-primary no-underline',
        'not-focus:sr-only',
        className,
      )}
      onClick={composeEventHandlers(onClick, (event: MouseEvent) => {
        const target = document.getElementById(targetId);
        target?.focus();
        // What refuses the focus is left to the browser, which lets the next Tab begin there.
        if (!target || document.activeElement !== target) return;
        // The address stays as it is, so that a reload or a shared link does not jump.
        event.preventDefault();
        target.scrollIntoView();
      })}
      {...props}
    >
      {children ?? text('skipToContent')}
    </Root>
  );
}
