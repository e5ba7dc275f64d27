import { fontWithFallback, type Preferences } from './preferences';

/** Applies the preferences to the document before the first paint, until `ThemeProvider` and `DirectionProvider` do. */
export function applyPreferences({ fontFamily, borderRadius, colorMode, direction }: Preferences): void {
  const root = document.documentElement;
  root.dir = direction;
  if (colorMode !== 'system') root.dataset.theme = colorMode;
  root.style.setProperty('--wm-radius', `${borderRadius}px`);
  root.style.setProperty('--wm-font', fontWithFallback(fontFamily));
  applyThemeColor(colorMode);
}

/** Selects the `theme-color` of the browser's toolbar. The page has one meta element per color scheme. */
export function applyThemeColor(colorMode: Preferences['colorMode']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ground = meta.dataset.ground;
    if (colorMode === 'system') meta.media = `(prefers-color-scheme: ${ground})`;
    else meta.media = colorMode === ground ? 'all' : 'not all';
  }
}
