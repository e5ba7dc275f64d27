import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  Popover,
  PopoverContent,
  PopoverTitle,
  PopoverTrigger,
  TextField,
  Tooltip,
} from 'waymark';

const meta = {
  title: 'Documentation/Layer behavior',
  component: Dialog,
  args: { children: null, onOpenChange: fn() },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A menu in a dialog: Escape closes the menu, then the dialog, and returns focus each time. */
export const EscapeOrder: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: ({ onOpenChange }) => (
    <Dialog onOpenChange={onOpenChange}>
      <DialogTrigger asChild>
        <Button>New connection</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>New connection</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <DialogDescription>The name is shown in the menu and in reports.</DialogDescription>
          <TextField label="Name" defaultValue="Weather service" />
          <Menu>
            <MenuTrigger asChild>
              <Button variant="outline">Choose a service</Button>
            </MenuTrigger>
            <MenuContent>
              <MenuItem>Weather service</MenuItem>
              <MenuItem>Mail service</MenuItem>
              <MenuItem>Map service</MenuItem>
            </MenuContent>
          </Menu>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Save connection</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ args, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const opener = body.getByRole('button', { name: 'New connection' });
    await userEvent.click(opener);
    const dialog = await body.findByRole('dialog', { name: 'New connection' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const chooser = body.getByRole('button', { name: 'Choose a service' });
    await userEvent.click(chooser);
    await body.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(chooser).toHaveFocus());
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** The page beside a non-modal layer stays usable: a click closes the layer and activates its target. */
export const ClickOutside: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-5">
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="outline">Filter</Button>
        </PopoverTrigger>
        <PopoverContent className="grid gap-3 p-4">
          <PopoverTitle>Filter</PopoverTitle>
          <Checkbox label="Active" defaultChecked />
          <Checkbox label="Failed" />
        </PopoverContent>
      </Popover>
      <Checkbox label="Show names only" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(body.getByRole('button', { name: 'Filter' }));
    const active = await body.findByRole('checkbox', { name: 'Active' });
    await waitFor(() => expect(active).toHaveFocus());
    const outside = body.getByRole('checkbox', { name: 'Show names only' });
    await userEvent.click(outside);
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(outside).toBeChecked();
    await expect(outside).toHaveFocus();
  },
};

/** Escape closes the tooltip first. The popover stays open and focus does not move. */
export const TooltipInLayer: Story = {
  render: () => (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">Connection</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Weather service" className="p-4">
        <Tooltip label="Sends one request and shows the response">
          <Button>Test</Button>
        </Tooltip>
      </PopoverContent>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const opener = body.getByRole('button', { name: 'Connection' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const test = await body.findByRole('button', { name: 'Test' });
    await waitFor(() => expect(test).toHaveFocus());
    await waitFor(() => expect(test).toHaveAccessibleDescription('Sends one request and shows the response'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(test).not.toHaveAccessibleDescription());
    await expect(body.getByRole('dialog', { name: 'Weather service' })).toBeVisible();
    await expect(test).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
