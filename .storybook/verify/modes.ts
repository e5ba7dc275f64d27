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

/** Sets the mode in place, which a reload would take twenty times as long for, and waits for the layout to settle. */
export async function applyMode(page: Page, mode: Mode, scale = 1): Promise<void> {
  await page.evaluate(
    ({ theme, direction, contrast, fontSize }) => {
      const root = document.documentElement;
      root.dataset.theme = theme;
      root.dir = direction;
      root.dataset.contrast = contrast;
      root.style.fontSize = fontSize;
    },
    { ...mode, fontSize: scale === 1 ? '' : `${scale * 100}%` },
  );
  await settle(page);
}

/** Resolves when effects of the last change have run and been painted, and fonts and pictures are there. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await document.fonts.ready;
    const pending = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy');
    // A picture that cannot be decoded is a state of its own, and an Avatar has a story for it.
    await Promise.all(pending.map((image) => image.decode().catch(() => undefined)));
  });
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
