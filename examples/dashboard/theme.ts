import type { ThemeMode } from 'waymark';

/** The name of the cookie that stores the color mode. */
export const themeCookie = 'theme';

/** Returns the color mode of the stored value. Anything else follows the user's system. */
export const parseTheme = (value: string | undefined): ThemeMode =>
  value === 'light' || value === 'dark' ? value : 'system';

/** Returns the value of the attribute `data-theme`. Without the attribute, the page follows the user's system. */
export const themeAttribute = (mode: ThemeMode) => (mode === 'system' ? undefined : mode);

/** Stores the color mode in a cookie for a year, where the server can read it. */
export function storeTheme(mode: ThemeMode): void {
  document.cookie = `${themeCookie}=${mode}; path=/; max-age=31536000; samesite=lax`;
}
