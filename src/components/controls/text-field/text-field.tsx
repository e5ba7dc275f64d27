'use client';

import type { ReactNode } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { fieldEnd } from '../../lib/field-box';
import { Field, type LabeledControlOptions } from '../field';
import { splitFieldProps } from '../field/internal';
import { Input, type InputProps } from '../input';

export interface TextFieldOptions extends InputProps, LabeledControlOptions {
  /** A decorative icon at the start of the field. */
  start?: ReactNode;
  /** A control at the end of the field, such as an `IconButton` of size `sm` that clears it. */
  end?: ReactNode;
}

export type TextFieldProps = AccessibleName & TextFieldOptions;

/** A labeled single-line text input. `className` and `style` apply to the root; all other props apply to the input. */
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
          className={cn(start && 'ps-11', end && 'pe-10', control.className)}
        />
        {end && <span className={cn(fieldEnd, '-ms-10 w-10')}>{end}</span>}
      </div>
    </Field>
  );
}
