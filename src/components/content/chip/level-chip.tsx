'use client';

import { Chip, type ChipProps } from './chip';
import type { Tone } from '../../tokens';

/** The levels of a value, from the highest. */
export const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

const tones: Record<Level, Tone> = { high: 'success', medium: 'warning', low: 'error' };

export interface LevelChipProps extends Omit<ChipProps, 'tone' | 'asChild' | 'children'> {
  /** The level, which sets the color. */
  level: Level;
  /** The text. A color alone would not be perceived by everyone. */
  children: string;
}

/** A level as a chip: high has the success tone, medium the warning tone, low the error tone. */
export function LevelChip({ level, ...props }: LevelChipProps) {
  return <Chip size="sm" data-slot="level-chip" data-level={level} {...props} tone={tones[level]} />;
}
