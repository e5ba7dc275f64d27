'use client';

import { type ComponentProps, type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import type { ControlSize } from '../../lib/control-size';
import { fieldBox } from '../../lib/field-box';
import { observeSize } from '../../lib/observe-size';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useHydrated } from '../../lib/use-hydrated';
import { useFieldControl } from '../field';

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'children' | 'cols'> {
  /** The height in lines of text, or the minimum height with `autoGrow`. @default 3 */
  rows?: number;
  /** Whether the height adjusts to the text. Otherwise, the user can resize the textarea. @default false */
  autoGrow?: boolean;
  /** The maximum height with `autoGrow`, in lines of text; longer text scrolls. @default none */
  maxRows?: number;
  /** The padding around the text, and the minimum height, which is 36, 40 or 44 px. @default 'md' */
  size?: ControlSize;
  /** Called with the text when it changes, unless `onChange` calls `event.preventDefault()`. */
  onValueChange?: (value: string) => void;
}

/**
 * A native multi-line text input without a label. In a `Field`, the field labels and describes it; elsewhere, set
 * `aria-label` or use a `Label`.
 */
export function Textarea({
  rows = 3,
  autoGrow = false,
  maxRows,
  size = 'md',
  ref,
  className,
  style,
  onChange,
  onValueChange,
  ...props
}: TextareaProps) {
  // Server-rendered HTML uses the native height, because a strict content security policy blocks `style` attributes.
  const grows = useHydrated() && autoGrow;
  const textarea = useRef<HTMLTextAreaElement>(null);
  useAutoGrow(textarea, grows);
  const lines = { '--wm-textarea-rows': rows, '--wm-textarea-max-rows': maxRows } as CSSProperties;
  return (
    <textarea
      data-slot="textarea"
      data-size={size}
      {...useFieldControl(props)}
      ref={useComposedRefs(ref, textarea)}
      rows={rows}
      data-auto-grow={grows ? '' : undefined}
      className={cn(
        fieldBox(size),
        size === 'sm' ? '[--wm-textarea-edge:--spacing(2.5)]' : '[--wm-textarea-edge:--spacing(4.5)]',
        'align-top read-only:bg-canvas not-data-auto-grow:resize-y data-auto-grow:resize-none',
        // The height of the lines, plus padding and border.
        'data-auto-grow:field-sizing-content data-auto-grow:min-h-[calc(var(--wm-textarea-rows)*1lh+var(--wm-textarea-edge))]',
        'data-auto-grow:max-h-[calc(var(--wm-textarea-max-rows)*1lh+var(--wm-textarea-edge))]',
        className,
      )}
      style={grows ? { ...lines, ...style } : style}
      onChange={composeEventHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value))}
    />
  );
}

/** Firefox and older versions of Safari do not support `field-sizing`, and jsdom does not provide `CSS.supports`. */
const sizesByContent = (): boolean =>
  (globalThis.CSS as Partial<typeof CSS> | undefined)?.supports?.('field-sizing', 'content') ?? false;

/** Sets the height to that of the text, within `min-height` and `max-height`. */
function fit(textarea: HTMLTextAreaElement): void {
  textarea.style.height = 'auto';
  const border = textarea.offsetHeight - textarea.clientHeight;
  textarea.style.height = `${textarea.scrollHeight + border}px`;
}

/** Adjusts a textarea's height to its text in browsers without `field-sizing`. */
function useAutoGrow(ref: RefObject<HTMLTextAreaElement | null>, enabled: boolean): void {
  // This runs after every render, because a controlled value can change without an event.
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
