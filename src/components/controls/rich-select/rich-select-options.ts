import type { ReactNode } from 'react';
import type { ListEntry } from '../../lib/use-active-option';

export interface RichSelectOption<Value extends string = string> {
  /** The value passed to `onValueChange` and submitted with a form. Unique among the options. */
  value: Value;
  /** The visible text. */
  label: string;
  /** Secondary text below the label. */
  description?: string;
  /** A decorative icon or avatar before the label, also displayed in the field. */
  start?: ReactNode;
  /** The heading of the option's group. Options without a group appear without a heading. */
  group?: string;
  /** Whether the option cannot be selected. @default false */
  disabled?: boolean;
}

export interface OptionEntry extends ListEntry {
  option: RichSelectOption;
}
