import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Toaster, type ToastOptions, ToastProvider, useToast } from 'waymark';

type Args = Pick<ToastOptions, 'id' | 'tone' | 'duration'> & {
  title: string;
  description?: string;
  actionLabel?: string;
  limit?: number;
};

function Page({ actionLabel, ...toast }: Omit<Args, 'limit'>) {
  const { show } = useToast();
  return (
    <Button
      variant="outline"
      onClick={() =>
        show({ ...toast, action: actionLabel ? { label: actionLabel, onClick: () => undefined } : undefined })
      }
    >
      Show a toast
    </Button>
  );
}

const meta = {
  title: 'Layers/Toast',
  component: Toaster,
  subcomponents: { ToastProvider },
  parameters: { docs: { source: { type: 'code' } } },
  argTypes: {
    id: { description: 'A toast of the same id is replaced, and its time begins anew.', control: 'text' },
    title: { description: 'What happened, in a few words.', control: 'text' },
    description: { description: 'A line more about it.', control: 'text' },
    tone: {
      description: 'What kind of message it is; the icon says so as well.',
      control: 'select',
      options: ['primary', 'success', 'warning', 'error'],
    },
    duration: { description: 'How long it stays, in ms; null until it is dismissed.', control: 'number' },
    actionLabel: { description: 'The text of its action, `action.label`.', control: 'text' },
    limit: { control: 'number' },
  },
  args: { title: 'Connection saved', tone: 'success' },
  render: ({ limit, ...toast }) => (
    <ToastProvider>
      <Page {...toast} />
      <Toaster limit={limit} />
    </ToastProvider>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { description: 'It is used from the next hour on.', actionLabel: 'Undo', limit: 3 },
};
