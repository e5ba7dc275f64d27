import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link2, Mail, Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, IconButton, TextField } from 'waymark';

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    start: { control: false },
    end: { control: false },
    type: {
      description: 'The input type, which determines the virtual keyboard.',
      control: 'select',
      options: ['text', 'email', 'url', 'tel', 'search', 'number'],
    },
    placeholder: { description: 'An example value. Not a replacement for the label.', control: 'text' },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
    readOnly: { description: 'Whether the text can be selected and copied, but not changed.', control: 'boolean' },
    required: { description: 'Whether the field must be filled in.', control: 'boolean' },
  },
  args: { label: 'Connection name' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    onValueChange: fn(),
    type: 'text',
    hint: 'Shown in the list of connections.',
    error: '',
    placeholder: 'Weather service',
    disabled: false,
    readOnly: false,
    required: false,
  },
};

/** Tab moves focus to the field, then to the control at its end; Enter submits the form. */
export const UsedByKeyboard: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['text-field-tab', 'text-field-enter'] },
  render: function Render() {
    const [text, setText] = useState('');
    const [searches, setSearches] = useState<string[]>([]);
    const input = useRef<HTMLInputElement>(null);
    return (
      <form
        className="grid max-w-100 gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setSearches([...searches, text]);
        }}
      >
        <TextField
          ref={input}
          label="Search the connections"
          start={<Search />}
          value={text}
          onChange={(event) => setText(event.target.value)}
          end={
            text !== '' && (
              <IconButton
                variant="ghost"
                size="sm"
                aria-label="Clear the search"
                onClick={() => {
                  setText('');
                  input.current?.focus();
                }}
              >
                <X aria-hidden />
              </IconButton>
            )
          }
        />
        <p role="status" className="text-caption text-muted">
          Searched for: {searches.join(', ') || 'nothing yet'}
        </p>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Search the connections' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('weather{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searched for: weather');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** The label names the field, and a click on it moves focus to the field. The hint describes the field. */
export const LabelAndHint: Story = {
  tags: ['feature'],
  args: { label: 'E-mail', type: 'email', hint: 'We write only about your account.', start: <Mail /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveAccessibleDescription('We write only about your account.');
    await userEvent.click(canvas.getByText('E-mail'));
    await expect(field).toHaveFocus();
  },
};

/** Validation on blur: the error is announced without moving focus, and removed as soon as the text is valid. */
export const ErrorWhenLeft: Story = {
  tags: ['feature'],
  render: function Render() {
    const [address, setAddress] = useState('');
    const [left, setLeft] = useState(false);
    const wrong = left && !address.startsWith('https://');
    return (
      <div className="grid max-w-100 gap-4">
        <TextField
          label="Address"
          type="url"
          hint="Where the service answers."
          error={wrong && 'Enter an address that begins with https://'}
          value={address}
          onValueChange={setAddress}
          onBlur={() => setLeft(true)}
        />
        <TextField label="Key" autoComplete="off" />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Address' });
    await expect(field).not.toBeInvalid();
    await userEvent.type(field, 'weather.example');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveFocus();
    const error = canvas.getByText('Enter an address that begins with https://');
    await expect(error).toBeVisible();
    // Announced, because the live region was rendered before.
    await expect(error.closest('[aria-live="polite"]')).toBeInTheDocument();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Enter an address that begins with https:// Where the service answers.',
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'https://weather.example');
    await expect(field).not.toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Where the service answers.');
  },
};

/** Submitting an invalid form moves focus to the first invalid field. */
export const ErrorAtSubmit: Story = {
  tags: ['feature'],
  render: function Render() {
    const [sent, setSent] = useState(false);
    const [values, setValues] = useState({ name: 'Weather service', address: '' });
    const address = useRef<HTMLInputElement>(null);
    return (
      <form
        noValidate
        className="grid max-w-100 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (values.address === '') address.current?.focus();
        }}
      >
        <TextField
          required
          label="Connection name"
          value={values.name}
          onValueChange={(name) => setValues({ ...values, name })}
        />
        <TextField
          required
          ref={address}
          label="Address"
          error={sent && values.address === '' && 'Enter the address of the service'}
          value={values.address}
          onValueChange={(text) => setValues({ ...values, address: text })}
        />
        <Button type="submit">Save connection</Button>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save connection' }));
    const field = canvas.getByRole('textbox', { name: 'Address' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Enter the address of the service');
    await expect(canvas.getByRole('textbox', { name: 'Connection name' })).not.toBeInvalid();
  },
};

/** A read-only text can be focused, selected and copied, but not changed. */
export const ReadOnly: Story = {
  tags: ['feature'],
  args: { label: 'Webhook', readOnly: true, defaultValue: 'https://dashboard.example/hooks/7f3a' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('https://dashboard.example/hooks/7f3a');
  },
};

/** Every state, empty and filled, with icons and controls. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <TextField label="Empty" />
      <TextField label="Placeholder" placeholder="Weather service" />
      <TextField label="Filled" defaultValue="Weather service" />
      <TextField label="Hint" hint="Shown in the list of connections." defaultValue="Weather service" />
      <TextField label="Error" error="Another connection has this name." defaultValue="Weather service" />
      <TextField
        label="Hint and error"
        hint="Shown in the list of connections."
        error="Enter a name."
        placeholder="Weather service"
      />
      <TextField label="Start icon" start={<Mail />} placeholder="you@dashboard.example" />
      <TextField
        label="End slot"
        defaultValue="Weather service"
        end={
          <IconButton variant="ghost" size="sm" aria-label="Clear">
            <X aria-hidden />
          </IconButton>
        }
      />
      <TextField
        label="Both, invalid"
        start={<Link2 />}
        error="Enter an address that begins with https://"
        defaultValue="weather.example/v2/observations/hourly"
        end={
          <IconButton variant="ghost" size="sm" aria-label="Clear the address">
            <X aria-hidden />
          </IconButton>
        }
      />
      <TextField label="Required" required />
      <TextField label="Read-only" readOnly defaultValue="https://dashboard.example/hooks/7f3a" />
      <TextField label="Disabled" disabled defaultValue="Weather service" hint="Your plan has no connections left." />
    </div>
  ),
};

/** The focus ring and the primary border. */
export const Focused: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-6 bg-paper p-4">
      <TextField label="Connection name" defaultValue="Weather service" />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector('input')?.focus();
  },
};
