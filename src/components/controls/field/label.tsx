'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type LabelProps = ComponentProps<'label'>;

/** The text that names a form control. A `Field` renders its own. */
export function Label({ className, ...props }: LabelProps) {
  return (
    // oxlint-disable-next-line label-has-associated-control -- the consumer sets `htmlFor`
    <label data-slot="label" className={cn('text-h5 text-heading', className)} {...props} />
  );
}
