import type { Page } from '@playwright/test';

/** The position of a part in a story. */
export interface Box {
  part: string;
  left: number;
  right: number;
  /** From the top of the document. */
  top: number;
  /** Whether the part has its own direction and is not mirrored. */
  own: boolean;
}

/** Measures all visible parts of the kit, in document order. */
export function measureBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-slot]')].flatMap((element) => {
      const { left, right, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
      // An inline part follows the direction of the text around it.
      const own =
        element.closest('[dir]') !== document.documentElement || getComputedStyle(element).display === 'inline';
      return [{ part: element.getAttribute('data-slot') ?? '', left, right, top: top + window.scrollY, own }];
    }),
  );
}

/** Allowed difference in px between a part and its mirror image. Text is laid out in fractions of a pixel. */
const tolerancePx = 1.5;

/** Returns the parts whose position in right-to-left is not the mirror image of left-to-right. */
export function mirrorProblems(ltr: readonly Box[], rtl: readonly Box[], width: number): string[] {
  if (ltr.length !== rtl.length) {
    return [
      `${ltr.length} parts are visible in left-to-right, but ${rtl.length} in right-to-left; only in one of them: ${moreOf(ltr, rtl)} / ${moreOf(rtl, ltr)}`,
    ];
  }
  return ltr.flatMap((box, index) => {
    const other = rtl[index];
    if (!other || box.own) return [];
    const isMirrored =
      Math.abs(width - other.right - box.left) <= tolerancePx &&
      Math.abs(width - other.left - box.right) <= tolerancePx &&
      Math.abs(other.top - box.top) <= tolerancePx;
    return isMirrored
      ? []
      : [
          `${box.part} (${index}) is at ${Math.round(box.left)} to ${Math.round(box.right)}, but mirrored at ${Math.round(width - other.right)} to ${Math.round(width - other.left)}`,
        ];
  });
}

/** Returns the names of the parts that occur more often in the first list. */
function moreOf(boxes: readonly Box[], others: readonly Box[]): string {
  const count = (list: readonly Box[], name: string): number => list.filter(({ part }) => part === name).length;
  const names = [...new Set(boxes.map(({ part }) => part))];
  return names.filter((name) => count(boxes, name) > count(others, name)).join(', ');
}

/**
 * Returns the targets that are less than 24 px wide or high, unless a circle of 24 px around the target touches no other
 * target (WCAG 2.2, 2.5.8). Inline links are exempt, and so are the points of a chart, which are necessarily dense.
 */
export function targetProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector =
      'a[href], button, input, select, textarea, [role="button"], [role="tab"], [role^="menuitem"], [role="option"], [tabindex="0"]';
    const minSizePx = 23.5;
    const targets = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      if (element.closest('[inert], [aria-hidden="true"]')) return [];
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (element.matches('a') && getComputedStyle(element).display === 'inline') return [];
      if (element.matches('[data-slot="chart-option"]')) return [];
      const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      // Visually hidden elements are not pointer targets.
      if (right - left <= 1 || bottom - top <= 1) return [];
      const isLarge = right - left >= minSizePx && bottom - top >= minSizePx;
      return [{ element, left, right, top, bottom, isLarge, x: (left + right) / 2, y: (top + bottom) / 2 }];
    });
    return targets.flatMap((target) => {
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
  });
}

/** Returns the targets whose center is below another target, such as a control that is too small for its content. */
export function coveredTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, [role="tab"], [role^="menuitem"], [role="option"]';
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      if (element.closest('[inert], [aria-hidden="true"]')) return [];
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return [];
      const cover = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(selector);
      if (!cover || cover === element || cover.contains(element) || element.contains(cover)) return [];
      const shown = (target: Element): string => target.outerHTML.replace(/ class="[^"]*"/, '').slice(0, 120);
      return [`${shown(element)} is below ${shown(cover)}`];
    });
  });
}

/** Returns a problem with the overflowing elements if the page scrolls horizontally (WCAG 2.2, 1.4.10). */
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

/** Returns the elements whose text is cut off without an ellipsis, such as in a box of fixed height (WCAG 2.2, 1.4.4). */
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
        // Visually hidden text has a size of one pixel.
        if ((!cutX && !cutY) || element.clientWidth <= 1) return [];
        return [`${element.outerHTML.slice(0, 160)} cuts its text`];
      },
    );
  });
}

/**
 * Returns the texts of which a part cannot be seen: cut by an ellipsis, or by an element around them that clips its content.
 * Text that scrolls into view counts as visible.
 */
export function hiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // `TruncatedText` shows the whole text in a tooltip.
      const ignored = '[inert], script, style, [data-slot="truncated-text"]';
      if (!element || !node.textContent?.trim() || element.closest(ignored)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      let [scrollsX, scrollsY] = [false, false];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // Visually hidden text has a size of one pixel.
        if (width <= 1) break;
        scrollsX ||= overflowX === 'auto' || overflowX === 'scroll';
        scrollsY ||= overflowY === 'auto' || overflowY === 'scroll';
        const cutX = !scrollsX && /hidden|clip/.test(overflowX) && (text.left < left - 1 || text.right > right + 1);
        const cutY = !scrollsY && /hidden|clip/.test(overflowY) && (text.top < top - 2 || text.bottom > bottom + 2);
        if (cutX || cutY) problems.add(`“${node.textContent.trim()}” is cut in ${box.outerHTML.slice(0, 120)}`);
        if (cutX || cutY || position === 'fixed') break;
      }
    }
    return [...problems];
  });
}

/** Returns the animations that run under reduced motion. */
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
