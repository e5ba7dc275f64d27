/** The families of colour that a component can be painted in. */
export const tones = ['primary', 'secondary', 'success', 'warning', 'error', 'orange', 'neutral'] as const;
export type Tone = (typeof tones)[number];
