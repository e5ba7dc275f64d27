import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import type { Tone } from '../../tokens';

/** The options shared by progress bars and rings. */
export interface ProgressValueOptions extends Omit<ComponentProps<'div'>, 'children'> {
  /** The progress from 0 to `max`, or `null` while it is indeterminate. @default null */
  value?: number | null;
  /** The maximum value. @default 100 */
  max?: number;
  /** The value as text, such as "28 of 35 GB". @default the percentage */
  valueText?: string;
  /** The color tone. @default 'primary' */
  tone?: Tone;
}

/**
 * This type is declared explicitly, because an inferred one would repeat every `div` attribute in the package's types.
 */
interface ProgressParts {
  percent: number | null;
  text: string | null;
  label: ReactNode;
  labelId: string;
  root: ComponentProps<'div'> & { 'data-tone': Tone };
  bar: AriaAttributes & { role: 'progressbar'; 'data-state': 'indeterminate' | 'complete' | 'loading' };
}

/** Returns the percentage (`null` while indeterminate), the displayed text, and the attributes of the parts. */
export function useProgress({
  label,
  'aria-label': name,
  'aria-labelledby': labelledBy,
  value = null,
  max = 100,
  valueText,
  tone = 'primary',
  ...props
}: AccessibleName & ProgressValueOptions): ProgressParts {
  const labelId = useId();
  const known = value !== null && Number.isFinite(value) && max > 0;
  const now = known ? Math.min(Math.max(value, 0), max) : null;
  const percent = now === null ? null : Math.round((now / max) * 100);
  return {
    percent,
    text: valueText ?? (percent === null ? null : `${percent}%`),
    label,
    labelId,
    root: { 'data-tone': tone, ...props },
    bar: {
      role: 'progressbar',
      'data-state': now === null ? 'indeterminate' : now === max ? 'complete' : 'loading',
      'aria-label': name,
      'aria-labelledby': label ? labelId : labelledBy,
      'aria-valuemin': 0,
      'aria-valuemax': max,
      'aria-valuenow': now ?? undefined,
      'aria-valuetext': valueText,
    },
  };
}
