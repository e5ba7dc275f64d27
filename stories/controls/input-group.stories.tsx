import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, CopyButton, Field, Input, InputGroup, Select } from 'waymark';

const meta = {
  title: 'Controls/InputGroup',
  component: InputGroup,
  argTypes: { start: { control: 'text' }, end: { control: 'text' } },
} satisfies Meta<typeof InputGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The added text describes the input, together with the field's hint. */
export const Playground: Story = {
  args: { start: 'https://', end: '.example.com' },
  render: (args) => (
    <Field label="Address" hint="Letters and digits only." className="max-w-100">
      <InputGroup {...args}>
        <Input defaultValue="reports" />
      </InputGroup>
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Address' });
    await expect(input).toHaveAccessibleDescription('https:// .example.com Letters and digits only.');
    await userEvent.tab();
    await expect(input).toHaveFocus();
  },
};

const units = [
  { value: 's', label: 'Seconds' },
  { value: 'min', label: 'Minutes' },
];

/** With text, a select and a button, in every size and state. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-4 bg-paper p-4 sm:grid-cols-2">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <InputGroup key={size} start="https://" end=".com">
          <Input aria-label={`Address, ${size}`} size={size} defaultValue="example" />
        </InputGroup>
      ))}
      <InputGroup end={<Select aria-label="Unit" options={units} defaultValue="s" />}>
        <Input aria-label="Timeout" defaultValue="30" />
      </InputGroup>
      <InputGroup
        end={
          <Button variant="outline" aria-label="Search">
            <Search aria-hidden className="size-5" />
          </Button>
        }
      >
        <Input aria-label="Order" placeholder="Number of the order" />
      </InputGroup>
      <InputGroup
        end={
          <CopyButton text="wm_live_4f9c2b" variant="tonal">
            Copy
          </CopyButton>
        }
      >
        <Input aria-label="Key" readOnly value="wm_live_4f9c2b" />
      </InputGroup>
      <Field label="Weight" error="Enter a number.">
        <InputGroup end="kg">
          <Input defaultValue="much" />
        </InputGroup>
      </Field>
      <Field label="Disabled">
        <InputGroup start="€">
          <Input disabled defaultValue="12.50" />
        </InputGroup>
      </Field>
    </div>
  ),
};
