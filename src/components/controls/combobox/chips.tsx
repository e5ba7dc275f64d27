import type { RefObject } from 'react';
import { Chip } from '../../content/chip';
import { cn } from '../../lib/cn';
import { controlHeights, type ControlSize } from '../../lib/control-size';

const boxSizes: Record<ControlSize, string> = { sm: 'gap-1 px-1 py-0.5', md: 'gap-1.5 p-1', lg: 'gap-1.5 p-1' };

/** Returns the classes of a box with chips and an input. */
export function chipBox(size: ControlSize): string {
  return cn(
    'flex w-full min-w-0 flex-wrap items-center rounded border border-border bg-paper',
    'hover:border-heading has-[input:focus]:border-primary has-[input:focus-visible]:[outline:var(--wm-size-ring)_solid_var(--wm-color-focus)]',
    'has-[input[aria-invalid=true]:not(:focus)]:border-error has-[input:disabled]:border-divider has-[input:disabled]:bg-neutral-soft',
    controlHeights[size],
    boxSizes[size],
  );
}

/** The box's height without padding and border. */
export const chipHeights: Record<ControlSize, string> = { sm: 'min-h-7', md: 'min-h-7.5', lg: 'min-h-8.5' };

interface ChipsProps {
  /** The name of the list. */
  'aria-label': string;
  'data-slot': string;
  values: readonly string[];
  labelOf?: (value: string) => string;
  removeLabelOf: (label: string) => string;
  /** Removes a value. Without this handler, values cannot be removed. */
  onRemove?: (value: string) => void;
  size: ControlSize;
  /** Receives focus after a value is removed. */
  input: RefObject<HTMLInputElement | null>;
}

/** The selected values, displayed as chips before a field's text. */
export function Chips({ values, labelOf = String, removeLabelOf, onRemove, size, input, ...props }: ChipsProps) {
  if (values.length === 0) return null;
  return (
    <ul role="list" {...props} className="contents">
      {values.map((value) => (
        <li key={value} className="flex max-w-full min-w-0">
          <Chip
            size="sm"
            tone="secondary"
            className={chipHeights[size]}
            labels={{ removeChip: removeLabelOf(labelOf(value)) }}
            onRemove={
              onRemove &&
              (() => {
                onRemove(value);
                input.current?.focus();
              })
            }
          >
            {labelOf(value)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
