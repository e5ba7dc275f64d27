import type { ReactNode } from 'react';
import type { EntryGroup } from './group-entries';

interface OptionGroupsProps<Entry> {
  groups: readonly EntryGroup<Entry>[];
  listId: string;
  slot: string;
  renderOption: (entry: Entry) => ReactNode;
}

/** The options of a listbox, grouped by heading if they have one. */
export function OptionGroups<Entry>({ groups, listId, slot, renderOption }: OptionGroupsProps<Entry>) {
  return groups.map(({ key, title, entries }) => {
    const options = entries.map(renderOption);
    if (title === undefined) return options;
    return (
      <div key={key} role="group" aria-labelledby={`${listId}-${key}`} data-slot={`${slot}-group`}>
        <div
          role="presentation"
          id={`${listId}-${key}`}
          data-slot={`${slot}-heading`}
          className="px-3 pt-2 pb-1 text-h6 text-muted wrap-anywhere"
        >
          {title}
        </div>
        {options}
      </div>
    );
  });
}
