'use client';

import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { plainOnCanvas, plainOnPaper } from '../../lib/surface';
import type { Tone } from '../../tokens';
import type { HeadingLevel } from '../heading';

export type CardVariant = 'plain' | 'outline' | 'tonal';

const variants: Record<CardVariant, string> = {
  plain: `border-transparent bg-paper text-text [--wm-card-padding:--spacing(5)] ${plainOnPaper}`,
  outline: `border-divider bg-paper text-text [--wm-card-padding:--spacing(5)] ${plainOnPaper}`,
  tonal: `border-transparent bg-tone-soft text-on-tone-soft [--wm-card-padding:--spacing(5)] ${plainOnCanvas}`,
};

export interface CardProps extends ComponentProps<'div'> {
  /** A plain background, a border (for nested cards), or a tinted background. @default 'plain' */
  variant?: CardVariant;
  /** The color tone of a tonal card. @default 'primary' */
  tone?: Tone;
  /** Merges the props onto the child element, such as a `section` or a link. @default false */
  asChild?: boolean;
}

/** A container for related content. */
export function Card({ variant = 'plain', tone = 'primary', asChild = false, className, ...props }: CardProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      data-slot="card"
      data-variant={variant}
      data-tone={tone}
      // Forced colors mode paints the transparent border.
      className={cn('flex min-w-0 flex-col rounded border', variants[variant], className)}
      {...props}
    />
  );
}

export type CardHeaderProps = ComponentProps<'div'>;

/** The header of a card, with a `CardTitle` and, at its end, a `CardAction`. */
export function CardHeader({ className, ...props }: CardHeaderProps) {
  return (
    <div
      data-slot="card-header"
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-(--wm-card-padding) pt-(--wm-card-padding) pb-4 [&+[data-slot=card-content]]:pt-0',
        className,
      )}
      {...props}
    />
  );
}

export interface CardTitleProps extends ComponentProps<'h2'> {
  /** The heading level. @default 2 */
  level?: HeadingLevel;
}

/** The heading of a card. */
export function CardTitle({ level = 2, className, children, ...props }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading data-slot="card-title" className={cn('min-w-0 text-h4 wrap-anywhere', className)} {...props}>
      {children}
    </Heading>
  );
}

export type CardActionProps = ComponentProps<'div'>;

/** Actions at the end of the card's header. */
export function CardAction({ className, ...props }: CardActionProps) {
  return <div data-slot="card-action" className={cn('ms-auto flex items-center gap-2', className)} {...props} />;
}

export type CardContentProps = ComponentProps<'div'>;

/** The body of a card. A Chart fills it. */
export function CardContent({ className, ...props }: CardContentProps) {
  return (
    <div
      data-slot="card-content"
      className={cn('min-w-0 grow p-(--wm-card-padding) *:data-[slot=chart]:min-h-full', className)}
      {...props}
    />
  );
}

export type CardFooterProps = ComponentProps<'div'>;

/** The footer of a card, which shows its actions in a row. */
export function CardFooter({ className, ...props }: CardFooterProps) {
  return (
    <div
      data-slot="card-footer"
      className={cn('flex flex-wrap items-center gap-3 border-t border-divider px-(--wm-card-padding) py-4', className)}
      {...props}
    />
  );
}
