'use client';

import { Chip, type ChipProps } from '../../content/chip';
import type { Tone } from '../../tokens';

/** How serious a row is, from the most to the least. */
export const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

const tones: Record<Level, Tone> = { high: 'error', medium: 'warning', low: 'success' };

export interface LevelChipProps extends Omit<ChipProps, 'tone' | 'asChild' | 'children'> {
  /** The level, which sets the color. */
  level: Level;
  /** The text. A color alone would not be perceived by everyone. */
  children: string;
}

/** A level as a chip: high is red, medium is yellow, low is green. */
export function LevelChip({ level, ...props }: LevelChipProps) {
  return <Chip size="sm" data-slot="level-chip" data-level={level} {...props} tone={tones[level]} />;
}
