'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type LabelProps = ComponentProps<'label'>;

/** The visible label of a form control. A `Field` renders a label itself. */
export function Label({ className, ...props }: LabelProps) {
  return (
    // oxlint-disable-next-line label-has-associated-control -- the consumer sets `htmlFor`
    <label data-slot="label" className={cn('text-h5 text-heading', className)} {...props} />
  );
}
