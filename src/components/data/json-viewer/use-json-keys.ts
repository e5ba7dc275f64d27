'use client';

import type { KeyboardEvent } from 'react';
import { useTypeAhead } from '../../lib/use-type-ahead';
import type { JsonLine, JsonLines } from './json-lines';

interface JsonKeysOptions {
  lines: JsonLines;
  activeIndex: number;
  /** Makes a line active and scrolls to it. */
  moveTo: (index: number) => void;
  toggle: (line: JsonLine) => void;
  expandSiblings: (index: number) => void;
  /** Activates a node, or expands or collapses it. */
  press: (line: JsonLine) => void;
}

/**
 * Handles the keys of the [WAI-ARIA tree view pattern](https://www.w3.org/WAI/ARIA/apg/patterns/treeview/). The keys
 * are never mirrored, because JSON is always left to right.
 */
export function useJsonKeys({ lines, activeIndex, moveTo, toggle, expandSiblings, press }: JsonKeysOptions) {
  const findTyped = useTypeAhead();

  /** Returns the index to which a key moves. */
  function targetOf(key: string, tree: HTMLElement): number | undefined {
    switch (key) {
      case 'ArrowDown':
        return activeIndex + 1;
      case 'ArrowUp':
        return activeIndex - 1;
      case 'Home':
        return 0;
      case 'End':
        return lines.count - 1;
      case 'PageDown':
        return activeIndex + rowsOnScreen(tree);
      case 'PageUp':
        return activeIndex - rowsOnScreen(tree);
      default:
        return undefined;
    }
  }

  function handleBranchKey(key: string, line: JsonLine): boolean {
    const canExpand = line.childCount !== undefined && line.childCount > 0;
    switch (key) {
      case 'ArrowRight':
        if (line.isExpanded) moveTo(activeIndex + 1);
        else if (canExpand) toggle(line);
        return true;
      case 'ArrowLeft':
        if (line.isExpanded) toggle(line);
        else if (lines.parentOf(activeIndex) >= 0) moveTo(lines.parentOf(activeIndex));
        return true;
      case '*':
        expandSiblings(activeIndex);
        return true;
      case 'Enter':
      case ' ':
        press(line);
        return true;
      default:
        return false;
    }
  }

  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
    if (altKey || ctrlKey || metaKey || target !== currentTarget) return;
    const line = lines.at(activeIndex);
    if (!line) return;
    const index = targetOf(key, currentTarget);
    if (index !== undefined) moveTo(Math.min(Math.max(index, 0), lines.count - 1));
    else if (!handleBranchKey(key, line)) {
      const found = findTyped(event, {
        count: lines.count,
        from: activeIndex,
        textAt: (at) => String(lines.keyAt(at) ?? ''),
      });
      if (found === undefined) return;
      if (found >= 0) moveTo(found);
    }
    event.preventDefault();
  };
}

/** Returns the number of rows that fit in the tree. */
function rowsOnScreen(tree: HTMLElement): number {
  const height = tree.querySelector<HTMLElement>('[data-slot="json-viewer-row"]')?.offsetHeight ?? 0;
  return height > 0 ? Math.max(1, Math.floor(tree.clientHeight / height) - 1) : 1;
}
