import type { Page } from '@playwright/test';

/** The position of a part in a story, from the start of the window and the top of the document. */
export interface Box {
  part: string;
  start: number;
  end: number;
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
      const [start, end] =
        document.documentElement.dir === 'rtl' ? [window.innerWidth - right, window.innerWidth - left] : [left, right];
      return [{ part: element.getAttribute('data-slot') ?? '', start, end, top: top + window.scrollY, own }];
    }),
  );
}

/** Allowed difference in px between a part and its mirror image. Text is laid out in fractions of a pixel. */
const tolerancePx = 1.5;

/** Returns the parts whose position in right-to-left is not the mirror image of left-to-right. */
export function mirrorProblems(ltr: readonly Box[], rtl: readonly Box[]): string[] {
  if (ltr.length !== rtl.length) {
    return [`${ltr.length} parts are visible in left-to-right, but ${rtl.length} in right-to-left`];
  }
  return ltr.flatMap(({ part, own, ...place }, index) => {
    const moved = (['start', 'end', 'top'] as const).filter(
      (side) => Math.abs(place[side] - (rtl[index]?.[side] ?? 0)) > tolerancePx,
    );
    if (own || moved.length === 0) return [];
    return moved.map(
      (side) => `${part} (${index}): its ${side} is at ${place[side]}, but mirrored at ${rtl[index]?.[side]}`,
    );
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

/**
 * Returns the texts that are partly hidden because an element around them clips its content (WCAG 2.2, 1.4.4). Text
 * that can be scrolled into view counts as visible, and with `allowsEllipsis`, so does text that ends with an ellipsis.
 */
export function hiddenText(page: Page, { allowsEllipsis = false } = {}): Promise<string[]> {
  return page.evaluate((allows) => {
    const problems = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // `TruncatedText` shows the full text in a tooltip. The initials of an avatar are its picture.
      const ignored = '[inert], script, style, [data-slot="truncated-text"], [data-slot="avatar"]';
      if (!element || !node.textContent?.trim() || element.closest(ignored)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      let [scrollsX, scrollsY] = [false, false];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(box);
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // Visually hidden text is one pixel in size.
        if (width <= 1 || (allows && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none'))) break;
        scrollsX ||= overflowX === 'auto' || overflowX === 'scroll';
        scrollsY ||= overflowY === 'auto' || overflowY === 'scroll';
        const cutX = !scrollsX && /hidden|clip/.test(overflowX) && (text.left < left - 1 || text.right > right + 1);
        const cutY = !scrollsY && /hidden|clip/.test(overflowY) && (text.top < top - 2 || text.bottom > bottom + 2);
        if (cutX || cutY) problems.add(`“${node.textContent.trim()}” is cut in ${box.outerHTML.slice(0, 120)}`);
        if (cutX || cutY || position === 'fixed') break;
      }
    }
    return [...problems];
  }, allowsEllipsis);
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
