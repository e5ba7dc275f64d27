import { Check } from 'lucide-react';
import type { AriaAttributes } from 'react';
import { cn } from '../../lib/cn';
import type { EntryGroup } from '../../lib/group-entries';
import { virtualOption } from '../../lib/layer-look';
import { OptionGroups } from '../../lib/option-groups';
import { type ActiveOption, useRevealActive } from '../../lib/use-active-option';
import type { OptionEntry } from './rich-select-options';

interface RichSelectListProps {
  groups: readonly EntryGroup<OptionEntry>[];
  active: ActiveOption<OptionEntry>;
  selected: string | null;
  choose: (entry: OptionEntry) => void;
  name: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;
}

/** The list of options. Focus remains on the button. */
export function RichSelectList({ groups, active, selected, choose, name }: RichSelectListProps) {
  useRevealActive(active, groups);

  function renderOption(entry: OptionEntry) {
    const { label, description, start, value, disabled } = entry.option;
    const isSelected = value === selected;
    return (
      <div
        key={value}
        role="option"
        id={active.optionId(entry)}
        data-slot="rich-select-option"
        data-state={isSelected ? 'checked' : 'unchecked'}
        data-index={entry.index}
        data-highlighted={entry === active.active ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        aria-selected={isSelected}
        aria-disabled={disabled || undefined}
        className={cn(virtualOption, 'scroll-my-8')}
      >
        {start && (
          <span aria-hidden className="inline-flex shrink-0 [&>svg]:size-5">
            {start}
          </span>
        )}
        <span className="min-w-0 grow wrap-anywhere">
          {label}
          {description && (
            <span
              className={cn('block text-caption', !disabled && 'text-muted group-data-highlighted/option:text-inherit')}
            >
              {description}
            </span>
          )}
        </span>
        {/* Always occupies space, so selecting the option does not rewrap its text. */}
        <Check aria-hidden className={cn(!isSelected && 'invisible')} />
      </div>
    );
  }

  return (
    // oxlint-disable-next-line click-events-have-key-events -- the button keeps the focus and handles the keys
    <div
      {...name}
      role="listbox"
      id={active.listId}
      data-slot="rich-select-list"
      // Browsers add a scroll container without focusable content to the tab order.
      tabIndex={-1}
      {...active.listProps}
      onClick={(event) => {
        const entry = active.entryAt(event);
        if (entry) choose(entry);
      }}
      className="max-h-[40dvh] min-h-0 overflow-y-auto overscroll-contain p-2"
    >
      <OptionGroups groups={groups} listId={active.listId} slot="rich-select" renderOption={renderOption} />
    </div>
  );
}
