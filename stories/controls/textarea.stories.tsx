import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, Field, Textarea, TextareaField } from 'waymark';

const meta = {
  title: 'Controls/Textarea',
  component: TextareaField,
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    rows: { control: { type: 'number', min: 1 } },
    maxRows: { control: { type: 'number', min: 1 } },
    maxLength: { control: { type: 'number', min: 1 } },
    placeholder: { description: 'An example value. Not a replacement for the label.', control: 'text' },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
    readOnly: { description: 'Whether the text can be selected and copied, but not changed.', control: 'boolean' },
    required: { description: 'Whether the field must be filled in.', control: 'boolean' },
  },
  args: { label: 'Description' },
} satisfies Meta<typeof TextareaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    onValueChange: fn(),
    hint: 'Shown on the page of the connection.',
    error: '',
    placeholder: 'What the service is used for',
    maxLength: 200,
    rows: 3,
    autoGrow: false,
    disabled: false,
    readOnly: false,
    required: false,
  },
};

const lines = (count: number): string => Array.from({ length: count }, (_, index) => `Line ${index + 1}`).join('\n');

/** The height follows the text between `rows` and `maxRows`; longer text scrolls. A form reset restores the height. */
export const AutoGrow: Story = {
  tags: ['feature'],
  render: () => (
    <form className="grid max-w-100 gap-3">
      <TextareaField label="Description" autoGrow rows={2} maxRows={5} />
      <Button type="reset" variant="ghost" className="justify-self-start">
        Reset
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Description' });
    const height = (): number => field.getBoundingClientRect().height;
    const empty = height();
    const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
    await userEvent.click(field);
    await userEvent.paste(lines(4));
    await expect(height()).toBeCloseTo(empty + 2 * lineHeight, 0);
    await userEvent.clear(field);
    await userEvent.paste(lines(9));
    await expect(height()).toBeCloseTo(empty + 3 * lineHeight, 0);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(height()).toBeCloseTo(empty, 0));
  },
};

/** The count is displayed, and announced from 90 % of `maxLength`. The limit is part of the description. */
export const CharacterCount: Story = {
  tags: ['feature'],
  args: { label: 'Reason', hint: 'Visible to administrators.', maxLength: 20 },
  render: (args) => (
    <form className="grid max-w-100 gap-3">
      <TextareaField {...args} />
      <Button type="reset" variant="ghost" className="justify-self-start">
        Reset
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Reason' });
    await expect(field).toHaveAccessibleDescription('Visible to administrators. Up to 20 characters');
    await userEvent.type(field, 'Seasonal');
    await expect(canvas.getByText('8 / 20')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field, ' closure of');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 character left'));
    await userEvent.type(field, ' shops');
    await expect(field).toHaveValue('Seasonal closure of ');
    await expect(canvas.getByText('20 / 20')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByText('0 / 20')).toBeVisible();
  },
};

/** In a field, the label names the textarea; the hint and the error describe it. */
export const InAField: Story = {
  tags: ['feature'],
  render: () => (
    <Field label="Description" hint="Shown in the list." error="Describe the service" className="max-w-100">
      <Textarea />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await expect(field).toHaveAccessibleDescription('Describe the service Shown in the list.');
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByText('Description'));
    await expect(field).toHaveFocus();
  },
};

/** Every state, the count, both ways of sizing, and the focus ring. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-4 bg-paper p-4 sm:grid-cols-2">
      <TextareaField label="Empty" placeholder="What the service is used for" />
      <TextareaField label="Filled" defaultValue={'Orders of all shops,\nupdated every hour.'} maxLength={200} />
      <TextareaField
        label="Near the limit"
        hint="A hint that is long enough to wrap beside the count in a narrow window."
        defaultValue="Orders of all shops"
        maxLength={20}
      />
      <TextareaField label="Invalid" error="Describe what the service is used for" maxLength={200} />
      <TextareaField label="Read-only" readOnly defaultValue="Orders of all shops" />
      <TextareaField label="Disabled" disabled defaultValue="Orders of all shops" />
      <TextareaField label="Growing" autoGrow rows={2} defaultValue={lines(4)} showCount />
      <TextareaField label="Growing, at its maximum" autoGrow rows={1} maxRows={3} defaultValue={lines(5)} />
      <Textarea aria-label="Focused" rows={2} data-focused defaultValue="Without a label" />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
