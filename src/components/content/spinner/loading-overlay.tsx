'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cn } from '../../lib/cn';
import { containsNode, getActiveElement } from '../../lib/composed-tree';
import { restoreFocus } from '../../lib/return-focus';
import { loadingLabels } from '../../lib/shared-labels';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useLabels } from '../../providers/labels';
import { Spinner } from './spinner';

export interface LoadingOverlayProps extends ComponentProps<'div'> {
  /** Whether the content is loading. Keep the overlay mounted when loading ends. @default true */
  loading?: boolean;
  /** The text below the spinner, which is also announced. @default none; the `loading` label is announced */
  label?: string;
}

/**
 * Covers its content with a spinner while the content is reloaded. The content remains visible but is not interactive.
 * Focus inside it moves to the overlay and returns when loading ends. For content that loads for the first time, use a
 * `Skeleton`.
 */
export function LoadingOverlay({ loading = true, label, className, ref, children, ...props }: LoadingOverlayProps) {
  const text = useLabels(loadingLabels);
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const inner = content.current;
    if (!inner) return;
    const activeElement = getActiveElement();
    if (loading && activeElement && containsNode(inner, activeElement)) {
      focused.current = activeElement;
      root.current?.focus({ preventScroll: true });
    }
    // Do not set this in the markup: React would set the attribute before the focused element is known.
    inner.inert = loading;
    if (loading || !focused.current) return;
    restoreFocus([focused.current], root.current);
    focused.current = null;
  }, [loading]);

  return (
    <div
      tabIndex={loading ? -1 : undefined}
      data-slot="loading-overlay"
      data-state={loading ? 'loading' : 'loaded'}
      className={cn('relative min-w-0', className)}
      {...props}
      ref={useComposedRefs(ref, root)}
    >
      {/* Rendered outside the busy element, because screen readers do not announce changes inside it. */}
      <span role="status" className="sr-only">
        {loading && (label ?? text('loading'))}
      </span>
      <div ref={content} aria-busy={loading} className="contents">
        {children}
      </div>
      {loading && (
        <div
          aria-hidden
          data-slot="loading-overlay-cover"
          className={cn(
            'absolute inset-0 grid place-content-center justify-items-center gap-2 rounded bg-paper/75 text-h5 text-heading',
            // Prevents a flash during short requests.
            'animate-[wm-fade-in_var(--wm-duration-control)_var(--wm-duration-control)_backwards]',
          )}
        >
          <Spinner size="lg" tone="primary" aria-hidden />
          {label}
        </div>
      )}
    </div>
  );
}
