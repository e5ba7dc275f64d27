'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { controlHeights, type ControlSize } from '../../lib/control-size';
import { Glyph } from '../../lib/glyph';
import { ghostHover, plain } from '../../lib/plain';
import { useLabels } from '../../providers/labels';
import type { Tone } from '../../tokens';
import { buttonLabels } from './button-labels';

export type ButtonVariant = 'solid' | 'tonal' | 'outline' | 'ghost' | 'plain';
export type ButtonSize = ControlSize;

const variants: Record<ButtonVariant, string> = {
  solid: 'border-transparent bg-tone text-on-tone hover:bg-tone-hover disabled:bg-neutral-soft',
  tonal: 'border-transparent bg-tone-soft text-on-tone-soft hover:bg-tone hover:text-on-tone disabled:bg-neutral-soft',
  outline:
    'border-tone data-[tone=neutral]:border-border text-tone hover:bg-tone-soft hover:text-on-tone-soft disabled:bg-neutral-soft',
  ghost: `border-transparent text-tone hover:bg-tone-soft hover:text-on-tone-soft ${ghostHover}`,
  plain: `${plain} text-text`,
};

const sizes: Record<ButtonSize, string> = {
  sm: 'gap-1.5 px-3 text-label',
  md: 'gap-2 px-4 text-h5',
  lg: 'gap-2 px-6 text-h4',
};

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * The visual emphasis. `plain` is for secondary actions. It has no border, is paper-colored on the canvas and
   * canvas-colored on paper, and ignores `tone`.
   * @default 'solid'
   */
  variant?: ButtonVariant;
  /** The color tone. @default 'primary' */
  tone?: Tone;
  /** The minimum height: 36, 40 or 44 px. @default 'md' */
  size?: ButtonSize;
  /** Whether the action is running. The button then shows a spinner, keeps focus and ignores clicks. @default false */
  loading?: boolean;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof buttonLabels>;
  /** The button's text or, with `asChild`, the child element. For an icon without text, use an `IconButton`. */
  children: ReactNode;
  /** A decorative icon before the text. */
  start?: ReactNode;
  /** A decorative icon after the text. */
  end?: ReactNode;
  /** Whether the button fills the width of its container. @default false */
  fullWidth?: boolean;
  /** Merges the props onto the child element, such as a link, instead of rendering a `button`. @default false */
  asChild?: boolean;
}

/** A button that starts an action. `type` defaults to `button`, so it does not submit forms. */
export function Button({
  variant = 'solid',
  tone = 'primary',
  size = 'md',
  loading = false,
  labels,
  start,
  end,
  fullWidth = false,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const label = useLabels(buttonLabels, labels);
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      type={asChild ? undefined : 'button'}
      data-slot="button"
      data-tone={tone}
      data-variant={variant}
      data-state={loading ? 'loading' : 'idle'}
      // Do not use `disabled`: a disabled button would lose focus while the action runs.
      aria-disabled={loading || undefined}
      className={cn(
        'relative inline-flex cursor-pointer items-center justify-center rounded border py-1 text-center align-middle no-underline select-none',
        'disabled:cursor-not-allowed disabled:border-transparent disabled:text-disabled',
        'aria-disabled:cursor-not-allowed forced-colors:disabled:border-[GrayText]',
        variants[variant],
        controlHeights[size],
        sizes[size],
        fullWidth && 'w-full',
        className,
      )}
      onClick={loading ? refusePress : onClick}
      {...props}
    >
      {loading ? (
        <Glyph name="spinner" className="size-[1.25em] shrink-0" />
      ) : (
        start && (
          <span aria-hidden className="inline-flex shrink-0 [&>svg]:size-[1.25em]">
            {start}
          </span>
        )
      )}
      <Slottable>{children}</Slottable>
      {loading && <span className="sr-only">{label('buttonLoading')}</span>}
      {end && (
        <span aria-hidden className="inline-flex shrink-0 [&>svg]:size-[1.25em]">
          {end}
        </span>
      )}
    </Root>
  );
}

/** Stops the click before the consumer's handlers and the browser's default action. */
function refusePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
