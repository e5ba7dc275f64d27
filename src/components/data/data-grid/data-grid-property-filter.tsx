'use client';

import * as Popover from '@radix-ui/react-popover';
import { ListFilter } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Chip } from '../../content/chip';
import { Button } from '../../controls/button';
import { TextField, type TextFieldOptions } from '../../controls/text-field';
import { Popover as Layer, PopoverContent, PopoverTitle, PopoverTrigger } from '../../layers/popover';
import { rootPropsOf } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { virtualOption } from '../../lib/layer-look';
import { ListPopup } from '../../lib/list-popup';
import { removeChipLabels } from '../../lib/shared-labels';
import {
  type ActiveOption,
  isComposing,
  type ListEntry,
  useActiveOption,
  useRevealActive,
} from '../../lib/use-active-option';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useEscape } from '../../lib/use-escape';
import { useLabels } from '../../providers/labels';
import type { DataGridColumn } from './columns';
import { ConditionForm } from './condition-form';
import { type ConditionText, useConditionText } from './condition-text';
import { type DataGridCondition, type DataGridOperator, kindOf, operatorsOf, valueCount } from './conditions';
import { dataGridLabels } from './data-grid-labels';
import { dataGridFilterLabels } from './filter-labels';
import { useGridColumns, useGridRows, useGridState } from './grid-context';
import { withCondition } from './grid-state';

export interface DataGridPropertyFilterProps extends Omit<
  TextFieldOptions,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'list'
> {
  /** The accessible name of the field. @default a label */
  'aria-label'?: string;
}

/** The maximum number of suggested values for a column. */
const maxSuggestions = 50;

/** A suggestion that completes the text, adds a condition or searches all columns. */
interface Suggestion extends ListEntry {
  label: string;
  text?: string;
  condition?: DataGridCondition;
  search?: string;
}

/** The text, interpreted as a column followed by an operator and a value. */
interface Phrase {
  column?: DataGridColumn<unknown>;
  operator?: DataGridOperator;
  rest: string;
}

/** Returns the longest item that the text begins with, in whole words. */
function longestStart<Item>(items: readonly Item[], textOf: (item: Item) => string, text: string): Item | undefined {
  const lower = `${text.toLocaleLowerCase()} `;
  return items
    .filter((item) => lower.startsWith(`${textOf(item).toLocaleLowerCase()} `))
    .toSorted((a, b) => textOf(b).length - textOf(a).length)[0];
}

function readPhrase(
  text: string,
  columns: readonly DataGridColumn<unknown>[],
  operatorText: ConditionText['operatorText'],
): Phrase {
  const column = longestStart(columns, ({ header }) => header, text.trimStart());
  if (!column) return { rest: text.trim() };
  const afterColumn = text.trimStart().slice(column.header.length).trimStart();
  const operator = longestStart(operatorsOf(column), operatorText, afterColumn);
  const rest = operator ? afterColumn.slice(operatorText(operator).length) : afterColumn;
  return { column, operator, rest: rest.trim() };
}

/**
 * A field above the grid for adding conditions. It suggests a column, an operator and a value in turn (WAI-ARIA
 * combobox pattern). The conditions are displayed below it as chips, which the user can change or remove. `className`
 * and `style` apply to the root; all other props apply to the input.
 */
