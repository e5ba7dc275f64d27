import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { observeSize } from '../../lib/observe-size';

/** Firefox and older versions of Safari have no `field-sizing`, and jsdom has no `CSS.supports`. */
const sizesByContent = (): boolean =>
  (globalThis.CSS as Partial<typeof CSS> | undefined)?.supports?.('field-sizing', 'content') ?? false;

/** Sets the height to that of the text, within `min-height` and `max-height`. */
function fit(textarea: HTMLTextAreaElement): void {
  textarea.style.height = 'auto';
  const border = textarea.offsetHeight - textarea.clientHeight;
  textarea.style.height = `${textarea.scrollHeight + border}px`;
}

/** Adjusts the height of a textarea to its text in browsers without `field-sizing`. */
export function useAutoGrow(ref: RefObject<HTMLTextAreaElement | null>, enabled: boolean): void {
  // After every render, because a controlled value can change without an event.
  useLayoutEffect(() => {
    if (enabled && ref.current && !sizesByContent()) fit(ref.current);
  });
  useEffect(() => {
    const textarea = ref.current;
    if (!enabled || !textarea || sizesByContent()) return undefined;
    const update = (): void => fit(textarea);
    let width = textarea.offsetWidth;
    const stopObserving = observeSize(textarea, () => {
      if (textarea.offsetWidth === width) return;
      width = textarea.offsetWidth;
      update();
    });
    // The event fires before the fields are reset.
    let frame = 0;
    const updateLater = (): void => {
      frame = requestAnimationFrame(update);
    };
    const { form } = textarea;
    textarea.addEventListener('input', update);
    form?.addEventListener('reset', updateLater);
    return () => {
      stopObserving();
      cancelAnimationFrame(frame);
      textarea.removeEventListener('input', update);
      form?.removeEventListener('reset', updateLater);
      textarea.style.height = '';
    };
  }, [ref, enabled]);
}
