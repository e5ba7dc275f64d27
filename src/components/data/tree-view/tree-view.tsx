'use client';

import { ChevronRight, CircleAlert } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { Glyph } from '../../lib/glyph';
import { useControllableState } from '../../lib/use-controllable-state';
import { useTypeAhead } from '../../lib/use-type-ahead';
import { useDirection } from '../../providers/direction';
import { useLabels } from '../../providers/labels';
import type { TreeNode, TreeViewItem } from './tree-items';
import { treeViewLabels } from './tree-view-labels';
import { type LoadChildren, useTreeLines } from './use-tree-lines';

export interface TreeViewOptions extends Omit<ComponentProps<'ul'>, 'children' | 'defaultValue'> {
  /** The items of the first level. Keep the array stable. */
  items: readonly TreeViewItem[];
  /** Returns the items below an item with `hasChildren`. Called when the item is expanded for the first time. */
  loadChildren?: LoadChildren;
  /** The controlled id of the selected item, or `null`. Use with `onValueChange`. */
  value?: string | null;
  /** The id of the initially selected item when uncontrolled. @default null */
  defaultValue?: string | null;
  /** Called with the id of the item that the user selects. */
  onValueChange?: (value: string) => void;
  /** The controlled ids of the expanded items. Use with `onExpandedChange`. */
  expanded?: ReadonlySet<string>;
  /** The ids of the initially expanded items when uncontrolled. @default none */
  defaultExpanded?: ReadonlySet<string>;
  /** Called with the ids of all expanded items when the user expands or collapses items. */
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof treeViewLabels>;
}

export type TreeViewProps = HiddenName & TreeViewOptions;

const noneExpanded: ReadonlySet<string> = new Set();

/**
 * A tree of nested items, such as folders, from which the user selects one (WAI-ARIA tree view pattern). `ref`,
 * `className` and all other props apply to the element with the `tree` role, which receives focus.
 */
