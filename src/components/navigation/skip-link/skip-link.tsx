'use client';

import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { skipLinkLabels } from './skip-link-labels';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The id of the element that receives focus. @default 'main' */
  targetId?: string;
  /** Renders the child element as the link. @default false */
  asChild?: boolean;
}

/**
 * A link that moves focus past the navigation to the main content. Render it as the page's first focusable element. It
 * is visible only while focused. Its text defaults to the `skipToContent` label.
 */
export function SkipLink({
  targetId = 'main',
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: SkipLinkProps) {
  const text = useLabels(skipLinkLabels);
  const Root = asChild ? Slot : 'a';
  return (
    <Root
      href={`#${targetId}`}
      data-slot="skip-link"
      className={cn(
        'fixed start-4 top-4 z-modal rounded bg-primary px-4 py-2.5 text-h5 text-on-primary no-underline',
        'not-focus:sr-only print:hidden',
        className,
      )}
      onClick={composeEventHandlers(onClick, (event: MouseEvent) => {
        const target = document.getElementById(targetId);
        target?.focus();
        // If the target is not focusable, let the browser follow the fragment and move Tab's starting point there.
        if (!target || document.activeElement !== target) return;
        // Keep the fragment out of the URL so that reloads and shared links do not scroll.
        event.preventDefault();
        target.scrollIntoView();
      })}
      {...props}
    >
      {children ?? text('skipToContent')}
    </Root>
  );
}
