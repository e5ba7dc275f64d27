import type { Page } from '@playwright/test';

export interface Mode {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  contrast: 'normal' | 'more';
}

export const defaultMode: Mode = { theme: 'light', direction: 'ltr', contrast: 'normal' };

/** The modes every story is held against axe in. */
export const modes: Mode[] = [
  defaultMode,
  { ...defaultMode, direction: 'rtl' },
  { ...defaultMode, theme: 'dark' },
  { ...defaultMode, theme: 'dark', direction: 'rtl' },
];

/** The modes of more contrast, which every sheet is held against axe in as well. */
export const contrastModes: Mode[] = [
  { ...defaultMode, contrast: 'more' },
  { ...defaultMode, theme: 'dark', contrast: 'more' },
];

/** How much larger than its own size text can be made without losing anything (WCAG 2.2, 1.4.4). */
export const textScale = 2;

export const modeName = ({ theme, direction, contrast }: Mode): string =>
  contrast === 'more' ? `more-contrast-${theme}-${direction}` : `${theme}-${direction}`;

/** What a mode sets on the root element. */
interface Looks extends Mode {
  fontSize: string;
}

/** Sets the mode in place, which a reload would take twenty times as long for, and waits for the layout to settle. */
export function applyMode(page: Page, mode: Mode, scale = 1): Promise<void> {
  return settle(page, { ...mode, fontSize: scale === 1 ? '' : `${scale * 100}%` });
}

/** How many frames a page that keeps changing by itself is waited for. */
const patience = 30;

/**
 * Resolves when effects of the last change have run and been painted, nothing follows from them any more, and fonts and
 * pictures are there. The change may be one of looks, which are set on the same way to the page.
 */
export async function settle(page: Page, looks?: Looks): Promise<void> {
  await page.evaluate(
    async ({ change, frames }) => {
      let changed = false;
      const observer = new MutationObserver(() => {
        changed = true;
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      /** A frame, and all that it has queued; resolves to whether something in the page changed. */
      const frame = async (): Promise<boolean> => {
        changed = false;
        await new Promise(requestAnimationFrame);
        await scheduler.postTask(() => undefined, { priority: 'background' });
        return changed;
      };
      if (change) {
        if (document.querySelector('[data-radix-popper-content-wrapper]')) {
          // A layer watches by observers whether what it stands at moves. One that has not reported yet, and its successor,
          // tell of a move only a second later.
          await frame();
          await frame();
        }
        const root = document.documentElement;
        root.dataset.theme = change.theme;
        root.dir = change.direction;
        root.dataset.contrast = change.contrast;
        root.style.fontSize = change.fontSize;
      }
      await frame();
      let goesOn = await frame();
      // A layer sees only in the frame after it that what it stands at has moved, and a submenu only then its menu.
      for (let left = frames; goesOn && left > 0; left -= 1) goesOn = await frame();
      observer.disconnect();
      await document.fonts.ready;
      const pending = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy');
      // A picture that cannot be decoded is a state of its own, and an Avatar has a story for it.
      await Promise.all(pending.map((image) => image.decode().catch(() => undefined)));
    },
    { change: looks, frames: patience },
  );
}

/**
 * Brings every animation and transition to its end at once and hides the caret, or keeps it from blinking in forced
 * colours, which do not let it be hidden; resolves to the undoing.
 */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content: `*, *::before, *::after {
      animation-delay: 0s !important;
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      caret-animation: manual !important;
      caret-color: transparent !important;
      scroll-behavior: auto !important;
      transition-delay: 0s !important;
      transition-duration: 0s !important;
    }`,
  });
  return () => style.evaluate((node) => (node as Element).remove());
}
