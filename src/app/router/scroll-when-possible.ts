/** Whoever reads for so long has found a place, in ms. */
const patience = 3000;

/**
 * Scrolls at once or, while what is to be seen has not been rendered yet, as soon as the page has grown enough. The person
 * who begins to move has the word. Returns the function that gives up.
 * @param scroll returns whether it came to its place
 */
export function scrollWhenPossible(scroll: () => boolean): (() => void) | undefined {
  if (scroll()) return undefined;
  const stop = new AbortController();
  const observer = new ResizeObserver(() => {
    if (scroll()) giveUp();
  });
  const timer = setTimeout(giveUp, patience);
  function giveUp(): void {
    clearTimeout(timer);
    observer.disconnect();
    stop.abort();
  }
  observer.observe(document.body);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(type, giveUp, { passive: true, signal: stop.signal });
  }
  return giveUp;
}
