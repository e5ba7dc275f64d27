import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, type FieldControlProps, fieldBoxClass } from 'waymark';

const meta = {
  title: 'Controls/Field/Visual',
  component: Field,
  tags: ['!autodocs'],
  args: { label: 'Request template', children: (control) => <textarea {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

const area = (control: FieldControlProps) => (
  <textarea {...control} rows={2} defaultValue="Weather in {city}" className={fieldBoxClass(control['aria-invalid'])} />
);
const line = (control: FieldControlProps) => (
  <input {...control} defaultValue="Weather in {city}" className={fieldBoxClass(control['aria-invalid'])} />
);
const disabled = (control: FieldControlProps) => (
  <textarea {...control} rows={2} disabled defaultValue="Weather in {city}" className={fieldBoxClass()} />
);

/** Every placement of the label, with what can stand below. */
export const Sheet: Story = {
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <Field label="Above">{area}</Field>
      <Field label="Hint" hint="Sent with each request.">
        {area}
      </Field>
      <Field label="Hint and error" hint="Sent with each request." error="Close the brace that is open">
        {area}
      </Field>
      <Field label="Optional" showOptional>
        {area}
      </Field>
      <Field label="One line" error="Close the brace that is open">
        {line}
      </Field>
      <Field label="Hidden" labelPlacement="hidden" hint="The label of this one is only spoken.">
        {line}
      </Field>
      <Field label="Disabled" hint="Your plan does not include it.">
        {disabled}
      </Field>
      <Field
        label="A label that is longer than one line where the column is narrow"
        hint="Its hint is as long as that and wraps where the column ends."
        error="Close the brace that is open, or write it twice where a brace is meant"
      >
        {area}
      </Field>
    </div>
  ),
};
