'use client';

import { createContext, type ReactNode, use } from 'react';
import { cn } from '../../lib/cn';

/** The number of collapsible ancestors of an entry. */
export const LevelContext = createContext(0);

/** The maximum number of indented levels, which is limited by the width of the drawer. */
export const maxMenuIndents = 5;

interface ClippedProps {
  slot: string;
  children: ReactNode;
}

/**
 * A single line of text that is isolated from the surrounding writing direction and truncated at its end. It is aligned
 * with the start of its row.
 */
export function Clipped({ slot, children }: ClippedProps) {
  return (
    <bdi data-slot={slot} className="min-w-0 truncate">
      {children}
    </bdi>
  );
}

/**
 * A grid whose first column has the maximum title width: the given limit, plus the user's letter spacing (WCAG 2.2,
 * 1.4.12) for the same number of characters if the row has room. `ch` does not include letter spacing, so the hidden
 * ruler's width exceeds 20 characters by exactly that spacing.
 */
const ruled = cn(
  'grid min-w-0 grid-cols-[minmax(0,max-content)_1fr]',
  "before:invisible before:col-start-1 before:h-0 before:overflow-hidden before:content-['00000000000000000000']",
);
export const itemRuler = cn(ruled, 'before:me-[calc(var(--wm-size-menu-item-title)-20ch)]');
export const groupRuler = cn(ruled, 'before:me-[calc(var(--wm-size-menu-group-title)-20ch)]');
/** The title's element in this grid. Its width follows the column instead of determining it. */
export const ruledTitle = 'col-start-1 flex [contain:inline-size]';

/** The classes shared by all entries. */
const row = cn(
  'group/row relative flex w-full min-w-0 items-center rounded py-2.5 pe-2 text-start text-body no-underline',
  'focus-visible:-outline-offset-2',
  'mini:size-mini-tile mini:justify-center mini:py-0',
);

/** Forced colors mode removes the current entry's background, so use the system's selection colors instead. */
const forcedCurrent =
  'forced-colors:data-current:forced-color-adjust-none forced-colors:data-current:bg-[Highlight] forced-colors:data-current:text-[HighlightText]';

/**
 * The current entry's background has too little contrast to be its only mark (WCAG 2.2, 1.4.11). A bolder title and an
 * icon with thicker lines, whose own contrast is sufficient, mark it too. A mini drawer shows no title, and a bar instead.
 */
const currentMark = cn(
  'data-active:font-medium data-current:font-semibold [&_svg]:stroke-[1.75] data-current:[&_svg]:stroke-[2.25]',
  'before:absolute before:inset-y-2 before:start-0 mini:data-current:before:border-s-3',
);

/** Returns the classes for an entry's level. Disabled entries do not have a hover style. */
export function rowLook(level: number, dead: boolean): string {
  return cn(
    row,
    currentMark,
    level === 0 && cn('ps-2 data-current:bg-secondary-soft', forcedCurrent, !dead && 'hover:bg-secondary-soft'),
    dead
      ? 'cursor-not-allowed text-disabled'
      : 'cursor-pointer hover:text-secondary data-current:text-secondary data-active:text-secondary',
  );
}

interface RowBodyProps {
  icon?: ReactNode;
  title: ReactNode;
  /** Hidden text that is announced after the title. */
  hint?: string | false;
  caption?: ReactNode;
  end?: ReactNode;
}

export function RowBody({ icon, title, hint, caption, end }: RowBodyProps) {
  const level = use(LevelContext);
  return (
    <>
      <span
        aria-hidden
        className={cn(
          'flex shrink-0 items-center justify-start mini:w-auto',
          '[&>svg]:size-5 mini:[&>svg]:size-6',
          level > 0 ? 'w-6' : 'w-9',
        )}
      >
        {icon ?? <Dot />}
      </span>
      <span className={cn(itemRuler, 'grow mini:sr-only')}>
        <span className={ruledTitle}>
          <Clipped slot="nav-menu-title">{title}</Clipped>
          {hint && <span className="sr-only"> ({hint})</span>}
        </span>
        {caption && (
          // On the system's selection background, only the system's text color has sufficient contrast.
          <span className="col-span-2 flex min-w-0 text-micro text-muted forced-colors:group-data-current/row:text-inherit">
            <Clipped slot="nav-menu-caption">{caption}</Clipped>
          </span>
        )}
      </span>
      {end}
    </>
  );
}

function Dot() {
  return (
    <span className="flex size-5 items-center justify-center">
      <span className="size-1.5 rounded-full bg-current group-data-current/row:size-2 forced-colors:bg-[CanvasText]" />
    </span>
  );
}
