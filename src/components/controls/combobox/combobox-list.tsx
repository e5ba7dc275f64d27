import { Check, Plus, RotateCw } from 'lucide-react';
import { type AriaAttributes, memo, type RefObject } from 'react';
import { cn } from '../../lib/cn';
import { Glyph } from '../../lib/glyph';
import { virtualOption } from '../../lib/layer-look';
import { ListPopup } from '../../lib/list-popup';
import { MarkedText } from '../../lib/marked-text';
import { OptionGroups } from '../../lib/option-groups';
import { useRevealActive } from '../../lib/use-active-option';
import type { ComboboxOption } from './combobox-options';
import type { ActionEntry, ComboboxState } from './use-combobox';

interface ComboboxListProps {
  combobox: ComboboxState;
  multiple: boolean;
  slot: string;
  /** The field. Clicking it does not close the list. */
  anchor: RefObject<HTMLElement | null>;
  name: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;
}

/** The layer with the options. It is not a dialog, because focus remains in the input. */
export function ComboboxList({ combobox, multiple, slot, anchor, name }: ComboboxListProps) {
  return (
    <ListPopup isOpen={combobox.isOpen} slot={`${slot}-popup`} anchor={anchor}>
      <Options combobox={combobox} multiple={multiple} slot={slot} name={name} />
      <Message combobox={combobox} slot={slot} />
    </ListPopup>
  );
}

function Options({ combobox, multiple, slot, name }: Omit<ComboboxListProps, 'anchor'>) {
  const { list, values, words, choose } = combobox;
  const { active, groups, actions } = list;
  useRevealActive(active, groups);
  return (
    // oxlint-disable-next-line click-events-have-key-events -- the field keeps the focus and handles the keys
    <div
      {...name}
      role="listbox"
      id={active.listId}
      data-slot={`${slot}-list`}
      aria-multiselectable={multiple || undefined}
      aria-busy={list.loading || undefined}
      hidden={list.isEmpty && actions.length === 0}
      // Browsers add a scroll container without focusable content to the tab order.
      tabIndex={-1}
      {...active.listProps}
      onClick={(event) => {
        const entry = active.entryAt(event);
        if (entry) choose(entry);
      }}
      className="max-h-[40dvh] min-h-0 overflow-y-auto overscroll-contain p-2"
    >
      <OptionGroups
        groups={groups}
        listId={active.listId}
        slot={slot}
        renderOption={(entry) => (
          <Option
            key={entry.key}
            option={entry.option}
            id={active.optionId(entry)}
            index={entry.index}
            slot={slot}
            active={entry === active.active}
            selected={values.includes(entry.option.value)}
            words={words}
          />
        )}
      />
      {actions.map((entry) => (
        <Action key={entry.key} entry={entry} combobox={combobox} slot={slot} />
      ))}
    </div>
  );
}

interface OptionProps {
  option: ComboboxOption;
  id: string;
  index: number;
  slot: string;
  active: boolean;
  selected: boolean;
  words: string;
}

const Option = memo(function Option({ option, id, index, slot, active, selected, words }: OptionProps) {
  const { label, description, disabled } = option;
  return (
    <div
      role="option"
      id={id}
      data-slot={`${slot}-option`}
      data-state={selected ? 'checked' : 'unchecked'}
      data-index={index}
      data-highlighted={active ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      className={cn(virtualOption, 'scroll-my-8')}
    >
      <span className="min-w-0 grow wrap-anywhere">
        <MarkedText text={label} words={words} />
        {description && (
          <span
            className={cn('block text-caption', !disabled && 'text-muted group-data-highlighted/option:text-inherit')}
          >
            <MarkedText text={description} words={words} />
          </span>
        )}
      </span>
      {/* Always occupies space, so selecting the option does not rewrap its text. */}
      <Check aria-hidden className={cn(!selected && 'invisible')} />
    </div>
  );
});

/** An entry that creates an option from the text, or retries a failed request. */
function Action({ entry, combobox, slot }: { entry: ActionEntry; combobox: ComboboxState; slot: string }) {
  const { list, text, query } = combobox;
  const isActive = list.active.active === entry;
  const isCreate = entry.action === 'create';
  return (
    <div
      role="option"
      id={list.active.optionId(entry)}
      data-slot={`${slot}-${entry.action}`}
      data-index={entry.index}
      data-highlighted={isActive ? '' : undefined}
      aria-selected={false}
      className={cn(virtualOption, 'scroll-my-2')}
    >
      {isCreate ? <Plus aria-hidden /> : <RotateCw aria-hidden />}
      <span className="min-w-0 grow wrap-anywhere">{isCreate ? text('createOption', { query }) : text('retry')}</span>
    </div>
  );
}

/** A message below a list that is loading, empty or truncated, or whose request failed. The status announces it. */
function Message({ combobox, slot }: Pick<ComboboxListProps, 'combobox' | 'slot'>) {
  const { list, status, text } = combobox;
  const isCut = list.shownCount < list.count;
  if (!list.loading && !list.failed && !list.isEmpty && !isCut) return null;
  const isHint = isCut && !list.loading && !list.failed;
  return (
    <p
      aria-hidden={!isHint || undefined}
      data-slot={`${slot}-message`}
      className={cn(
        'flex items-center gap-2 px-5 py-3 text-caption wrap-anywhere text-muted',
        (!list.isEmpty || list.actions.length > 0) && 'border-t border-divider',
      )}
    >
      {list.loading && <Glyph name="spinner" className="size-4 shrink-0" />}
      {isHint ? text('moreOptions', { shown: list.shownCount, count: list.count }) : status}
    </p>
  );
}
