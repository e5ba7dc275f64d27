import type { Page } from '@playwright/test';

/** Where a part of a story stands, by its place among the parts. */
export interface Box {
  part: string;
  left: number;
  right: number;
  top: number;
  /** It follows a direction of its own, and mirrors nothing. */
  own: boolean;
}

/** The boxes of all parts of the kit that show, in the order of the page. */
export function measureBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-slot]')].flatMap((element) => {
      const { left, right, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
      // A part within a line of text follows the direction of the text.
      const own =
        element.closest('[dir]') !== document.documentElement || getComputedStyle(element).display === 'inline';
      return [{ part: element.getAttribute('data-slot') ?? '', left, right, top, own }];
    }),
  );
}

/** How far a mirrored part may stand from its place, in px: text is laid out to fractions of a pixel. */
const slack = 1.5;

/** Parts that do not stand in right to left where left to right has them, seen in a mirror. */
export function mirrorProblems(ltr: readonly Box[], rtl: readonly Box[], width: number): string[] {
  if (ltr.length !== rtl.length) {
    return [
      `${ltr.length} parts show left to right, and ${rtl.length} right to left; only there: ${moreOf(ltr, rtl)} / ${moreOf(rtl, ltr)}`,
    ];
  }
  return ltr.flatMap((box, index) => {
    const other = rtl[index];
    if (!other || box.own) return [];
    const isMirrored =
      Math.abs(width - other.right - box.left) <= slack &&
      Math.abs(width - other.left - box.right) <= slack &&
      Math.abs(other.top - box.top) <= slack;
    return isMirrored
      ? []
      : [
          `${box.part} (${index}) is at ${Math.round(box.left)} to ${Math.round(box.right)}, and mirrored at ${Math.round(width - other.right)} to ${Math.round(width - other.left)}`,
        ];
  });
}

/** The names of the parts of which the first list has more than the second. */
function moreOf(boxes: readonly Box[], others: readonly Box[]): string {
  const count = (list: readonly Box[], name: string): number => list.filter(({ part }) => part === name).length;
  const names = [...new Set(boxes.map(({ part }) => part))];
  return names.filter((name) => count(boxes, name) > count(others, name)).join(', ');
}

/**
 * What a person presses and that is less than 24 px wide or high without the room around it that makes up for it: a
 * circle of 24 px that reaches no other target (WCAG 2.2, 2.5.8). Links in a line of text are as high as the line.
 */
export function targetProblems(page: Page): Promise<{ count: number; problems: string[] }> {
  return page.evaluate(() => {
    const pressed =
      'a[href], button, input, select, textarea, [role="button"], [role="tab"], [role^="menuitem"], [role="option"], [tabindex="0"]';
    const least = 23.5;
    const targets = [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      if (element.closest('[inert], [aria-hidden="true"]')) return [];
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (element.matches('a') && getComputedStyle(element).display === 'inline') return [];
      const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      // What is there for screen readers only, or shows when it has the focus, is nothing to press.
      if (right - left <= 1 || bottom - top <= 1) return [];
      const isLarge = right - left >= least && bottom - top >= least;
      return [{ element, left, right, top, bottom, isLarge, x: (left + right) / 2, y: (top + bottom) / 2 }];
    });
    const problems = targets.flatMap((target) => {
      if (target.isLarge) return [];
      const isCrowded = targets.some((other) => {
        if (other === target || other.element.contains(target.element) || target.element.contains(other.element))
          return false;
        if (!other.isLarge && Math.hypot(other.x - target.x, other.y - target.y) < 24) return true;
        const dx = Math.max(other.left - target.x, 0, target.x - other.right);
        const dy = Math.max(other.top - target.y, 0, target.y - other.bottom);
        return Math.hypot(dx, dy) < 12;
      });
      if (!isCrowded) return [];
      const { element, left, right, top, bottom } = target;
      const shown = element.outerHTML.replace(/class="[^"]*"/, '').slice(0, 160);
      return [`${shown} is ${Math.round(right - left)} by ${Math.round(bottom - top)} px, with others close by`];
    });
    return { count: targets.length, problems };
  });
}

/** Whether the page has to be scrolled sideways (WCAG 2.2, 1.4.10), and what sticks out. */
export function reflowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.querySelectorAll('#storybook-root *, body > *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1);
    });
    return [
      `the page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${outside
        .slice(-3)
        .map((element) => element.outerHTML.slice(0, 160))
        .join(' ')}`,
    ];
  });
}

/** Text that is cut without a sign of it, as when a box does not grow with it (WCAG 2.2, 1.4.4). */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll<HTMLElement>('#storybook-root *, body > :not(script, style) *')].flatMap(
      (element) => {
        if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) return [];
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        const cutX =
          overflowX === 'hidden' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
        const cutY =
          (overflowY === 'hidden' || overflowY === 'clip') &&
          webkitLineClamp === 'none' &&
          textOverflow !== 'ellipsis' &&
          element.scrollHeight > element.clientHeight + 1;
        // A single pixel is how text is kept for screen readers.
        if ((!cutX && !cutY) || element.clientWidth <= 1) return [];
        return [`${element.outerHTML.slice(0, 160)} cuts its text`];
      },
    );
  });
}

/** What still moves although the reader asked for no motion. */
export function movement(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 0)
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `${target?.outerHTML.slice(0, 120) ?? 'something'} moves under reduced motion`;
      }),
  );
}
