// Runs in the head before the first paint. It is a separate file, because a strict Content-Security-Policy blocks
// inline scripts. scripts/vite/first-paint.ts adds it to the page.
import { applyPreferences, parsePreferences, storageKey } from './preferences';

try {
  applyPreferences(parsePreferences(localStorage.getItem(storageKey)));
} catch {
  // Storage is disabled: the page already has the defaults.
}
