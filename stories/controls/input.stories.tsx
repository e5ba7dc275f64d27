import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field, Input, List, ListItem, ListItemText } from 'waymark';

const meta = {
  title: 'Controls/Input',
  component: Input,
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md'] },
    disabled: { description: 'Whether the input is disabled.', control: 'boolean' },
    readOnly: { description: 'Whether the text can be selected and copied, but not changed.', control: 'boolean' },
    placeholder: { description: 'An example value. Not a replacement for the name.', control: 'text' },
  },
  args: { 'aria-label': 'Connection name' },
} satisfies Meta<typeof Input>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { onValueChange: fn(), size: 'md', placeholder: 'Weather service', disabled: false, readOnly: false },
};

const services = ['Orders API', 'Weather service', 'Warehouse North', 'Warehouse South'];

/** A small input with a fixed width, in a row above a list. */
export const FilterRow: Story = {
  tags: ['feature'],
  render: function Render() {
    const [text, setText] = useState('');
    return (
      <div className="grid max-w-100 gap-2">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-h4 text-heading">Connections</h2>
          <Input aria-label="Filter by name" size="sm" className="w-40" value={text} onValueChange={setText} />
        </div>
        <List dividers>
          {services
            .filter((name) => name.toLowerCase().includes(text.toLowerCase()))
            .map((name) => (
              <ListItem key={name}>
                <ListItemText primary={name} />
              </ListItem>
            ))}
        </List>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Filter by name' });
    await expect(input.getBoundingClientRect().width).toBe(160);
    await userEvent.type(input, 'ware');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** In a field, the label names the input; the hint and the error describe it. */
export const InAField: Story = {
  tags: ['feature'],
  render: () => (
    <Field label="Connection name" hint="Shown in the list." error="Enter a name" className="max-w-100">
      <Input />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Connection name' });
    await expect(input).toHaveAccessibleDescription('Enter a name Shown in the list.');
    await expect(input).toBeInvalid();
    await userEvent.click(canvas.getByText('Connection name'));
    await expect(input).toHaveFocus();
  },
};

/** Both sizes in every state, and the focus ring. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-4 bg-paper p-4 sm:grid-cols-2">
      {(['md', 'sm'] as const).map((size) => (
        <div key={size} className="grid gap-3">
          <Input size={size} aria-label="Empty" />
          <Input size={size} aria-label="Placeholder" placeholder="Weather service" />
          <Input size={size} aria-label="Filled" defaultValue="Weather service" />
          <Input size={size} aria-label="Invalid" aria-invalid defaultValue="weather" />
          <Input size={size} aria-label="Read-only" readOnly defaultValue="Weather service" />
          <Input size={size} aria-label="Disabled" disabled defaultValue="Weather service" />
          <Input size={size} aria-label="Narrow" className="w-40" defaultValue="A text longer than its input" />
          {size === 'md' && <Input aria-label="Focused" data-focused defaultValue="Weather service" />}
        </div>
      ))}
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
