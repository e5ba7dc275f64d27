import { afterPaint } from '../lib/after-paint';
import { fontWithFallback, type Preferences } from './preferences';

/**
 * Gives the page its looks before there is anything else of the app, as ThemeProvider and DirectionProvider do as soon
 * as there is.
 */
export function showPreferences({ fontFamily, borderRadius, colorMode, direction }: Preferences): void {
  const root = document.documentElement;
  root.dir = direction;
  if (colorMode !== 'system') root.dataset.theme = colorMode;
  root.style.setProperty('--wm-radius', `${borderRadius}px`);
  root.style.setProperty('--wm-font', fontWithFallback(fontFamily));
  showThemeColor(colorMode);
}

/**
 * Lets the next frame show all colours as they will be. Hundreds that each faded by themselves would keep a slow machine busy
 * for longer than anybody sees them fade.
 */
export function skipTransitions(): void {
  const root = document.documentElement;
  root.dataset.still = '';
  afterPaint(() => delete root.dataset.still);
}

/** Colours the browser's own frame as the page: the page has one `theme-color` for each ground. */
export function showThemeColor(colorMode: Preferences['colorMode']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ground = meta.dataset.ground;
    if (colorMode === 'system') meta.media = `(prefers-color-scheme: ${ground})`;
    else meta.media = colorMode === ground ? 'all' : 'not all';
  }
}
