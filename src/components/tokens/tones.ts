/** The color tones of components. */
export const tones = ['primary', 'secondary', 'info', 'success', 'warning', 'error', 'neutral'] as const;
export type Tone = (typeof tones)[number];
