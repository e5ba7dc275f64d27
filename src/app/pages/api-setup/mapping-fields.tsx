import { type ReactNode, useId } from 'react';
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  ChartSymbol,
  Checkbox,
  Select,
  TextField,
  VisuallyHidden,
} from 'waymark';
import { type RoleName, roleNames } from '../../../rows/roles';
import { withoutNumber, type Words } from '../../../rows/texts';
import { groupColors } from '../../data/figures';
import type { Connection, Increase } from '../../data/json-api/connection';
import { countOf, optionsOf } from '../../lib/formats';
import { useEditor } from './use-editor';
import { roleLabels, typeWords } from './propose-connection';
import type { Column, ColumnType, DateFormat, NumberFormat } from '../../../rows/columns';
import { isCurrency } from '../../data/value-formats';

const withoutRole: Record<RoleName, string> = {
  time: 'None: no chart over time',
  value: 'None: only counts',
  group: 'None: one series',
  label: 'None',
  id: 'None: rows are numbered',
};

/** The look of a field whose label is beside its control or, below 600 px, above it. */
const labelBeside =
  'items-center gap-x-2.5 gap-y-0 border-t border-divider [--wm-plain:var(--wm-color-paper)] max-sm:pt-2 sm:grid-cols-[--spacing(28)_minmax(0,1fr)]';

const labelOf = (text: ReactNode): ReactNode => <span className="line-clamp-2 text-label wrap-anywhere">{text}</span>;

export function RoleFields() {
  const id = useId();
  const { draft, described, columnsFor, setRole } = useEditor();
  const { columns, roles } = draft;
  const isSuggested = (role: RoleName): boolean =>
    described !== null && roles[role] !== null && described.roles[role] === roles[role];
  return (
    <div className="grid">
      {roleNames.map((role) => {
        const pointer = roles[role];
        const facts = described?.columns.find(({ column }) => column.pointer === pointer);
        const current = columns.find((column) => column.pointer === pointer);
        return (
          <div key={role} className="relative">
            <Select
              variant="plain"
              className={labelBeside}
              label={labelOf(roleLabels[role])}
              aria-describedby={current ? `${id}-${role}` : undefined}
              name={`role-${role}`}
              // Leaves room for the type, which is displayed over the select.
              classNames={{ control: current ? 'pe-32' : undefined }}
              options={[
                { value: '', label: withoutRole[role] },
                ...columnsFor(role).map((column) => ({ value: column.pointer, label: column.name })),
              ]}
              value={pointer ?? ''}
              onValueChange={(value) => setRole(role, value)}
            />
            {current && (
              <span
                id={`${id}-${role}`}
                className="pointer-events-none absolute end-11 bottom-0 flex h-10 max-w-32 items-center text-caption text-muted"
              >
                {role === 'group' && facts
                  ? countOf(facts.distinct, { singular: 'value', plural: 'values' })
                  : typeWords[current.type].singular}
                {isSuggested(role) && <VisuallyHidden> suggested</VisuallyHidden>}
              </span>
            )}
          </div>
        );
      })}
      <ColumnTable />
    </div>
  );
}

const increaseOptions = optionsOf<Increase>({ good: 'Good', bad: 'Bad', neutral: 'Neither good nor bad' });

export function WordFields() {
  const { draft, change } = useEditor();
  const { words, roles, increase } = draft;
  const fields: readonly { key: keyof Words; label: string; placeholder: string }[] = [
    { key: 'singular', label: 'One row is called', placeholder: 'order' },
    { key: 'plural', label: 'Several rows are called', placeholder: 'orders' },
    ...(roles.value === null ? [] : [{ key: 'value' as const, label: 'The value is called', placeholder: 'Amount' }]),
  ];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {fields.map(({ key, label, placeholder }) => (
        <TextField
          key={key}
          label={label}
          name={`word-${key}`}
          maxLength={40}
          placeholder={placeholder}
          value={words[key]}
          onChange={({ target }) => change({ words: { ...words, [key]: target.value } })}
        />
      ))}
      <Select
        label="An increase is"
        name="increase"
        options={increaseOptions}
        value={increase}
        onValueChange={(value) => change({ increase: value })}
      />
    </div>
  );
}

const options = optionsOf({
  none: 'Color of a series',
  high: 'High, success',
  medium: 'Medium, warning',
  low: 'Low, error',
});

const maxShown = 6;

/** Returns the groups to list: those of the rows or, before a test, those that have a level. */
export function shownGroups(groups: readonly string[], levels: Connection['groupLevels']): readonly string[] {
  return (groups.length > 0 ? groups : levels.map(({ group }) => group)).slice(0, maxShown);
}

