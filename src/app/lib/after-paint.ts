/** Calls back when the next frame is painted; at once where none will be, as in a tab that nobody sees. Returns what cancels it. */
export function afterPaint(callback: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    callback();
    return () => undefined;
  }
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
