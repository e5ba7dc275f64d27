'use client';

import { HardDrive } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, type CardProps } from '../../content/card';
import { Meter, type MeterProps } from '../../content/meter';
import { cn } from '../../lib/cn';

export interface StorageCardProps
  extends
    Omit<CardProps, 'title' | 'variant' | 'asChild'>,
    Pick<MeterProps, 'value' | 'max' | 'low' | 'high' | 'optimum' | 'valueText' | 'levelTexts'> {
  /** The offer, in a few words. */
  title: ReactNode;
  /** The usage as visible text, such as "28/35 GB". */
  caption?: ReactNode;
  /** The accessible name of the meter, such as "Storage in use". */
  label: string;
  /** A decorative icon. @default a hard drive */
  start?: ReactNode;
  /** Content below the meter, such as a `Button`. */
  children?: ReactNode;
}

/** A card for a drawer's footer that shows how much of a quota is used. */
export function StorageCard({
  title,
  caption,
  label,
  value,
  max,
  low,
  high,
  optimum,
  valueText,
  levelTexts,
  start,
  tone = 'primary',
  className,
  children,
  ...props
}: StorageCardProps) {
  const meter = { value, max, low, high, optimum, valueText, levelTexts };
  return (
    <Card
      variant="tonal"
      tone={tone}
      data-slot="storage-card"
      className={cn('relative overflow-hidden p-4', className)}
      {...props}
    >
      {/* Draws only the part of a circle inside the card, because contrast checkers ignore clipping. */}
      <span
        aria-hidden
        className="absolute end-0 top-0 h-16 w-14 bg-[radial-gradient(circle_at_--spacing(18)_--spacing(-2),var(--wm-tone-accent)_--spacing(18),transparent_calc(--spacing(18)*1.007))] rtl:-scale-x-100 forced-colors:hidden"
      />
      <div className="relative grid gap-4">
        <div className="flex items-center gap-3">
          <span
            aria-hidden
            data-slot="storage-card-icon"
            className="flex size-11 shrink-0 items-center justify-center rounded border border-transparent bg-paper text-tone [&>svg]:size-5"
          >
            {start ?? <HardDrive />}
          </span>
          <div className="min-w-0 wrap-anywhere">
            <p data-slot="storage-card-title" className="text-h5 text-heading">
              {title}
            </p>
            {caption && (
              <p data-slot="storage-card-caption" className="text-caption">
                {/* Isolates the writing direction of numbers and units. */}
                <bdi>{caption}</bdi>
              </p>
            )}
          </div>
        </div>
        <Meter {...meter} aria-label={label} tone={tone} />
        {children}
      </div>
    </Card>
  );
}
