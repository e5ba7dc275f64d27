// Runs in the head before the first paint. This is a separate file, because a strict Content-Security-Policy blocks
// inline scripts. scripts/vite/first-paint.ts adds it to the page.
import { applyPreferences, parsePreferences, storageKey } from './preferences';

try {
  applyPreferences(parsePreferences(localStorage.getItem(storageKey)));
} catch {
  // Storage is disabled, and the page already uses the defaults.
}
