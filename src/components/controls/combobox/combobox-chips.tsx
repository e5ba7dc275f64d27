import type { RefObject } from 'react';
import { Chip } from '../../content/chip';
import type { FieldBoxSize } from '../../lib/field-box';
import type { ComboboxState } from './use-combobox';

interface ComboboxChipsProps {
  combobox: ComboboxState;
  disabled: boolean;
  size: FieldBoxSize;
  input: RefObject<HTMLInputElement | null>;
}

/** The selected options of a `MultiCombobox`. */
export function ComboboxChips({ combobox, disabled, size, input }: ComboboxChipsProps) {
  const { values, text, labelOf, remove } = combobox;
  if (values.length === 0) return null;
  return (
    <ul role="list" aria-label={text('selectedOptions')} data-slot="multi-combobox-chips" className="contents">
      {values.map((value) => (
        <li key={value} className="flex max-w-full min-w-0">
          <Chip
            size="sm"
            tone="secondary"
            className={size === 'md' ? 'min-h-8' : undefined}
            removeLabel={text('removeChip', { label: labelOf(value) })}
            onRemove={
              disabled
                ? undefined
                : () => {
                    remove(value);
                    input.current?.focus();
                  }
            }
          >
            {labelOf(value)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
