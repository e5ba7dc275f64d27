import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  type DialogProps,
  DialogTitle,
  DialogTrigger,
  TextField,
} from 'waymark';

type Args = DialogProps & Pick<DialogContentProps, 'closesOutside' | 'label'>;

const meta = {
  title: 'Layers/Dialog',
  component: Dialog,
  subcomponents: { DialogTrigger, DialogContent, DialogClose, ConfirmDialog },
  argTypes: {
    children: { table: { disable: true } },
    open: { description: 'Whether it is open, when the page holds that state.', control: false },
    defaultOpen: { description: 'Whether it is open at first.', control: 'boolean' },
    onOpenChange: { description: 'Called when it opens or closes.' },
    closesOutside: {
      description: 'Of the content: whether a press outside closes it.',
      control: 'boolean',
      table: { defaultValue: { summary: 'true' } },
    },
    label: { description: 'Of the content: its name, where it holds no `DialogTitle`.', control: 'text' },
  },
  args: { onOpenChange: fn(), children: null },
  render: ({ closesOutside, label, ...args }) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button>Rename</Button>
      </DialogTrigger>
      <DialogContent closesOutside={closesOutside} label={label}>
        <DialogHeader>
          <DialogTitle>Rename connection</DialogTitle>
          <DialogClose />
        </DialogHeader>
        <DialogBody>
          <DialogDescription>The name shows in the menu and in every report.</DialogDescription>
          <TextField label="Name" defaultValue="Billing" />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost" tone="neutral">
              Cancel
            </Button>
          </DialogClose>
          <DialogClose asChild>
            <Button>Rename</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultOpen: false, closesOutside: true } };
