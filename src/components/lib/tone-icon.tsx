import { CircleAlert, CircleCheck, Info, type LucideProps, TriangleAlert } from 'lucide-react';
import type { Tone } from '../tokens';

const icons: Partial<Record<Tone, typeof Info>> = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** The icon of a message. */
export function ToneIcon({ tone, ...props }: LucideProps & { tone: Tone }) {
  const Icon = icons[tone] ?? Info;
  return <Icon {...props} />;
}
