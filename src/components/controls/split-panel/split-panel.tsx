'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type HiddenName, type PartProps, rootPropsOf } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { useMediaQuery } from '../../lib/use-media-query';
import { useDirection } from '../../providers/direction';
import { breakpointWidth } from '../../tokens';

export type SplitPanelOrientation = 'horizontal' | 'vertical';

export interface SplitPanelOptions extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The content of the first pane. */
  start: ReactNode;
  /** The content of the second pane. */
  end: ReactNode;
  /** Whether the panes are side by side or stacked. Below 600 px, they are always stacked. @default 'horizontal' */
  orientation?: SplitPanelOrientation;
  /** The controlled size of the first pane, as a percentage. Use with `onValueChange`. */
  value?: number;
  /** The initial size of the first pane when uncontrolled, as a percentage. @default 50 */
  defaultValue?: number;
  /** Called with the size of the first pane when the user changes it. */
  onValueChange?: (value: number) => void;
  /** The minimum size of the first pane, as a percentage. @default 20 */
  min?: number;
  /** The maximum size of the first pane, as a percentage. @default 80 */
  max?: number;
  /**
   * Whether pressing Enter on the separator, or double-clicking it, hides and restores the first pane.
   * @default false
   */
  collapsible?: boolean;
  /** Props for the parts: `root` is the element around the panes; `start` and `end` are the panes. */
  slotProps?: { root?: PartProps<'div'>; start?: PartProps<'div'>; end?: PartProps<'div'> };
}

export type SplitPanelProps = HiddenName & SplitPanelOptions;

/** The amount by which an arrow key changes the size, as a percentage. */
const step = 5;

/**
 * Two panes with a separator that the user can move (WAI-ARIA window splitter pattern). The first pane's name also
 * names the separator. `className` and `style` apply to the root; all other props apply to the separator.
 */
export function SplitPanel({
  start,
  end,
  orientation = 'horizontal',
  value,
  defaultValue = 50,
  onValueChange,
  min = 20,
  max = 80,
  collapsible = false,
  className,
  style,
  slotProps,
  onKeyDown,
  onPointerDown,
  onPointerMove,
  onDoubleClick,
  ...props
}: SplitPanelProps) {
  const id = useId();
  const direction = useDirection();
  const isRow = orientation === 'horizontal';
  const [position, setPosition] = useControllableState(value, defaultValue, onValueChange);
  const pane = useRef<HTMLDivElement>(null);
  const paneRef = useComposedRefs(slotProps?.start?.ref, pane);
  /** The size to which a collapsed pane returns. */
  const [restored, setRestored] = useState(defaultValue);
  // In a narrow window, the panes are stacked without a separator between them.
  const isWide = useMediaQuery(`(min-width: ${breakpointWidth('sm')})`, true);
  const isCollapsed = collapsible && position <= 0 && (isWide || !isRow);
  const shown = isCollapsed ? 0 : clamp(position);

  // The size is not an attribute: a server would render a `style`, which a strict content security policy blocks.
  useLayoutEffect(() => pane.current?.style.setProperty('--wm-split', `${shown}%`), [shown]);

  function clamp(next: number): number {
    return Math.min(Math.max(next, min), Math.max(min, max));
  }

  function toggle(): void {
    if (!collapsible) return;
    if (!isCollapsed) setRestored(shown);
    setPosition(isCollapsed ? clamp(restored) : 0);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const isRtl = isRow && direction === 'rtl';
    const larger = isRow ? (isRtl ? 'ArrowLeft' : 'ArrowRight') : 'ArrowDown';
    const smaller = isRow ? (isRtl ? 'ArrowRight' : 'ArrowLeft') : 'ArrowUp';
    if (key === larger) setPosition((now) => clamp(now + step));
    else if (key === smaller) setPosition((now) => (isCollapsed ? now : clamp(now - step)));
    else if (key === 'Home') setPosition(clamp(min));
    else if (key === 'End') setPosition(clamp(max));
    else if (key === 'Enter') toggle();
    else return;
    event.preventDefault();
  }

  function handlePointerDown({ currentTarget, pointerId, button }: PointerEvent): void {
    if (button === 0) currentTarget.setPointerCapture(pointerId);
  }

  function handlePointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent): void {
    const root = currentTarget.parentElement;
    if (!root || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, right, top, width, height } = root.getBoundingClientRect();
    const along = isRow ? (direction === 'rtl' ? right - clientX : clientX - left) : clientY - top;
    setPosition(Math.round(clamp((along / (isRow ? width : height)) * 100)));
  }

  const root = rootPropsOf({ className, style, slotProps });
  return (
    <div
      data-slot="split-panel"
      data-orientation={orientation}
      data-state={isCollapsed ? 'collapsed' : 'expanded'}
      {...root}
      className={cn('flex min-h-0 min-w-0 flex-col', isRow && 'max-sm:gap-4 sm:flex-row', root.className)}
    >
      <div
        data-slot="split-panel-start"
        {...slotProps?.start}
        ref={paneRef}
        id={`${id}-start`}
        inert={isCollapsed || undefined}
        className={cn(
          'min-h-0 min-w-0 overflow-auto',
          isCollapsed && 'invisible overflow-hidden',
          isRow ? 'sm:w-(--wm-split,50%) sm:shrink-0' : 'h-(--wm-split,50%) shrink-0',
          slotProps?.start?.className,
        )}
      >
        {start}
      </div>
      {/* oxlint-disable-next-line no-noninteractive-element-interactions -- a focusable separator is a control */}
      <div
        data-slot="split-panel-separator"
        {...props}
        role="separator"
        // oxlint-disable-next-line no-noninteractive-tabindex -- a focusable separator is a control
        tabIndex={0}
        aria-orientation={isRow ? 'vertical' : 'horizontal'}
        aria-controls={`${id}-start`}
        aria-valuenow={Math.round(shown)}
        aria-valuemin={collapsible ? 0 : min}
        aria-valuemax={max}
        className={cn(
          'group/separator relative flex shrink-0 touch-none items-center justify-center select-none',
          isRow ? 'w-6 cursor-col-resize max-sm:hidden' : 'h-6 cursor-row-resize',
          // The visible line of the separator.
          'before:absolute before:rounded-full before:bg-divider hover:before:bg-primary focus-visible:before:bg-primary active:before:bg-primary forced-colors:before:bg-[CanvasText]',
          isRow ? 'before:inset-y-0 before:w-0.5' : 'before:inset-x-0 before:h-0.5',
        )}
        onKeyDown={composeEventHandlers(onKeyDown, handleKeyDown)}
        onPointerDown={composeEventHandlers(onPointerDown, handlePointerDown)}
        onPointerMove={composeEventHandlers(onPointerMove, handlePointerMove)}
        onDoubleClick={composeEventHandlers(onDoubleClick, toggle)}
      >
        <span
          aria-hidden
          className={cn(
            'relative rounded-full border border-border bg-paper group-hover/separator:border-primary',
            isRow ? 'h-8 w-2' : 'h-2 w-8',
          )}
        />
      </div>
      <div
        data-slot="split-panel-end"
        {...slotProps?.end}
        className={cn('min-h-0 min-w-0 grow basis-0 overflow-auto', slotProps?.end?.className)}
      >
        {end}
      </div>
    </div>
  );
}
