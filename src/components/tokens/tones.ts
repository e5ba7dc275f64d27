/** The color tones of components. */
export const tones = ['primary', 'secondary', 'success', 'warning', 'error', 'tertiary', 'neutral'] as const;
export type Tone = (typeof tones)[number];
