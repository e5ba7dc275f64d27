import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, Field, fieldBoxClass, type FieldControlProps, useField } from 'waymark';

const meta = {
  title: 'Controls/Field',
  component: Field,
  argTypes: {
    label: { control: 'text' },
    labelPlacement: { control: 'inline-radio', options: ['above', 'hidden'] },
    hint: { control: 'text' },
    error: { control: 'text' },
    children: { control: false },
  },
  args: {
    label: 'Request template',
    children: (control) => <textarea {...control} rows={3} className={fieldBoxClass(control['aria-invalid'])} />,
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    labelPlacement: 'above',
    hint: 'Sent with each request to the service.',
    error: '',
    showOptional: false,
    optionalLabel: 'optional',
    required: false,
  },
};

/** A custom control with the label, the hint and the style of the kit's fields. */
export const OwnControl: Story = {
  tags: ['feature'],
  args: { className: 'max-w-100', hint: 'Sent with each request to the service.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox', { name: 'Request template' });
    await expect(area).toHaveAccessibleDescription('Sent with each request to the service.');
    await userEvent.click(canvas.getByText('Request template'));
    await expect(area).toHaveFocus();
  },
};

/** An error is announced when it appears, describes the control before the hint, and is removed when it is fixed. */
export const ErrorAnnounced: Story = {
  tags: ['feature'],
  render: function Render() {
    const [text, setText] = useState('{ "city": ');
    const [left, setLeft] = useState(false);
    return (
      <Field
        className="max-w-100"
        label="Request template"
        hint="Written in JSON."
        error={left && !text.trim().endsWith('}') && 'Close the brace that is open'}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            className={fieldBoxClass(control['aria-invalid'])}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => setLeft(true)}
          />
        )}
      </Field>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox');
    const live = canvasElement.querySelector('[aria-live="polite"]');
    await expect(live).toBeEmptyDOMElement();
    await userEvent.type(area, '"Oslo"');
    await expect(area).not.toBeInvalid();
    await userEvent.tab();
    await expect(live).toContainElement(canvas.getByText('Close the brace that is open'));
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Close the brace that is open Written in JSON.');
    await userEvent.type(area, ' }}');
    await expect(area).not.toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Written in JSON.');
  },
};

/** A custom layout with `useField`: the label is beside the control. */
export const OwnLayout: Story = {
  tags: ['feature'],
  render: function Render() {
    const field = useField({ hint: 'Up to three times within one minute.', error: 'This service allows no retries' });
    return (
      <div {...field.root} className="grid justify-items-start gap-1">
        <span className="flex items-center gap-2">
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- `htmlFor` is among the props */}
          <label {...field.name}>Retry failed requests</label>
          <input {...field.control} type="checkbox" className="size-6" />
        </span>
        {field.messages}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('checkbox', { name: 'Retry failed requests' });
    await userEvent.click(canvas.getByText('Retry failed requests'));
    await expect(control).toBeChecked();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(
      'This service allows no retries Up to three times within one minute.',
    );
  },
};

/** A hidden label, where the context explains the control. */
export const LabelHidden: Story = {
  tags: ['feature'],
  args: {
    label: 'Requests a minute',
    labelPlacement: 'hidden',
    className: 'max-w-drawer',
    children: (control) => <input {...control} type="range" min={10} max={100} step={10} defaultValue={40} />,
  },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Requests a minute' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
  },
};

/** A group of buttons, which a `label` cannot name, refers to the label's id. */
export const NamedGroup: Story = {
  tags: ['feature'],
  render: () => (
    <Field label="Colour of the connection" hint="Shown in the charts.">
      {(control, labelId) => (
        <div {...control} role="group" aria-labelledby={labelId} className="flex flex-wrap gap-2">
          <Button variant="soft" tone="primary" size="sm">
            Blue
          </Button>
          <Button variant="soft" tone="success" size="sm">
            Green
          </Button>
        </div>
      )}
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Colour of the connection' });
    await expect(group).toHaveAccessibleDescription('Shown in the charts.');
    await expect(within(group).getAllByRole('button')).toHaveLength(2);
  },
};

/** An optional field is marked visibly, a required field with `aria-required`. */
export const OptionalAndRequired: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid max-w-100 gap-4">
      <Field required label="Request template">
        {(control) => <textarea {...control} rows={2} className={fieldBoxClass()} />}
      </Field>
      <Field showOptional label="Notes">
        {(control) => <textarea {...control} rows={2} className={fieldBoxClass()} />}
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Request template' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Notes (optional)' })).not.toBeRequired();
  },
};

/** A custom id and description are combined with those of the field. */
export const OwnIds: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid max-w-100 gap-2">
      <Field id="template" aria-describedby="syntax" label="Request template" hint="Sent with each request.">
        {(control) => <textarea {...control} rows={2} className={fieldBoxClass()} />}
      </Field>
      <p id="syntax" className="text-caption text-muted">
        Names in braces are replaced.
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await expect(area).toHaveAttribute('id', 'template');
    await expect(area).toHaveAccessibleDescription('Names in braces are replaced. Sent with each request.');
  },
};

const area = (control: FieldControlProps) => (
  <textarea {...control} rows={2} defaultValue="Weather in {city}" className={fieldBoxClass(control['aria-invalid'])} />
);
const line = (control: FieldControlProps) => (
  <input {...control} defaultValue="Weather in {city}" className={fieldBoxClass(control['aria-invalid'])} />
);
const disabled = (control: FieldControlProps) => (
  <textarea {...control} rows={2} disabled defaultValue="Weather in {city}" className={fieldBoxClass()} />
);

/** Every placement of the label, with hint and error. */
export const Sheet: Story = {
  tags: ['visual'],
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
