'use client';

import { type ComponentProps, createContext, type ReactNode, type RefObject, use, useMemo, useRef } from 'react';
import type { HeadingLevel } from '../../content/heading';
import { TruncatedText } from '../../layers/tooltip';
import { cn } from '../../lib/cn';
import { useComposedRefs } from '../../lib/use-composed-refs';

export interface PageHeaderContextValue {
  /** An element that is as wide as the header's content, but whose height does not depend on the content. */
  rulerRef: RefObject<HTMLDivElement | null>;
  /** The title, if it can share its row with the trail. */
  titleRef: RefObject<HTMLDivElement | null>;
}

/** The elements that a breadcrumb trail measures in order to fit into a header. */
export const PageHeaderContext = createContext<PageHeaderContextValue | null>(null);

export type PageHeaderOrientation = 'horizontal' | 'vertical';

/** Omits the `title` attribute, which would be a tooltip. Render the title as a `PageHeaderTitle`. */
export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * Whether the title is at the start and the trail at the end of one row, or of two rows if they do not fit
   * (`horizontal`), or one is below the other (`vertical`).
   * @default 'horizontal'
   */
  orientation?: PageHeaderOrientation;
}

/** The card at the top of a page, with the page's title and breadcrumbs in the order of the children. */
export function PageHeader({ orientation = 'horizontal', className, children, ...props }: PageHeaderProps) {
  const rulerRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLDivElement>(null);
  const horizontal = orientation === 'horizontal';
  const value = useMemo(() => ({ rulerRef, titleRef: horizontal ? titleRef : { current: null } }), [horizontal]);
  return (
    <div
      data-slot="page-header"
      data-orientation={orientation}
      // Forced colors mode paints the transparent border.
      className={cn('min-w-0 rounded border border-transparent bg-paper px-4 py-2.5', className)}
      {...props}
    >
      <div ref={rulerRef} />
      <div
        className={
          horizontal
            ? 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 *:data-[slot=divider]:w-full'
            : 'grid grid-cols-1 gap-1'
        }
      >
        <PageHeaderContext value={value}>{children}</PageHeaderContext>
      </div>
    </div>
  );
}

export interface PageHeaderTitleProps extends ComponentProps<'div'> {
  /** Renders the title as a heading of this level. @default no heading */
  level?: HeadingLevel;
  /** The title, on a single line that is truncated, with a tooltip, if it does not fit. */
  children: ReactNode;
}

/** The page's title. */
export function PageHeaderTitle({ level, className, children, ref, ...props }: PageHeaderTitleProps) {
  const header = use(PageHeaderContext);
  const Title = (level ? `h${level}` : 'div') as 'div';
  return (
    <Title
      data-slot="page-header-title"
      className={cn('flex max-w-full min-w-0 text-lead font-medium text-heading', className)}
      {...props}
      ref={useComposedRefs(ref, header?.titleRef)}
    >
      <TruncatedText>{children}</TruncatedText>
    </Title>
  );
}
