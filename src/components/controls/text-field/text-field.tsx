'use client';

import type { ReactNode } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { Field, type LabeledControlOptions } from '../field';
import { splitFieldProps } from '../field/internal';
import { Input, type InputProps } from '../input';

export interface TextFieldOptions extends InputProps, LabeledControlOptions {
  /** A decorative icon at the start of the field. */
  start?: ReactNode;
  /** A control at the end of the field, such as a clear button. */
  end?: ReactNode;
}

export type TextFieldProps = AccessibleName & TextFieldOptions;

/** A single-line text input with a label. `className` and `style` apply to the root, all other props to the input. */
export function TextField({ start, end, ...props }: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field data-slot="text-field" {...field}>
      <div className="relative flex items-center">
        {start && (
          <span aria-hidden className="pointer-events-none absolute start-3 inline-flex text-muted [&>svg]:size-5">
            {start}
          </span>
        )}
        <Input
          data-slot="text-field-input"
          {...control}
          className={cn(start && 'ps-11', end && 'pe-12', control.className)}
        />
        {/* Follows the input, whose width the consumer may set. */}
        {end && <span className="-ms-12 inline-flex w-12 shrink-0 justify-end pe-2">{end}</span>}
      </div>
    </Field>
  );
}
