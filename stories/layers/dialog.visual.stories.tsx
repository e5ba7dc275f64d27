import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  TextField,
} from 'waymark';

const meta = {
  title: 'Layers/Dialog/Visual',
  component: Dialog,
  tags: ['!autodocs'],
  args: { children: null },
  parameters: { layout: 'fullscreen', visual: { fullPage: true } },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every part, over a dimmed page. */
export const Sheet: Story = {
  render: () => (
    <div className="grid min-h-screen content-start gap-4 bg-paper p-6">
      <h1 className="text-h2">Connections</h1>
      <p>Three connections need your attention.</p>
      <Dialog open>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Rename connection with a title that takes two lines</DialogTitle>
            <DialogClose />
          </DialogHeader>
          <DialogBody>
            <DialogDescription>The name shows in the menu and in every report.</DialogDescription>
            <TextField label="Name" defaultValue="Billing" />
          </DialogBody>
          <DialogFooter>
            <Button variant="ghost" tone="neutral">
              Cancel
            </Button>
            <Button>Save</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </div>
  ),
};

/** The question, with a field and while the yes is on its way. */
export const Question: Story = {
  render: () => (
    <div className="min-h-screen bg-paper p-6">
      <ConfirmDialog
        open
        busy
        tone="error"
        title="Delete your account?"
        description="Everything that you have set up is lost."
        confirmLabel="Delete account"
        onConfirm={() => undefined}
      >
        <TextField label="Type “ada” to confirm" defaultValue="ada" />
      </ConfirmDialog>
    </div>
  ),
};
