import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import {
  Checkbox,
  Combobox,
  DateField,
  NumberField,
  PasswordField,
  RadioGroup,
  RadioGroupItem,
  Select,
  Slider,
  Switch,
  TextareaField,
  TextField,
} from 'waymark';
import { stubResizeObserver } from '../../helpers/resize-observer';

interface Values {
  name: string;
  secret: string;
  notes: string;
  region: string;
  agreed: boolean;
  share: number;
  active: boolean;
  refresh: string;
  timeout: number | null;
  owner: string;
  since: string;
}

const defaultValues: Values = {
  name: '',
  secret: 's3cret',
  notes: '',
  region: 'eu',
  agreed: false,
  share: 40,
  active: true,
  refresh: 'never',
  timeout: 30,
  owner: 'ada',
  since: '2026-11-22',
};
const owners = [
  { value: 'ada', label: 'Ada' },
  { value: 'bob', label: 'Bob' },
];
const regions = [
  { value: 'eu', label: 'Europe' },
  { value: 'us', label: 'United States' },
];

function ConnectionForm({ onSave }: { onSave: (values: Values) => void }) {
  const { control, formState, handleSubmit, register } = useForm({ defaultValues });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSave(values))(event)} noValidate>
      <TextField
        label="Name"
        error={formState.errors.name?.message}
        {...register('name', { required: 'Enter a name.' })}
      />
      <PasswordField label="Secret" {...register('secret')} />
      <TextareaField label="Notes" {...register('notes')} />
      <Select label="Region" options={regions} {...register('region')} />
      <Checkbox label="Agreed" {...register('agreed')} />
      <Controller
        name="share"
        control={control}
        render={({ field: { onChange, ...field } }) => <Slider label="Share" onValueChange={onChange} {...field} />}
      />
      <Controller
        name="active"
        control={control}
        render={({ field: { value, onChange, ...field } }) => (
          <Switch label="Active" checked={value} onCheckedChange={onChange} {...field} />
        )}
      />
      <Controller
        name="refresh"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <RadioGroup label="Refresh" onValueChange={onChange} {...field}>
            <RadioGroupItem value="never" label="Never" />
            <RadioGroupItem value="hourly" label="Hourly" />
          </RadioGroup>
        )}
      />
      <Controller
        name="timeout"
        control={control}
        rules={{ validate: (value) => value !== null || 'Enter a number.' }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <NumberField label="Timeout" error={fieldState.error?.message} onValueChange={onChange} {...field} />
        )}
      />
      <Controller
        name="owner"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <Combobox label="Owner" options={owners} onValueChange={onChange} {...field} />
        )}
      />
      <Controller
        name="since"
        control={control}
        render={({ field: { onChange, ...field } }) => <DateField label="Since" onValueChange={onChange} {...field} />}
      />
      <button type="submit">Save</button>
    </form>
  );
}

/** Enters text and leaves the field, because a number is only applied then. */
function enter(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('works with React Hook Form, including values, messages, and focus on the first error', async () => {
  // Radix measures a switch in a form, and jsdom has no observer.
  stubResizeObserver();
  const onSave = vi.fn();
  render(<ConnectionForm onSave={onSave} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  const timeout = screen.getByRole('textbox', { name: 'Timeout' });

  enter(timeout, '');
  save();
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  enter(name, 'Billing');
  save();
  await waitFor(() => expect(document.activeElement).toBe(timeout));
  expect(onSave).not.toHaveBeenCalled();

  enter(timeout, '45');
  fireEvent.change(screen.getByRole('combobox', { name: 'Region' }), { target: { value: 'us' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Share' }), { target: { value: '60' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Agreed' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Active' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Hourly' }));
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave).toHaveBeenCalledWith({
    ...defaultValues,
    name: 'Billing',
    timeout: 45,
    region: 'us',
    share: 60,
    agreed: true,
    active: false,
    refresh: 'hourly',
  });
});