export function DataGridPropertyFilter({
  ref,
  className,
  style,
  slotProps,
  error,
  onKeyDown,
  onClick,
  onBlur,
  ...props
}: DataGridPropertyFilterProps) {
  const text = useLabels(dataGridFilterLabels);
  const { state, setState } = useGridState('DataGridPropertyFilter');
  const { columns: all } = useGridColumns('DataGridPropertyFilter');
  const { countFacet } = useGridRows('DataGridPropertyFilter');
  const conditionText = useConditionText();
  const { operatorText, choicesOf, parse } = conditionText;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(ref, input);
  useEscape(isOpen, () => setOpen(false));

  const columns = useMemo(() => all.filter(({ filterable = true }) => filterable), [all]);
  const { column, operator, rest } = readPhrase(typed, columns, operatorText);
  const lower = rest.toLocaleLowerCase();

  function suggestValues(of: DataGridColumn<unknown>, by: DataGridOperator): Omit<Suggestion, 'index'>[] {
    const isChoice = kindOf(of) === 'choice';
    const isText = kindOf(of) === 'text' && (by === 'is' || by === 'isNot');
    // Skip this when possible, because counting the values of all rows takes time.
    if (!isOpen || valueCount(by) !== 1 || !(isChoice || isText)) return [];
    const values = isChoice ? choicesOf(of) : countFacet(of.id).map(({ value }) => ({ value, label: value }));
    return values
      .filter(({ label }) => label.toLocaleLowerCase().includes(lower))
      .slice(0, maxSuggestions)
      .map(({ value, label }) => ({
        key: `value ${value}`,
        label,
        condition: { column: of.id, operator: by, values: [value] },
      }));
  }

  function suggest(): Omit<Suggestion, 'index'>[] {
    if (!column) {
      const found = columns.filter(({ header }) => header.toLocaleLowerCase().includes(lower));
      const searches =
        rest === '' ? [] : [{ key: 'search', label: text('searchAllColumns', { text: rest }), search: rest }];
      return [
        ...found.map(({ id, header }) => ({ key: `column ${id}`, label: header, text: `${header} ` })),
        ...searches,
      ];
    }
    const phrase = [operator && operatorText(operator), rest].filter(Boolean).join(' ').toLocaleLowerCase();
    const operators = operatorsOf(column)
      .filter((one) => one !== operator && operatorText(one).toLocaleLowerCase().startsWith(phrase))
      .map((one) => ({
        key: `operator ${one}`,
        label: `${column.header} ${operatorText(one)}`,
        ...(valueCount(one) === 0
          ? { condition: { column: column.id, operator: one, values: [] } }
          : { text: `${column.header} ${operatorText(one)} ` }),
      }));
    return [...(operator ? suggestValues(column, operator) : []), ...operators];
  }

  const entries = suggest().map((one, index): Suggestion => ({ ...one, index }));
  // A typed value is not a suggestion. "is less" continues with an operator, unless the column contains text.
  const kind = kindOf(column ?? {});
  const isOperator = kind !== 'text' && rest !== '' && entries.length > 0;
  const isValue = operator !== undefined && kind !== 'choice' && !isOperator;
  const active = useActiveOption(entries, (now) => (typed.trim() === '' || isValue ? undefined : now[0]));
  const hasList = isOpen && entries.length > 0;

  function change(next: string): void {
    setTyped(next);
    setProblem('');
    setOpen(true);
    active.activate(null);
  }

  function add(condition: DataGridCondition): void {
    setState((now) => withCondition(now, undefined, condition));
    change('');
    setOpen(false);
  }

  function choose(entry: Suggestion): void {
    if (entry.condition) {
      add(entry.condition);
    } else if (entry.search === undefined) {
      change(entry.text ?? '');
    } else {
      setState((now) => ({ ...now, search: entry.search ?? '', page: 1 }));
      change('');
      setOpen(false);
    }
  }

  /** Adds the condition that the text describes, or displays what is missing. */
  function commit(): void {
    if (!column || !operator) {
      setProblem(text('noColumn', { text: typed.trim() }));
      return;
    }
    const count = valueCount(operator);
    const parts = count === 2 ? rest.split(/\s*(?:\.\.|–)\s*/) : [rest];
    const parsed = Array.from({ length: count }, (_, index) => parse(column, parts[index] ?? ''));
    const failed = parsed.find((one) => one.problem !== undefined);
    if (failed) setProblem(failed.problem ?? '');
    else add({ column: column.id, operator, values: parsed.map(({ value = '' }) => value) });
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event)) return;
    const { key, altKey } = event;
    if (key === 'Enter') {
      if (typed.trim() === '' && !active.active) return;
      event.preventDefault();
      if (hasList && active.active) choose(active.active);
      else commit();
    } else if (key === 'Backspace' && typed === '' && !event.repeat) {
      const last = state.conditions?.at(-1);
      if (last) setState((now) => withCondition(now, last, null));
    } else if (hasList && altKey && key === 'ArrowUp') {
      event.preventDefault();
      setOpen(false);
    } else if (hasList) {
      active.move(event);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (!altKey) active.activate(entries.at(key === 'ArrowDown' ? 0 : -1)?.key ?? null);
    }
  }

  const root = rootPropsOf({ className, style, slotProps });
  const name = props['aria-label'] ?? text('propertyFilter');
  return (
    <div data-slot="data-grid-property-filter" {...root} className={cn('grid min-w-0 grow gap-2', root.className)}>
      <Popover.Root open={hasList} onOpenChange={setOpen}>
        <Popover.Anchor ref={box}>
          <TextField
            size="sm"
            start={<ListFilter aria-hidden />}
            placeholder={name}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            {...props}
            aria-label={name}
            ref={composedRef}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? active.listId : undefined}
            aria-activedescendant={hasList ? active.activeId : undefined}
            value={typed}
            error={problem || error}
            onValueChange={change}
            onKeyDown={composeEventHandlers(onKeyDown, handleKey)}
            onClick={composeEventHandlers(onClick, () => setOpen(true))}
            onBlur={composeEventHandlers(onBlur, () => setOpen(false))}
          />
        </Popover.Anchor>
        <ListPopup isOpen={hasList} slot="data-grid-property-filter-popup" anchor={box}>
          <Suggestions entries={entries} active={active} name={name} onChoose={choose} />
        </ListPopup>
      </Popover.Root>
      <Conditions columns={all} conditionText={conditionText} onEmpty={() => input.current?.focus()} />
    </div>
  );
}

