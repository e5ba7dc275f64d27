import { type Tone, tones } from '../tokens';

/** The color of text: a role, the surrounding element's color (`inherit`), or a color tone. */
export type TextTone = 'text' | 'heading' | 'muted' | 'inherit' | Tone;

const colors: Record<Exclude<TextTone, Tone>, string> = {
  text: 'text-text',
  heading: 'text-heading',
  muted: 'text-muted',
  inherit: 'text-inherit',
};

const isTone = (tone: TextTone): tone is Tone => (tones as readonly string[]).includes(tone);

/** The class and the attribute that set a text color. */
export function textTone(tone: TextTone): { color: string; 'data-tone'?: Tone } {
  return isTone(tone) ? { color: 'text-tone', 'data-tone': tone } : { color: colors[tone] };
}
