'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import { X } from 'lucide-react';
import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { removeChipLabels } from '../../lib/shared-labels';
import { useLabels } from '../../providers/labels';
import type { Tone } from '../../tokens';

export type ChipVariant = 'tonal' | 'solid' | 'outline';
export type ChipSize = 'sm' | 'md';

const variants: Record<ChipVariant, string> = {
  tonal: 'border-transparent bg-tone-soft text-on-tone-soft',
  solid: 'border-transparent bg-tone text-on-tone',
  outline: 'border-tone text-tone',
};

const sizes: Record<ChipSize, string> = { sm: 'min-h-6 px-2 text-micro', md: 'min-h-8 px-3 text-h6' };

export interface ChipProps extends ComponentProps<'span'> {
  /** The visual emphasis. @default 'tonal' */
  variant?: ChipVariant;
  /** The color tone. @default 'neutral' */
  tone?: Tone;
  /** The minimum height: 24 or 32 px. @default 'md' */
  size?: ChipSize;
  /** An `Avatar` or an icon before the text. */
  start?: ReactNode;
  /** Called when the user clicks the remove button, which is rendered only if this prop is set. */
  onRemove?: MouseEventHandler<HTMLButtonElement>;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof removeChipLabels>;
  /** Merges the props onto the child element, such as a link. Not compatible with `onRemove`. @default false */
  asChild?: boolean;
}

/** A short label for a state, a count or a tag. */
export function Chip({
  variant = 'tonal',
  tone = 'neutral',
  size = 'md',
  start,
  onRemove,
  labels,
  asChild = false,
  className,
  children,
  ...props
}: ChipProps) {
  const label = useLabels(removeChipLabels, labels);
  const Root = asChild ? Slot : 'span';
  const hover = variant === 'solid' ? 'hover:bg-tone-hover' : 'hover:bg-tone hover:text-on-tone';
  return (
    <Root
      data-slot="chip"
      data-variant={variant}
      data-tone={tone}
      className={cn(
        'inline-flex max-w-full items-center gap-1.5 rounded-inner border py-0.5 align-middle no-underline',
        variants[variant],
        sizes[size],
        asChild && hover,
        className,
      )}
      {...props}
    >
      {start && (
        <span className="-ms-1 inline-flex shrink-0 has-data-[slot=avatar]:-ms-2 [&>svg:not([data-slot])]:size-4">
          {start}
        </span>
      )}
      {asChild ? <Slottable>{children}</Slottable> : <span className="min-w-0 truncate">{children}</span>}
      {onRemove && !asChild && (
        <button
          type="button"
          data-slot="chip-remove"
          aria-label={label('removeChip', { label: typeof children === 'string' ? children : '' })}
          className={cn(
            '-me-1.5 -my-1 inline-flex size-target shrink-0 cursor-pointer items-center justify-center rounded-full',
            hover,
          )}
          onClick={onRemove}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </Root>
  );
}