interface SuggestionsProps {
  entries: readonly Suggestion[];
  active: ActiveOption<Suggestion>;
  name: string;
  onChoose: (entry: Suggestion) => void;
}

function Suggestions({ entries, active, name, onChoose }: SuggestionsProps) {
  useRevealActive(active, entries);
  return (
    // oxlint-disable-next-line click-events-have-key-events -- the field keeps the focus and handles the keys
    <div
      role="listbox"
      id={active.listId}
      aria-label={name}
      // Browsers add a scroll container without focusable content to the Tab order.
      tabIndex={-1}
      {...active.listProps}
      onClick={(event) => {
        const entry = active.entryAt(event);
        if (entry) onChoose(entry);
      }}
      className="max-h-[40dvh] min-h-0 overflow-y-auto overscroll-contain p-2"
    >
      {entries.map((entry) => (
        <div
          key={entry.key}
          role="option"
          id={active.optionId(entry)}
          data-index={entry.index}
          data-highlighted={active.active === entry ? '' : undefined}
          aria-selected={active.active === entry}
          className={cn(virtualOption, 'scroll-my-2')}
        >
          <span className="min-w-0 grow wrap-anywhere">{entry.label}</span>
        </div>
      ))}
    </div>
  );
}

interface ConditionsProps {
  columns: readonly DataGridColumn<unknown>[];
  conditionText: ConditionText;
  /** Called after the user removes a condition with its button, which had focus. */
  onEmpty: () => void;
}

/** The conditions as chips. A condition for a column that does not exist can only be removed. */
function Conditions({ columns, conditionText, onEmpty }: ConditionsProps) {
  const text = useLabels(dataGridFilterLabels);
  const gridText = useLabels(dataGridLabels);
  const removeText = useLabels(removeChipLabels);
  const { state, setState } = useGridState('DataGridPropertyFilter');
  const [opened, setOpened] = useState<DataGridCondition | null>(null);
  const { conditions = [] } = state;
  if (conditions.length === 0) return null;
  const replace = (before: DataGridCondition, next: DataGridCondition | null): void => {
    setState((now) => withCondition(now, before, next));
    setOpened(null);
    if (!next) onEmpty();
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <ul role="list" aria-label={text('activeFilters')} className="contents">
        {conditions.map((condition, index) => {
          const column = columns.find(({ id }) => id === condition.column);
          const sentence = conditionText.conditionText(column, condition);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two conditions may be equal
            <li key={index} className="flex max-w-full min-w-0">
              <Chip
                tone={column ? 'secondary' : 'warning'}
                labels={{ removeChip: removeText('removeChip', { label: sentence }) }}
                onRemove={() => replace(condition, null)}
              >
                {column ? (
                  <Layer open={opened === condition} onOpenChange={(isOpen) => setOpened(isOpen ? condition : null)}>
                    <PopoverTrigger className="min-h-target max-w-full truncate text-start hover:underline">
                      {sentence}
                    </PopoverTrigger>
                    <PopoverContent align="start" className="grid w-72 gap-3 p-4">
                      <PopoverTitle>{column.header}</PopoverTitle>
                      <ConditionForm
                        column={column}
                        condition={condition}
                        onApply={(next) => replace(condition, next)}
                      />
                    </PopoverContent>
                  </Layer>
                ) : (
                  sentence
                )}
              </Chip>
            </li>
          );
        })}
      </ul>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          setState((now) => ({ ...now, conditions: [], page: 1 }));
          onEmpty();
        }}
      >
        {gridText('clearFilters')}
      </Button>
    </div>
  );
}
