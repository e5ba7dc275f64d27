import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link2, Mail, X } from 'lucide-react';
import { IconButton, TextField } from 'waymark';

const meta = {
  title: 'Controls/TextField/Visual',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'Connection name' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every state, empty and filled, with what can stand beside the text. */
export const Sheet: Story = {
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
      <TextField label="Start icon" startIcon={<Mail />} placeholder="you@dashboard.example" />
      <TextField
        label="End slot"
        defaultValue="Weather service"
        endSlot={
          <IconButton variant="ghost" label="Clear">
            <X aria-hidden />
          </IconButton>
        }
      />
      <TextField
        label="Both, invalid"
        startIcon={<Link2 />}
        error="Enter an address that begins with https://"
        defaultValue="weather.example/v2/observations/hourly"
        endSlot={
          <IconButton variant="ghost" label="Clear the address">
            <X aria-hidden />
          </IconButton>
        }
      />
      <TextField label="Optional" showOptional />
      <TextField label="Read-only" readOnly defaultValue="https://dashboard.example/hooks/7f3a" />
      <TextField label="Disabled" disabled defaultValue="Weather service" hint="Your plan has no connections left." />
    </div>
  ),
};

/** The ring of the focus, inside which the border takes the primary colour. */
export const Focused: Story = {
  render: () => (
    <div className="grid gap-6 bg-paper p-4">
      <TextField label="Connection name" defaultValue="Weather service" />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector('input')?.focus();
  },
};
