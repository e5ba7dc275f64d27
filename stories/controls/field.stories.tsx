import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, Field, FieldMarkProvider, FieldControl, Input, Label, useField } from 'waymark';

const meta = {
  title: 'Controls/Field',
  component: Field,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    children: { control: false },
  },
  args: { label: 'Request template', children: <Input /> },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { hint: 'Sent with each request to the service.', error: '', required: false },
};

const areaClass = 'rounded border border-border bg-paper p-2 text-body';

/** `FieldControl` connects a control that the kit does not include, such as a `textarea`. */
export const OwnControl: Story = {
  tags: ['feature'],
  args: {
    className: 'max-w-100',
    hint: 'Sent with each request to the service.',
    children: (
      <FieldControl>
        <textarea rows={3} className={areaClass} />
      </FieldControl>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('textbox', { name: 'Request template' });
    await expect(control).toHaveAccessibleDescription('Sent with each request to the service.');
    await userEvent.click(canvas.getByText('Request template'));
    await expect(control).toHaveFocus();
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
        <Input value={text} onValueChange={setText} onBlur={() => setLeft(true)} />
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

/** A control without a visible label needs an `aria-label`. The hint still describes it. */
export const WithoutLabel: Story = {
  tags: ['feature'],
  args: {
    label: undefined,
    className: 'max-w-drawer',
    hint: 'Between 10 and 100.',
    children: <Input type="number" min={10} max={100} aria-label="Requests a minute" />,
  },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('spinbutton', { name: 'Requests a minute' });
    await expect(control).toHaveAccessibleDescription('Between 10 and 100.');
    await userEvent.tab();
    await expect(control).toHaveFocus();
  },
};

/** `FieldControl` also names a group, which a `label` cannot. */
export const NamedGroup: Story = {
  tags: ['feature'],
  render: () => (
    <Field label="Color of the connection" hint="Shown in the charts.">
      <FieldControl>
        <div role="group" className="flex flex-wrap gap-2">
          <Button variant="tonal" tone="primary" size="sm">
            Blue
          </Button>
          <Button variant="tonal" tone="success" size="sm">
            Green
          </Button>
        </div>
      </FieldControl>
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Color of the connection' });
    await expect(group).toHaveAccessibleDescription('Shown in the charts.');
    await expect(within(group).getAllByRole('button')).toHaveLength(2);
  },
};

/** A `FieldMarkProvider` sets in one place whether required or optional fields are marked. */
export const OptionalAndRequired: Story = {
  tags: ['feature'],
  render: () => (
    <FieldMarkProvider mark="optional">
      <div className="grid max-w-100 gap-4">
        <Field required label="Request template">
          <Input />
        </Field>
        <Field label="Notes">
          <Input />
        </Field>
      </div>
    </FieldMarkProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Request template' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Notes (optional)' })).not.toBeRequired();
  },
};

/** A custom id and description are combined with those of the field. */
export const OwnIds: Story = {
  tags: ['feature', '!dev'],
  render: () => (
    <div className="grid max-w-100 gap-2">
      <Field controlId="template" label="Request template" hint="Sent with each request.">
        <Input aria-describedby="syntax" />
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

const line = <Input defaultValue="Weather in {city}" />;

/** A `Label` without a field, for a control without a hint or an error. */
export const LabelAlone: Story = {
  tags: ['feature'],
  render: () => (
    <div className="flex max-w-100 items-center gap-3">
      <Label htmlFor="page-size">Rows a page</Label>
      <Input id="page-size" type="number" size="sm" defaultValue={25} className="w-20" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Rows a page'));
    await expect(canvas.getByRole('spinbutton', { name: 'Rows a page' })).toHaveFocus();
  },
};

/** With and without a label, a hint and an error. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <Field label="Above">{line}</Field>
      <Field label="Hint" hint="Sent with each request.">
        {line}
      </Field>
      <Field label="Hint and error" hint="Sent with each request." error="Close the brace that is open">
        {line}
      </Field>
      <Field label="Required" required>
        {line}
      </Field>
      <Field label="One line" error="Close the brace that is open">
        {line}
      </Field>
      <Field hint="Only screen readers read the name of this one.">
        <Input aria-label="Request template" defaultValue="Weather in {city}" />
      </Field>
      <Field label="Disabled" hint="Your plan does not include it.">
        <Input disabled defaultValue="Weather in {city}" />
      </Field>
      <Field
        label="A label that is longer than one line where the column is narrow"
        hint="Its hint is as long as that and wraps where the column ends."
        error="Close the brace that is open, or write it twice where a brace is meant"
      >
        {line}
      </Field>
    </div>
  ),
};
