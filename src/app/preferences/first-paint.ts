// Runs in the head, before the page shows for the first time: a file of its own, because a strict
// Content-Security-Policy allows no script in the page. scripts/vite/first-paint.ts puts it there.
import { showPreferences } from './page-looks';
import { parsePreferences, storageKey } from './preferences';

try {
  showPreferences(parsePreferences(localStorage.getItem(storageKey)));
} catch {
  // Storage that is denied: the page has the defaults already.
}
