'use client';

import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import type { ControlSize } from '../../lib/control-size';
import { ghostHover, plain } from '../../lib/plain';
import type { Tone } from '../../tokens';

export type IconButtonVariant = 'tonal' | 'ghost' | 'plain';
export type IconButtonSize = ControlSize;

const variants: Record<IconButtonVariant, string> = {
  tonal:
    'bg-tone-soft text-on-tone-soft hover:bg-tone hover:text-on-tone aria-expanded:bg-tone aria-expanded:text-on-tone disabled:bg-neutral-soft',
  ghost: `bg-transparent text-muted hover:bg-tone-soft hover:text-on-tone-soft disabled:bg-transparent ${ghostHover}`,
  plain: `${plain} text-text`,
};

const sizes: Record<IconButtonSize, string> = {
  sm: 'size-9 [&>svg]:size-4',
  md: 'size-10 [&>svg]:size-5',
  lg: 'size-11 [&>svg]:size-6',
};

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, which an icon does not provide. */
  'aria-label': string;
  /** The visual emphasis. `plain` looks like a plain `Button` and ignores `tone`. @default 'tonal' */
  variant?: IconButtonVariant;
  /** The color tone. @default 'secondary' */
  tone?: Tone;
  /** The width and height: 36, 40 or 44 px, and at least 40 px on touch screens. @default 'md' */
  size?: IconButtonSize;
  /** Merges the props onto the child element, such as a link, instead of rendering a `button`. @default false */
  asChild?: boolean;
}

/** A button with an icon but no visible text. */
export function IconButton({
  variant = 'tonal',
  tone = 'secondary',
  size = 'md',
  asChild = false,
  className,
  children,
  ...props
}: IconButtonProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      data-slot="icon-button"
      data-tone={tone}
      data-variant={variant}
      className={cn(
        'relative inline-flex shrink-0 cursor-pointer items-center justify-center rounded border border-transparent align-middle',
        'disabled:cursor-not-allowed disabled:text-disabled',
        'pointer-coarse:min-h-touch pointer-coarse:min-w-touch',
        variants[variant],
        sizes[size],
        className,
      )}
      {...props}
    >
      {children}
    </Root>
  );
}
