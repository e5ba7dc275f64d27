import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../controls/button';
import { Checkbox } from '../../controls/checkbox';
import { Select } from '../../controls/select';
import { TextField } from '../../controls/text-field';
import { DateField } from '../../layers/date-field';
import { useLabels } from '../../providers/labels';
import type { DataGridColumn } from './columns';
import { useConditionText } from './condition-text';
import { type DataGridCondition, kindOf, operatorsOf, valueCount } from './conditions';
import { dataGridFilterLabels } from './filter-labels';

interface ConditionFormProps {
  column: DataGridColumn<unknown>;
  condition: DataGridCondition | undefined;
  /** Called with the condition, or with `null` to remove it. */
  onApply: (condition: DataGridCondition | null) => void;
}

/** A form for the operator and the values of a condition. */
export function ConditionForm({ column, condition, onApply }: ConditionFormProps) {
  const text = useLabels(dataGridFilterLabels);
  const { operatorText, choicesOf, fieldText, parse } = useConditionText();
  const id = useId();
  const kind = kindOf(column);
  const operators = operatorsOf(column);
  const [operator, setOperator] = useState(condition?.operator ?? operators[0] ?? 'contains');
  const [drafts, setDrafts] = useState<readonly string[]>(
    () => condition?.values.map((value) => fieldText(column, value)) ?? [],
  );
  const [problems, setProblems] = useState<readonly (string | undefined)[]>([]);
  const count = valueCount(operator);
  const setDraft = (index: number, draft: string): void =>
    setDrafts(Array.from({ length: count }, (_, at) => (at === index ? draft : (drafts[at] ?? ''))));

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // React would also dispatch the event to a form around the grid.
    event.stopPropagation();
    if (kind === 'choice' && count > 0) {
      if (drafts.length > 0) onApply({ column: column.id, operator, values: drafts });
      else setProblems([text('valueNeeded')]);
      return;
    }
    const parsed = Array.from({ length: count }, (_, index) => parse(column, drafts[index] ?? ''));
    setProblems(parsed.map(({ problem }) => problem));
    if (parsed.every(({ problem }) => problem === undefined))
      onApply({ column: column.id, operator, values: parsed.map(({ value = '' }) => value) });
  }

  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <Select
        label={text('filterOperator')}
        options={operators.map((one) => ({ value: one, label: operatorText(one) }))}
        value={operator}
        onValueChange={(next) => {
          setOperator(next);
          setProblems([]);
        }}
      />
      {kind === 'choice' && count > 0 ? (
        <div role="group" aria-label={column.header} aria-describedby={problems[0] && id} className="grid gap-2">
          {choicesOf(column).map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={drafts.includes(value)}
              onCheckedChange={(isChecked) =>
                setDrafts(isChecked ? [...drafts, value] : drafts.filter((other) => other !== value))
              }
            />
          ))}
          {problems[0] && (
            <p id={id} className="text-caption text-error">
              {problems[0]}
            </p>
          )}
        </div>
      ) : (
        Array.from({ length: count }, (_, index) => {
          const field = {
            label: text(count === 1 ? 'filterValue' : index === 0 ? 'filterFrom' : 'filterTo'),
            value: drafts[index] ?? '',
            onValueChange: (draft: string) => setDraft(index, draft),
            error: problems[index],
          };
          if (kind === 'date') return <DateField key={index} {...field} />;
          return <TextField key={index} {...field} inputMode={kind === 'number' ? 'decimal' : undefined} />;
        })
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          {text('applyFilter')}
        </Button>
        {condition && (
          <Button size="sm" variant="ghost" onClick={() => onApply(null)}>
            {text('removeFilter')}
          </Button>
        )}
      </div>
    </form>
  );
}
