'use client';

import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { createLines, expandedToDepth, type JsonLine, pathOf } from './json-lines';
import { JsonRow, type JsonViewerMark } from './json-row';
import { JsonRows } from './json-rows';
import { useJsonKeys } from './use-json-keys';

export interface JsonViewerOptions extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'dir' | 'tabIndex'> {
  /** The JSON value. Keep it stable between renders, and pass a new value instead of changing it. */
  value: unknown;
  /**
   * The number of children that were omitted from `value`, keyed by the JSON Pointer of their array or object. Keep the
   * object stable between renders.
   * @default none
   */
  omitted?: Readonly<Record<string, number>>;
  /** Small labels after nodes. @default none */
  marks?: readonly JsonViewerMark[];
  /**
   * Called with a node when the user clicks it or presses Enter or Space. Without this handler, these actions expand
   * and collapse the node.
   */
  onActivate?: (pointer: string, value: unknown) => void;
  /** Returns whether a node can be activated. Other nodes expand and collapse. @default all nodes, with `onActivate` */
  isActivatable?: (pointer: string, value: unknown) => boolean;
  /** How many levels are expanded until the user expands or collapses a node, limited to 1,000 nodes. @default 2 */
  defaultExpandedDepth?: number;
  /**
   * The controlled JSON Pointers of the expanded arrays and objects. The root's pointer is `''`. Use with
   * `onExpandedChange`.
   */
  expanded?: ReadonlySet<string>;
  /** The pointers of the initially expanded nodes when uncontrolled. @default determined by `defaultExpandedDepth` */
  defaultExpanded?: ReadonlySet<string>;
  /** Called with the pointers of all expanded nodes when the user expands or collapses nodes. */
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
}

export type JsonViewerProps = HiddenName & JsonViewerOptions;

const noMarks: readonly JsonViewerMark[] = [];

/**
 * Displays a JSON value as a tree whose nodes the user can expand and activate. `ref`, `className` and other props
 * apply to the element with the `tree` role, which receives focus and scrolls.
 */
export function JsonViewer({
  value,
  omitted,
  marks = noMarks,
  onActivate,
  isActivatable,
  defaultExpandedDepth = 2,
  expanded: expandedProp,
  defaultExpanded,
  onExpandedChange,
  ref,
  className,
  onClick,
  onFocus,
  onKeyDown,
  ...props
}: JsonViewerProps) {
  const treeId = useId();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const composedRef = useComposedRefs(ref, setScroller);
  // Until the user expands or collapses a node, the depth also applies to a new value.
  const [chosen, setChosen] = useControllableState<ReadonlySet<string> | undefined>(
    expandedProp,
    defaultExpanded,
    (next) => next && onExpandedChange?.(next),
  );
  const expanded = useMemo(
    () => chosen ?? expandedToDepth(value, defaultExpandedDepth),
    [chosen, value, defaultExpandedDepth],
  );
  const lines = useMemo(() => createLines(value, expanded, omitted), [value, expanded, omitted]);

  const [wanted, setWanted] = useState({ id: '', index: 0 });
  // If the active line is inside a node that was collapsed, that node becomes active.
  const activeIndex = useMemo(() => lines.indexOf(wanted.id, wanted.index), [lines, wanted]);
  const rowId = (index: number): string => `${treeId}-${index}`;
  const mustReveal = useRef(false);
  useLayoutEffect(() => {
    if (mustReveal.current) reveal(rowId(activeIndex));
    mustReveal.current = false;
  });

  const paths = useMemo(() => marks.map((mark) => ({ mark, path: pathOf(mark.pointer) })), [marks]);

  function canActivate({ pointer, value: node, omitted: rest }: JsonLine): boolean {
    return onActivate !== undefined && rest === undefined && (isActivatable?.(pointer, node) ?? true);
  }

  function activateLine(index: number): void {
    setWanted({ id: lines.at(index)?.id ?? '', index });
  }

  function moveTo(index: number): void {
    mustReveal.current = true;
    activateLine(index);
  }

  function toggle({ pointer, childCount = 0 }: JsonLine): void {
    if (childCount === 0) return;
    setChosen((now = expanded) => {
      const next = new Set(now);
      if (!next.delete(pointer)) next.add(pointer);
      return next;
    });
  }

  function expandSiblings(index: number): void {
    const siblings = lines.siblingBranches(index);
    setChosen((now = expanded) =>
      siblings.every((pointer) => now.has(pointer)) ? now : new Set([...now, ...siblings]),
    );
  }

  function press(line: JsonLine): void {
    if (canActivate(line)) onActivate?.(line.pointer, line.value);
    else toggle(line);
  }

  const handleKey = useJsonKeys({ lines, activeIndex, moveTo, toggle, expandSiblings, press });

  function handleClick({ target }: MouseEvent<HTMLElement>): void {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-slot="json-viewer-row"]') : null;
    const index = Number(row?.dataset.index);
    const line = row ? lines.at(index) : undefined;
    if (!line || !(target instanceof Element)) return;
    activateLine(index);
    if (target.closest('[data-slot="json-viewer-toggle"]')) toggle(line);
    else press(line);
  }

  function handleFocus({ currentTarget }: FocusEvent<HTMLElement>): void {
    // Otherwise, a click would scroll the row away before the pointer is released.
    if (currentTarget.matches(':focus-visible')) reveal(rowId(activeIndex));
  }

  function renderRow(index: number, rowRef?: Ref<HTMLDivElement>, rowClass?: string): ReactNode {
    const line = lines.at(index);
    if (!line) return null;
    const isNode = line.omitted === undefined;
    return (
      <JsonRow
        key={index}
        ref={rowRef}
        line={line}
        marks={isNode ? paths.flatMap(({ mark, path }) => (lines.isAt(index, path) ? [mark] : [])) : noMarks}
        id={rowId(index)}
        index={index}
        isActive={index === activeIndex}
        isActivatable={canActivate(line)}
        className={rowClass}
      />
    );
  }

  return (
    <div
      data-slot="json-viewer"
      {...props}
      ref={composedRef}
      role="tree"
      dir="ltr"
      tabIndex={0}
      aria-activedescendant={rowId(activeIndex)}
      className={cn(
        'group/json min-w-0 scroll-p-1 overflow-x-hidden overflow-y-auto rounded bg-paper p-1 font-mono text-caption text-text outline-none [:where(&)]:max-h-150',
        className,
      )}
      {...{
        onClick: composeEventHandlers(onClick, handleClick),
        onFocus: composeEventHandlers(onFocus, handleFocus),
        onKeyDown: composeEventHandlers(onKeyDown, handleKey),
      }}
    >
      <JsonRows lines={lines} activeIndex={activeIndex} scroller={scroller} renderRow={renderRow} />
    </div>
  );
}

function reveal(id: string): void {
  // jsdom, in which consumers run their tests, does not provide `scrollIntoView`.
  document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
}
