import { Select, TextField } from 'waymark';
import { type Increase, increases, type Words } from '../../data/json-api/connection';
import type { FieldsProps } from './address-fields';

const increaseLabels: Record<Increase, string> = { good: 'Good', bad: 'Bad', neutral: 'Neither good nor bad' };
const increaseOptions = increases.map((value) => ({ value, label: increaseLabels[value] }));

/** What the user calls the rows and their value, and whether more of it is better. */
export function WordFields({ form: { draft, change } }: FieldsProps) {
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
        onValueChange={(value) => change({ increase: increases.find((one) => one === value) ?? 'neutral' })}
      />
    </div>
  );
}
