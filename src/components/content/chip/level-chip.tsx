'use client';

import { Chip, type ChipProps } from './chip';
import type { Tone } from '../../tokens';

/** The levels of a value, from the highest to the lowest. */
export const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

const tones: Record<Level, Tone> = { high: 'success', medium: 'warning', low: 'error' };

export interface LevelChipProps extends Omit<ChipProps, 'tone' | 'asChild' | 'children'> {
  /** The level, which determines the color. */
  level: Level;
  /** The text, because not everyone can perceive a color alone. */
  children: string;
}

/** A chip that displays a level: high uses the success tone, medium the warning tone, and low the error tone. */
export function LevelChip({ level, ...props }: LevelChipProps) {
  return <Chip size="sm" data-slot="level-chip" data-level={level} {...props} tone={tones[level]} />;
}