export function TreeView({
  items,
  loadChildren,
  value,
  defaultValue = null,
  onValueChange,
  expanded: expandedProp,
  defaultExpanded = noneExpanded,
  onExpandedChange,
  labels,
  className,
  onKeyDown,
  onClick,
  ...props
}: TreeViewProps) {
  const treeId = useId();
  const text = useLabels(treeViewLabels, labels);
  const isRtl = useDirection() === 'rtl';
  const [selected, select] = useControllableState<string | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  const [expanded, setExpanded] = useControllableState(expandedProp, defaultExpanded, onExpandedChange);
  const { nodes, lines, retry } = useTreeLines(items, expanded, loadChildren);
  /** The line to which the user has moved. A line reached with a key is scrolled into view. */
  const [wanted, setWanted] = useState({ path: '', isRevealed: false });
  const findTyped = useTypeAhead();

  /** Returns the line with this path or, after an item was collapsed or loaded, its closest visible ancestor. */
  const lineAt = (path: string): TreeNode | undefined =>
    lines.find((line) => line.path === path) ?? (path.includes('-') ? lineAt(path.replace(/-[^-]+$/, '')) : undefined);
  const active = lineAt(wanted.path) ?? lines.find(({ item, state }) => item.id === selected && !state) ?? lines[0];
  const lineId = ({ path }: TreeNode): string => `${treeId}-${path}`;
  const activeId = active && lineId(active);
  useLayoutEffect(() => {
    if (!wanted.isRevealed || !activeId) return;
    // jsdom, in which consumers run their tests, does not provide `scrollIntoView`.
    document.getElementById(`${activeId}-row`)?.scrollIntoView?.({ block: 'nearest' });
  }, [wanted, activeId]);

  function moveTo(line: TreeNode | undefined): void {
    if (line) setWanted({ path: line.path, isRevealed: true });
  }

  function toggle({ item, isBranch }: TreeNode): void {
    if (!isBranch) return;
    setExpanded((now) => {
      const next = new Set(now);
      if (!next.delete(item.id)) next.add(item.id);
      return next;
    });
  }

  function expandSiblings({ parent }: TreeNode): void {
    const siblings = (parent ? parent.nodes : nodes).filter(({ isBranch }) => isBranch).map(({ item }) => item.id);
    setExpanded((now) => new Set([...now, ...siblings]));
  }

  function press({ item, state }: TreeNode): void {
    if (state === 'failed') retry(item);
    else if (!state && !item.disabled) select(item.id);
  }

  /** Handles a key of the pattern. Returns whether the key was handled. */
  function handleTreeKey(key: string, line: TreeNode): boolean {
    const index = lines.indexOf(line);
    const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    switch (key) {
      case 'ArrowDown':
        moveTo(lines[index + 1]);
        return true;
      case 'ArrowUp':
        moveTo(lines[index - 1]);
        return true;
      case 'Home':
        moveTo(lines[0]);
        return true;
      case 'End':
        moveTo(lines.at(-1));
        return true;
      case forward:
        if (line.isExpanded) moveTo(line.nodes[0]);
        else toggle(line);
        return true;
      case back:
        if (line.isExpanded) toggle(line);
        else moveTo(line.parent ?? undefined);
        return true;
      case '*':
        expandSiblings(line);
        return true;
      case 'Enter':
      case ' ':
        press(line);
        return true;
      default:
        return false;
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !active) return;
    if (!handleTreeKey(key, active)) {
      const from = lines.indexOf(active);
      const found = findTyped(event, { count: lines.length, from, textAt: (at) => textOf(lines[at]) });
      if (found === undefined) return;
      moveTo(lines[found]);
    }
    event.preventDefault();
  }

  function handleClick({ target }: MouseEvent<HTMLElement>): void {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-slot="tree-view-row"]') : null;
    const line = lines.find((other) => row?.parentElement?.id === lineId(other));
    if (!line || !(target instanceof Element)) return;
    setWanted({ path: line.path, isRevealed: false });
    if (target.closest('[data-slot="tree-view-toggle"]')) toggle(line);
    else press(line);
  }

  function textOf(line: TreeNode | undefined): string {
    if (!line) return '';
    const { item, state } = line;
    if (!state) return item.label;
    return text(state === 'loading' ? 'treeLoading' : 'treeFailed', { label: item.label });
  }

  function renderLine(line: TreeNode, index: number, siblings: readonly TreeNode[]): ReactNode {
    const { item, state, level, isBranch, isExpanded } = line;
    const isSelected = !state && item.id === selected;
    const isDisabled = state === 'loading' || (!state && item.disabled);
    return (
      <li
        key={line.path}
        role="treeitem"
        id={lineId(line)}
        aria-labelledby={`${lineId(line)}-row`}
        aria-level={level}
        aria-setsize={siblings.length}
        aria-posinset={index + 1}
        aria-expanded={isBranch ? isExpanded : undefined}
        aria-selected={isDisabled || state ? undefined : isSelected}
        aria-disabled={isDisabled || undefined}
        aria-busy={(isExpanded && line.nodes[0]?.state === 'loading') || undefined}
        data-slot="tree-view-item"
        data-state={isBranch ? (isExpanded ? 'open' : 'closed') : undefined}
      >
        <div
          id={`${lineId(line)}-row`}
          data-slot="tree-view-row"
          data-active={line === active ? '' : undefined}
          data-selected={isSelected ? '' : undefined}
          className={cn(
            'flex min-h-9 cursor-pointer scroll-my-2 items-center gap-2 rounded-inner pe-3 pointer-coarse:min-h-touch',
            'outline-focus -outline-offset-2 group-focus-visible/tree:data-active:outline-2',
            'data-selected:bg-secondary-soft data-selected:text-on-secondary-soft not-data-selected:hover:bg-hover',
            'forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText] forced-colors:data-selected:forced-color-adjust-none',
            isDisabled && 'cursor-not-allowed text-disabled forced-colors:text-[GrayText]',
          )}
        >
          <span
            aria-hidden
            data-slot={isBranch ? 'tree-view-toggle' : undefined}
            className="inline-flex w-7 shrink-0 items-center justify-center self-stretch"
          >
            {isBranch && (
              <ChevronRight
                className={cn(
                  'size-4 transition-transform duration-control',
                  isExpanded ? 'rotate-90' : 'rtl:-scale-x-100',
                )}
              />
            )}
            {state === 'loading' && (
              <Glyph
                name="spinner"
                className="size-4 animate-[wm-spin_1s_linear_infinite] motion-reduce:animate-none"
              />
            )}
            {state === 'failed' && <CircleAlert className="size-4 text-error" />}
          </span>
          {!state && item.start && (
            <span aria-hidden className="inline-flex shrink-0 [&>svg]:size-5">
              {item.start}
            </span>
          )}
          <span className={cn('min-w-0 grow py-1.5 wrap-anywhere', state === 'failed' && 'text-error')}>
            {textOf(line)}
            {state === 'failed' && (
              <>
                {' '}
                <span className="text-primary underline">{text('retry')}</span>
              </>
            )}
          </span>
          {!state && item.end && <span className="shrink-0 text-caption">{item.end}</span>}
        </div>
        {isExpanded && line.nodes.length > 0 && (
          <ul role="group" className="ps-5">
            {line.nodes.map(renderLine)}
          </ul>
        )}
      </li>
    );
  }

  const states = lines.filter(({ state }) => state);
  return (
    <>
      <ul
        data-slot="tree-view"
        {...props}
        role="tree"
        // oxlint-disable-next-line no-noninteractive-tabindex -- a tree is one tab stop
        tabIndex={0}
        aria-activedescendant={activeId}
        className={cn('group/tree min-w-0 rounded text-body text-text outline-none', className)}
        onKeyDown={composeEventHandlers(onKeyDown, handleKeyDown)}
        onClick={composeEventHandlers(onClick, handleClick)}
      >
        {nodes.map(renderLine)}
      </ul>
      {loadChildren && (
        <p role="status" data-slot="tree-view-status" className="sr-only">
          {textOf(states.at(-1))}
        </p>
      )}
    </>
  );
}
