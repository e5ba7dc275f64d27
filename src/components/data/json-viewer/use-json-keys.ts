'use client';

import { type KeyboardEvent, useRef } from 'react';
import type { JsonLine, JsonLines } from './json-lines';

/** Letters that are typed faster than this, in ms, search for one key. */
const typeAheadMs = 500;

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

/** The keys of the [WAI-ARIA tree view pattern](https://www.w3.org/WAI/ARIA/apg/patterns/treeview/). JSON is never mirrored. */
export function useJsonKeys({ lines, activeIndex, moveTo, toggle, expandSiblings, press }: JsonKeysOptions) {
  const typed = useRef({ text: '', at: -Infinity });

  /** The index that a key moves to. */
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

  /** Moves to the next line whose key begins with the typed text. */
  function typeAhead(letter: string, now: number): void {
    const { text, at } = typed.current;
    const isContinued = now - at < typeAheadMs;
    const search = (isContinued ? text + letter : letter).toLowerCase();
    typed.current = { text: search, at: now };
    // The first letter leaves the active line, the next ones may keep it.
    const start = activeIndex + (isContinued ? 0 : 1);
    for (let step = 0; step < lines.count; step += 1) {
      const index = (start + step) % lines.count;
      if (
        !String(lines.keyAt(index) ?? '')
          .toLowerCase()
          .startsWith(search)
      )
        continue;
      moveTo(index);
      return;
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
      // Keys with names, such as Tab, are no letters.
      if (!/^.$/u.test(key)) return;
      typeAhead(key, event.timeStamp);
    }
    event.preventDefault();
  };
}

/** The number of rows that fit into the tree. */
function rowsOnScreen(tree: HTMLElement): number {
  const height = tree.querySelector<HTMLElement>('[data-slot="json-viewer-row"]')?.offsetHeight ?? 0;
  return height > 0 ? Math.max(1, Math.floor(tree.clientHeight / height) - 1) : 1;
}
