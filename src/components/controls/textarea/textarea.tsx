'use client';

import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { fieldBox } from '../../lib/field-box';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useHydrated } from '../../lib/use-hydrated';
import { useFieldControl } from '../field';
import { useAutoGrow } from './use-auto-grow';

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'children' | 'cols'> {
  /** The height in lines of text; the minimum height with `autoGrow`. @default 3 */
  rows?: number;
  /** Whether the height follows the text. Otherwise, the user can resize the textarea. @default false */
  autoGrow?: boolean;
  /** The maximum height with `autoGrow`, in lines of text; longer text scrolls. @default none */
  maxRows?: number;
  /** Called with the text when it changes, unless `onChange` calls `event.preventDefault()`. */
  onValueChange?: (value: string) => void;
}

/**
 * A native multi-line text input without a label. In a `Field`, the field names and describes it; elsewhere, set
 * `aria-label` or use a `Label`.
 */
export function Textarea({
  rows = 3,
  autoGrow = false,
  maxRows,
  ref,
  className,
  style,
  onChange,
  onValueChange,
  ...props
}: TextareaProps) {
  // HTML of a server has the native height, because a strict content security policy refuses its `style` attributes.
  const grows = useHydrated() && autoGrow;
  const textarea = useRef<HTMLTextAreaElement>(null);
  useAutoGrow(textarea, grows);
  const lines = { '--wm-textarea-rows': rows, '--wm-textarea-max-rows': maxRows } as CSSProperties;
  return (
    <textarea
      data-slot="textarea"
      {...useFieldControl(props)}
      ref={useComposedRefs(ref, textarea)}
      rows={rows}
      data-auto-grow={grows ? '' : undefined}
      className={cn(
        fieldBox('md'),
        'align-top read-only:bg-canvas not-data-auto-grow:resize-y data-auto-grow:resize-none',
        // The height of the lines, plus 22 px of padding and border.
        'data-auto-grow:field-sizing-content data-auto-grow:min-h-[max(--spacing(12),calc(var(--wm-textarea-rows)*1lh+--spacing(5.5)))]',
        'data-auto-grow:max-h-[calc(var(--wm-textarea-max-rows)*1lh+--spacing(5.5))]',
        className,
      )}
      style={grows ? { ...lines, ...style } : style}
      onChange={composeEventHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value))}
    />
  );
}
