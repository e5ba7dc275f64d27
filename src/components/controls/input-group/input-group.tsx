'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn';
import { DescribedControl } from '../field/internal';

const text =
  'flex max-w-1/2 shrink-0 items-center rounded border border-border bg-canvas px-3 text-body text-muted wrap-anywhere';

export interface InputGroupProps extends ComponentProps<'div'> {
  /**
   * The content before the control: text such as "https://", which is part of the control's accessible description, or
   * another control such as a `Select`.
   */
  start?: ReactNode;
  /** The content after the control: text such as "kg", or another control such as a `Button`. */
  end?: ReactNode;
}

/** Joins an `Input`, or another control without a label, with text or a control before and after it. */
export function InputGroup({ start, end, className, children, ...props }: InputGroupProps) {
  const id = useId();
  const sides = [
    { content: start, id: `${id}-start` },
    { content: end, id: `${id}-end` },
  ].map((side) => ({ ...side, isText: typeof side.content === 'string' || typeof side.content === 'number' }));
  const [before, after] = sides.map(({ content, id: textId, isText }) =>
    isText ? (
      <span key={textId} id={textId} data-slot="input-group-text" className={text}>
        <bdi>{content}</bdi>
      </span>
    ) : (
      content
    ),
  );
  return (
    <div
      data-slot="input-group"
      className={cn(
        'relative isolate flex min-w-0',
        '[&>:focus-within]:z-sticky [&>:hover]:z-sticky',
        '[&>:not(:first-child)]:-ms-px [&>:not(:first-child)]:rounded-s-none [&>:not(:last-child)]:rounded-e-none',
        // The box of a `Select` or a `NumberField` is inside its root.
        '[&>:not(:first-child)_:is(input,select)]:rounded-s-none [&>:not(:last-child)_:is(input,select)]:rounded-e-none',
        '[&>:not(input)]:shrink-0 [&>button:not([data-variant=solid])]:border-border',
        className,
      )}
      {...props}
    >
      {before}
      <DescribedControl ids={cn(sides.map(({ isText, id: textId }) => isText && textId)) || undefined}>
        {children}
      </DescribedControl>
      {after}
    </div>
  );
}
