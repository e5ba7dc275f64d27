/**
 * Lets a part of the app show without a stylesheet of its own that cannot be had: it is usable, while an error in its place
 * is not. Code that cannot be had stays an error.
 */
export function forgiveMissingStyles(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (/preload CSS/i.test(event.payload.message)) event.preventDefault();
  });
}
