import { Accordion, AccordionContent, AccordionItem, AccordionTrigger, Checkbox, Select, TextField } from 'waymark';
import type { Connection } from '../../data/json-api/connection';
import type { Column, ColumnType, DateFormat, NumberFormat } from '../../../rows/columns';
import { isCurrency } from '../../data/value-formats';
import { optionsOf } from '../../lib/formats';

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

export interface ColumnTableProps {
  columns: Connection['columns'];
  /** The names of the columns without a role. */
  others: readonly string[];
  onChange: (columns: Connection['columns']) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ColumnTable({ columns, others, onChange, open, onOpenChange }: ColumnTableProps) {
  const change = (changed: Column): void =>
    onChange(columns.map((column) => (column.pointer === changed.pointer ? changed : column)));
  return (
    <Accordion value={open ? 'columns' : null} onValueChange={(value) => onOpenChange(value !== null)}>
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
                <ColumnFields column={column} onChange={change} />
              </li>
            ))}
          </ul>
        </AccordionContent>
      </AccordionItem>
    </Accordion>
  );
}

function ColumnFields({ column, onChange }: { column: Column; onChange: (column: Column) => void }) {
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
        onChange={({ target }) => onChange({ ...column, name: target.value })}
      />
      <Select
        label="Type"
        name="type"
        size="sm"
        options={typeOptions}
        value={type}
        onValueChange={(next) =>
          onChange({ ...column, type: next, format: next === 'number' ? column.format : undefined })
        }
      />
      {type === 'number' && (
        <Select
          label="Format"
          size="sm"
          options={formatOptions}
          value={format.style}
          onValueChange={(style) => onChange({ ...column, format: formatOf(style) })}
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
          onChange={({ target }) => onChange({ ...column, format: { ...format, unit: target.value } })}
        />
      )}
      {type === 'date' && (
        <Select
          label="Format"
          size="sm"
          options={dateOptions}
          value={dateFormat}
          onValueChange={(value) => onChange({ ...column, dateFormat: value === 'auto' ? undefined : value })}
        />
      )}
      {type === 'date' && dateOrder !== undefined && (
        <Select
          label="Dates such as 3/4/2026"
          name="dateOrder"
          size="sm"
          options={orderOptions}
          value={dateOrder}
          onValueChange={(value) => onChange({ ...column, dateOrder: value })}
        />
      )}
      <Checkbox
        label="Show in the grid"
        checked={!isHidden}
        onCheckedChange={(checked) => onChange({ ...column, isHidden: checked !== true })}
      />
    </fieldset>
  );
}
