import type { Page } from '@playwright/test';

export interface Mode {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  contrast: 'normal' | 'more';
  density?: 'compact';
}

export const defaultMode: Mode = { theme: 'light', direction: 'ltr', contrast: 'normal' };

export const darkMode: Mode = { ...defaultMode, theme: 'dark' };

/** The smallest spacing and controls. */
export const compactMode: Mode = { ...defaultMode, density: 'compact' };

/** The factor by which text must be resizable without loss of content (WCAG 2.2, 1.4.4). */
export const textScale = 2;

export const modeName = ({ theme, direction, contrast, density }: Mode): string =>
  [...(contrast === 'more' ? ['more-contrast'] : []), theme, direction, density].filter(Boolean).join('-');

/** Sets the mode without a reload, which would take twenty times as long, and waits for the layout to settle. */
export const applyMode = (page: Page, mode: Mode, scale = 1): Promise<void> => settle(page, { ...mode, scale });

/** Sets the default mode before a story renders, without waiting for the currently displayed story. */
export const resetMode = (page: Page): Promise<void> => settle(page, { ...defaultMode, scale: 1 }, 0);

/** The number of frames after which a page that keeps changing counts as settled. */
const maxFrames = 30;

/**
 * Resolves when the effects of the last change have run and been painted, the DOM no longer changes, and fonts and images
 * have loaded. With a `mode` and the factor of the text size, sets them first in the same call. With no `frames`, waits for nothing.
 */
export async function settle(page: Page, mode?: Mode & { scale: number }, frames = maxFrames): Promise<void> {
  await page.evaluate(
    async ({ change, most }) => {
      let changed = false;
      const observer = new MutationObserver(() => {
        changed = true;
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      /** Waits for a frame and its queued tasks. Resolves to whether the DOM changed. */
      const frame = async (): Promise<boolean> => {
        changed = false;
        await new Promise(requestAnimationFrame);
        await scheduler.postTask(() => undefined, { priority: 'background' });
        return changed;
      };
      if (change) {
        if (document.querySelector('[data-radix-popper-content-wrapper]')) {
          // Floating UI observes whether the trigger moves. An observer that has not reported yet would delay the update by
          // a second.
          await frame();
          await frame();
        }
        const root = document.documentElement;
        root.dataset.theme = change.theme;
        root.dir = change.direction;
        root.dataset.contrast = change.contrast;
        if (change.density) root.dataset.density = change.density;
        else delete root.dataset.density;
        root.style.fontSize = change.scale === 1 ? '' : `${change.scale * 100}%`;
      }
      if (most === 0) return observer.disconnect();
      await frame();
      let isChanging = await frame();
      // A layer follows its trigger one frame later, and a submenu follows its menu one frame after that.
      for (let left = most; isChanging && left > 0; left -= 1) isChanging = await frame();
      observer.disconnect();
      await document.fonts.ready;
      const pending = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy');
      // An image that cannot be decoded is a valid state: Avatar has a story for it.
      await Promise.all(pending.map((image) => image.decode().catch(() => undefined)));
    },
    { change: mode, most: frames },
  );
}

/**
 * Ends every animation and transition immediately and hides the caret. In forced colors, which show the caret, stops its
 * blinking. Replaces the system's monospace font, which browsers and machines draw differently. Resolves to a function
 * that restores the page.
 */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const content = `
    *, *::before, *::after {
      animation-delay: 0s !important;
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      caret-animation: manual !important;
      caret-color: transparent !important;
      scroll-behavior: auto !important;
      transition-delay: 0s !important;
      transition-duration: 0s !important;
    }
    pre, code, .font-mono { font-family: Roboto, sans-serif !important; }`;
  const style = await page.addStyleTag({ content });
  return () => style.evaluate((node) => (node as Element).remove());
}