/** The color of each group: a level's color or the next series color. */
export function GroupColors() {
  const { draft, change, preview } = useEditor();
  const { groupLevels: levels } = draft;
  const shown = shownGroups(preview?.summary.groups.flatMap(({ key }) => key ?? []) ?? [], levels);
  const colors = groupColors(
    shown.map((key) => ({ key })),
    levels,
  );
  if (shown.length === 0) return null;
  return (
    <fieldset className="grid min-w-0">
      <legend className="mb-2 text-h5 text-heading">Group colors</legend>
      {shown.map((group, index) => (
        <Select
          key={group}
          variant="plain"
          className={labelBeside}
          label={labelOf(<bdi>{withoutNumber(group) || 'None'}</bdi>)}
          name={`group-${index}`}
          start={
            <span className="flex">
              <ChartSymbol color={colors[index] ?? 'series-1'} />
            </span>
          }
          options={options}
          value={levels.find((entry) => entry.group === group)?.level ?? 'none'}
          onValueChange={(value) => {
            const others = levels.filter((entry) => entry.group !== group);
            change({ groupLevels: value === 'none' ? others : [...others, { group, level: value }] });
          }}
        />
      ))}
    </fieldset>
  );
}

const typeOptions = optionsOf<ColumnType>({
  text: 'Text',
  number: 'Number',
  date: 'Date',
  boolean: 'Yes or no',
  link: 'Link',
});
const formatOptions = optionsOf<NumberFormat['style']>({
  number: 'Number',
  percent: 'Percent',
  currency: 'Currency',
  unit: 'With a unit',
});
const dateOptions = optionsOf<DateFormat | 'auto'>({
  auto: 'As the API sends it',
  date: 'Date',
  'date-time': 'Date and time',
  time: 'Time of day',
});
const orderOptions = optionsOf<NonNullable<Column['dateOrder']>>({
  'month-first': 'Month first: 3/4 is March 4',
  'day-first': 'Day first: 3/4 is April 3',
});

function formatOf(style: NumberFormat['style']): NumberFormat {
  if (style === 'currency') return { style, unit: 'USD' };
  return style === 'unit' ? { style, unit: '' } : { style };
}

function ColumnTable() {
  const { draft, areColumnsOpen, setColumnsOpen } = useEditor();
  const { columns, roles } = draft;
  const others = columns.filter(({ pointer }) => !Object.values(roles).includes(pointer)).map(({ name }) => name);
  return (
    <Accordion value={areColumnsOpen ? 'columns' : null} onValueChange={(value) => setColumnsOpen(value !== null)}>
      <AccordionItem value="columns" className="border-t border-b-0">
        <AccordionTrigger className="-mx-2" classNames={{ trigger: 'min-h-10! py-2! pe-5.5!' }}>
          <span className="grid items-center gap-x-2.5 text-label sm:grid-cols-[--spacing(28)_minmax(0,1fr)]">
            More
            <bdi className="truncate font-normal text-muted sm:ps-3.5">
              {['Names and formats', ...others].join(' · ')}
            </bdi>
          </span>
        </AccordionTrigger>
        <AccordionContent>
          <ul role="list" className="grid gap-5 pt-2">
            {columns.map((column) => (
              <li key={column.pointer} data-column={column.pointer}>
                <ColumnFields column={column} />
              </li>
            ))}
          </ul>
        </AccordionContent>
      </AccordionItem>
    </Accordion>
  );
}

function ColumnFields({ column }: { column: Column }) {
  const { draft, change: changeDraft } = useEditor();
  const change = (fields: Partial<Column>): void =>
    changeDraft({ columns: draft.columns.map((one) => (one === column ? { ...one, ...fields } : one)) });
  const {
    pointer,
    name,
    type,
    format = { style: 'number' },
    dateFormat = 'auto',
    dateOrder,
    isHidden = false,
  } = column;
  return (
    <fieldset className="grid min-w-0 items-end gap-3 sm:grid-cols-2">
      <legend className="sr-only">{pointer.slice(1)}</legend>
      <TextField
        label="Name"
        hint={<bdi dir="ltr">{pointer.slice(1)}</bdi>}
        maxLength={100}
        value={name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Select
        label="Type"
        name="type"
        size="sm"
        options={typeOptions}
        value={type}
        onValueChange={(next) => change({ type: next, format: next === 'number' ? column.format : undefined })}
      />
      {type === 'number' && (
        <Select
          label="Format"
          size="sm"
          options={formatOptions}
          value={format.style}
          onValueChange={(style) => change({ format: formatOf(style) })}
        />
      )}
      {(format.style === 'currency' || format.style === 'unit') && (
        <TextField
          label={format.style === 'currency' ? 'Currency code' : 'Unit'}
          maxLength={format.style === 'currency' ? 3 : 20}
          error={
            format.style === 'currency' && !isCurrency(format.unit) ? 'Enter three letters, such as EUR.' : undefined
          }
          value={format.unit}
          onChange={({ target }) => change({ format: { ...format, unit: target.value } })}
        />
      )}
      {type === 'date' && (
        <Select
          label="Format"
          size="sm"
          options={dateOptions}
          value={dateFormat}
          onValueChange={(value) => change({ dateFormat: value === 'auto' ? undefined : value })}
        />
      )}
      {type === 'date' && dateOrder !== undefined && (
        <Select
          label="Dates such as 3/4/2026"
          name="dateOrder"
          size="sm"
          options={orderOptions}
          value={dateOrder}
          onValueChange={(value) => change({ dateOrder: value })}
        />
      )}
      <Checkbox
        label="Show in the grid"
        checked={!isHidden}
        onCheckedChange={(checked) => change({ isHidden: checked !== true })}
      />
    </fieldset>
  );
}
