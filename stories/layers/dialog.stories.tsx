import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  AppShell,
  AppShellMain,
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
  Drawer,
  LoadingBar,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  TextField,
} from 'waymark';

type Args = DialogProps & Pick<DialogContentProps, 'size' | 'showCloseButton' | 'aria-label'>;

const onConfirm = fn();

const meta = {
  title: 'Layers/Dialog',
  component: Dialog,
  argTypes: {
    children: { control: false },
    open: { control: false },
    size: {
      description: 'The maximum width (`DialogContent`).',
      control: 'select',
      options: ['sm', 'md', 'lg', 'full'],
    },
    showCloseButton: { description: 'Whether a close button is shown (`DialogContent`).', control: 'boolean' },
    'aria-label': {
      description: 'Accessible name, required without a `DialogTitle` (`DialogContent`).',
      control: 'text',
    },
  },
  args: { onOpenChange: fn(), children: null },
  beforeEach: () => {
    onConfirm.mockClear();
  },
  render: (args) => (
    <div className="flex gap-3">
      <Dialog {...args}>
        <DialogTrigger asChild>
          <Button>Rename</Button>
        </DialogTrigger>
        <DialogContent>
          <Rename />
        </DialogContent>
      </Dialog>
      <Button variant="ghost">Refresh</Button>
    </div>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { size: 'md', showCloseButton: true },
  render: ({ size, showCloseButton, 'aria-label': label, ...args }) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button>Rename</Button>
      </DialogTrigger>
      <DialogContent size={size} showCloseButton={showCloseButton} aria-label={label}>
        <DialogHeader>
          <DialogTitle>Rename connection</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <DialogDescription>The name is shown in the menu and in every report.</DialogDescription>
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
};

/** The content of most stories. */
function Rename() {
  return (
    <>
      <DialogHeader>
        <DialogTitle>Rename connection</DialogTitle>
      </DialogHeader>
      <DialogBody>
        <DialogDescription>The name is shown in the menu and in every report.</DialogDescription>
        <TextField label="Name" defaultValue="Billing" />
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost" tone="neutral">
            Cancel
          </Button>
        </DialogClose>
        <Button>Save</Button>
      </DialogFooter>
    </>
  );
}

const gone = (role = 'dialog', name?: string): Promise<void> =>
  waitFor(() => expect(screen.queryByRole(role, name ? { name } : {})).not.toBeInTheDocument());
const holdsFocus = (dialog: HTMLElement): Promise<void> =>
  waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
const scrim = (): Element => [...document.querySelectorAll('[data-slot="modal-scrim"]')].at(-1) as Element;

/**
 * Role, name, description and focus management of the [modal dialog
 * pattern](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/).
 */
export const Keyboard: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['dialog-enter', 'dialog-space', 'dialog-tab', 'dialog-shift-tab', 'dialog-escape'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Rename' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    for (const key of ['{Enter}', ' ']) {
      trigger.focus();
      await userEvent.keyboard(key);
      const dialog = await screen.findByRole('dialog', { name: 'Rename connection' });
      await expect(dialog).toHaveAccessibleDescription('The name is shown in the menu and in every report.');
      await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus());

      // The rest of the page is inert, so Tab cannot leave the dialog.
      await expect(canvasElement.closest('[inert]')).not.toBeNull();
      const stops = ['Name', 'Cancel', 'Save', 'Close'];
      for (const name of stops.slice(1)) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
      for (const name of stops.toReversed().slice(1)) {
        await userEvent.tab({ shift: true });
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(canvasElement.closest('[inert]')).toBeNull();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

/** A click on the scrim closes the dialog, a click inside does not. The page behind neither scrolls nor shifts. */
export const ClickOutside: Story = {
  tags: ['feature', '!dev'],
  render: (args) => (
    <div className="h-[200vh]">
      <Dialog {...args}>
        <DialogTrigger asChild>
          <Button>Rename</Button>
        </DialogTrigger>
        <DialogContent>
          <Rename />
        </DialogContent>
      </Dialog>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Rename' });
    const { left } = trigger.getBoundingClientRect();
    const room = canvasElement.getBoundingClientRect().width;
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog');
    await holdsFocus(dialog);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(trigger.getBoundingClientRect().left).toBe(left);
    await expect(canvasElement.getBoundingClientRect().width).toBe(room);
    await userEvent.click(within(dialog).getByText(/The name is shown/));
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.click(scrim());
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(document.documentElement.style.overflow).toBe('');
  },
};

/** `preventDefault` in `onInteractOutside` keeps the dialog open on a click outside. Escape and the buttons still close it. */
export const KeepOpenOnClickOutside: Story = {
  tags: ['feature'],
  render: (args) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button>Rename</Button>
      </DialogTrigger>
      <DialogContent onInteractOutside={(event) => event.preventDefault()}>
        <Rename />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Rename' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(scrim());
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/**
 * A form around the header, the body and the footer, so that the body scrolls. The consumer controls the open state.
 * The first field receives initial focus, and Enter submits the form.
 */
export const Form: Story = {
  tags: ['feature'],
  render: function Render({ onOpenChange, ...args }) {
    const [open, setOpen] = useState(false);
    const [name, setName] = useState('Billing');
    const [error, setError] = useState('');
    const field = useRef<HTMLInputElement>(null);
    return (
      <div className="flex items-center gap-4">
        <Dialog
          {...args}
          open={open}
          onOpenChange={(next) => {
            onOpenChange?.(next);
            setOpen(next);
          }}
        >
          <DialogTrigger asChild>
            <Button>Rename</Button>
          </DialogTrigger>
          <DialogContent>
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                const next = field.current?.value ?? '';
                setError(next ? '' : 'Enter a name');
                if (!next) return;
                setName(next);
                setOpen(false);
              }}
            >
              <DialogHeader>
                <DialogTitle>Rename connection</DialogTitle>
              </DialogHeader>
              <DialogBody>
                <TextField ref={field} required label="Name" defaultValue={name} error={error} />
              </DialogBody>
              <DialogFooter>
                <DialogClose asChild>
                  <Button variant="ghost" tone="neutral">
                    Cancel
                  </Button>
                </DialogClose>
                <Button type="submit">Save</Button>
              </DialogFooter>
            </form>
          </DialogContent>
        </Dialog>
        <output>{name}</output>
      </div>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('Enter a name');
    await userEvent.keyboard('Invoices');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(canvas.getByText('Invoices')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus());
    // `onOpenChange` is not called when the consumer closes the dialog.
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}: the service responded in time.`);

/**
 * Long content scrolls between the title and the actions, even in a form. If the scrolling part contains no focusable
 * element, it can be focused itself.
 */
export const LongContent: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['dialog-scroll'] },
  render: (args) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button>Log</Button>
      </DialogTrigger>
      <DialogContent>
        <form>
          <DialogHeader>
            <DialogTitle>Log of Billing</DialogTitle>
          </DialogHeader>
          <DialogBody>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button>Done</Button>
            </DialogClose>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log of Billing' });
    const body = dialog.querySelector<HTMLElement>('[data-slot="dialog-body"]');
    if (!body) throw new Error('The dialog has no body.');
    await waitFor(() => expect(body.scrollHeight).toBeGreaterThan(body.clientHeight));
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    // The action that follows the content receives initial focus.
    await userEvent.tab({ shift: true });
    await expect(body).toHaveFocus();
    await userEvent.tab();
    const done = within(dialog).getByRole('button', { name: 'Done' });
    await expect(done).toHaveFocus();
    await expect(done.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/**
 * A dialog of fixed height, whose second step is longer than the first. The content can then be scrolled with the
 * keyboard.
 */
export const Steps: Story = {
  tags: ['feature'],
  render: function Render(args) {
    const [step, setStep] = useState(1);
    return (
      <Dialog {...args}>
        <DialogTrigger asChild>
          <Button>Import</Button>
        </DialogTrigger>
        <DialogContent size="sm" className="h-80">
          <DialogHeader>
            <DialogTitle>Import connections</DialogTitle>
          </DialogHeader>
          <DialogBody>
            {step === 1 ? (
              <p key="summary">60 connections were found.</p>
            ) : (
              <div key="log" className="grid gap-2">
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => setStep(2)}>Import</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import connections' });
    const body = dialog.querySelector<HTMLElement>('[data-slot="dialog-body"]');
    await expect(body).not.toHaveAttribute('tabindex');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await userEvent.tab({ shift: true });
    await expect(body).toHaveFocus();
  },
};

/** `size` sets the maximum width; `full` fills the viewport. */
export const Sizes: Story = {
  tags: ['feature'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      {(['sm', 'md', 'lg', 'full'] as const).map((size) => (
        <Dialog key={size}>
          <DialogTrigger asChild>
            <Button variant="outline">{size}</Button>
          </DialogTrigger>
          <DialogContent size={size}>
            <Rename />
          </DialogContent>
        </Dialog>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths: number[] = [];
    for (const size of ['sm', 'md', 'lg', 'full']) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: size }));
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
      widths.push((dialog as HTMLDialogElement).offsetWidth);
      await userEvent.keyboard('{Escape}');
      await gone();
    }
    await expect(widths.toSorted((one, other) => one - other)).toEqual(widths);
  },
};

/** While an inner dialog is open, the outer one is inert. Escape closes the inner dialog only. */
export const Nested: Story = {
  tags: ['feature'],
  render: (args) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button>Edit</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Edit connection</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <TextField label="Address" defaultValue="https://billing.example" />
        </DialogBody>
        <DialogFooter>
          <Dialog>
            <DialogTrigger asChild>
              <Button variant="tonal">Headers</Button>
            </DialogTrigger>
            <DialogContent>
              <DialogHeader>
                <DialogTitle>Headers</DialogTitle>
              </DialogHeader>
              <DialogBody>
                <TextField label="Authorization" defaultValue="Bearer" />
              </DialogBody>
            </DialogContent>
          </Dialog>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Edit' });
    await userEvent.click(trigger);
    const outer = await screen.findByRole('dialog', { name: 'Edit connection' });
    const headers = within(outer).getByRole('button', { name: 'Headers' });
    await userEvent.click(headers);
    const inner = await screen.findByRole('dialog', { name: 'Headers' });
    await holdsFocus(inner);
    await expect(outer).toHaveAttribute('inert');
    await expect(inner.closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await gone('dialog', 'Headers');
    await expect(outer).toHaveAttribute('data-state', 'open');
    await expect(outer).not.toHaveAttribute('inert');
    await waitFor(() => expect(headers).toHaveFocus());
    await userEvent.click(headers);
    await screen.findByRole('dialog', { name: 'Headers' });
    await userEvent.click(scrim());
    await gone('dialog', 'Headers');
    await expect(outer).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(canvasElement.closest('[inert]')).toBeNull();
    await expect(document.documentElement.style.overflow).toBe('');
  },
};

/** Only the scrim of the last layer is visible, wherever its dialog is rendered: two would darken the page twice. */
export const OneScrim: Story = {
  tags: ['feature', '!dev'],
  render: function Render() {
    const [isEditing, setEditing] = useState(false);
    const [isAsking, setAsking] = useState(false);
    return (
      <AppShell variant="modal" defaultOpen>
        <Drawer aria-label="Menu">
          <Button onClick={() => setEditing(true)}>Edit</Button>
        </Drawer>
        <Dialog open={isEditing} onOpenChange={setEditing}>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>Edit connection</DialogTitle>
            </DialogHeader>
            <DialogFooter>
              <Button onClick={() => setAsking(true)}>Disconnect</Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title="Disconnect billing?"
          description="Reports end today."
          onConfirm={() => setAsking(false)}
        />
      </AppShell>
    );
  },
  play: async () => {
    const scrims = (): Element[] => [...document.querySelectorAll('[data-slot$="-scrim"][data-state="open"]')];
    const isVisible = (element: Element): boolean => getComputedStyle(element).opacity !== '0';
    // In the order in which the layers opened.
    const showsLast = (count: number): Promise<void> =>
      waitFor(() =>
        expect(scrims().map(isVisible)).toEqual(Array.from({ length: count }, (_, index) => index === count - 1)),
      );
    await showsLast(1);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit connection' });
    await showsLast(2);
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    await screen.findByRole('alertdialog');
    await showsLast(3);
    await userEvent.keyboard('{Escape}');
    await gone('alertdialog');
    await showsLast(2);
    await userEvent.keyboard('{Escape}');
    await gone('dialog', 'Edit connection');
    await showsLast(1);
  },
};

/** The menu item that opened the dialog is gone when the dialog closes. Focus returns to the trigger of the menu. */
export const OpenedFromMenu: Story = {
  tags: ['feature'],
  render: function Render() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu>
          <MenuTrigger asChild>
            <Button variant="outline">Actions</Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem>Test connection</MenuItem>
            <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
          </MenuContent>
        </Menu>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent>
            <Rename />
          </DialogContent>
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Test connection' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Rename connection' });
    await waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull());
    await holdsFocus(dialog);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** If the element that opened the dialog has been removed, focus moves to the main content. */
export const OpenerRemoved: Story = {
  tags: ['feature', '!dev'],
  render: function Render(args) {
    const [connected, setConnected] = useState(true);
    return (
      <AppShellMain className="items-start p-5">
        {connected ? (
          <DisconnectDialog onConfirmed={() => setConnected(false)} {...args} />
        ) : (
          <p>Billing is disconnected.</p>
        )}
      </AppShellMain>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    await gone('alertdialog');
    await expect(canvas.getByText('Billing is disconnected.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

function DisconnectDialog({ onConfirmed }: { onConfirmed: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="error" onClick={() => setOpen(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        tone="error"
        title="Disconnect Billing?"
        description="Reports end today. You can connect it again at any time."
        labels={{ confirm: 'Disconnect' }}
        onConfirm={onConfirmed}
      />
    </>
  );
}

/**
 * `ConfirmDialog` follows the [alert dialog pattern](https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/): the cancel
 * button receives initial focus, the description is announced, and a click outside does nothing.
 */
export const Confirmation: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['confirm-dialog-enter', 'confirm-dialog-escape'] },
  render: () => <DisconnectDialog onConfirmed={() => onConfirm()} />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Disconnect' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('alertdialog', { name: 'Disconnect Billing?' });
    await expect(dialog).toHaveAccessibleDescription('Reports end today. You can connect it again at any time.');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(scrim());
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await gone('alertdialog');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone('alertdialog');
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(trigger);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    await gone('alertdialog');
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** The user types a name to confirm. While the request is pending, the confirm button is disabled. */
export const TypedConfirmation: Story = {
  tags: ['feature'],
  render: function Render() {
    const [open, setOpen] = useState(false);
    const [typed, setTyped] = useState('');
    const [error, setError] = useState('');
    const [busy, setBusy] = useState(false);
    return (
      <>
        <Button tone="error" onClick={() => setOpen(true)}>
          Delete account
        </Button>
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          tone="error"
          loading={busy}
          title="Delete your account?"
          description="All your settings will be deleted."
          labels={{ confirm: 'Delete account' }}
          onConfirm={(event) => {
            onConfirm();
            // Stay open until the response arrives.
            event.preventDefault();
            if (typed === 'ada') setBusy(true);
            else setError('Type the name exactly as shown');
          }}
        >
          <TextField
            label="Type “ada” to confirm"
            autoComplete="off"
            value={typed}
            error={error}
            onChange={(event) => {
              setTyped(event.target.value);
              setError('');
            }}
          />
        </ConfirmDialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
    const confirm = within(dialog).getByRole('button', { name: 'Delete account' });
    const field = within(dialog).getByRole('textbox');
    await userEvent.click(confirm);
    await expect(field).toHaveAccessibleDescription('Type the name exactly as shown');
    await userEvent.type(field, 'ada');
    await userEvent.click(confirm);
    await expect(onConfirm).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(confirm);
    await expect(onConfirm).toHaveBeenCalledTimes(2);
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** Call `preventDefault` in `onEscapeKeyDown`, `onPointerDownOutside` or `onClick` to keep the dialog open. */
export const PreventClosing: Story = {
  tags: ['feature'],
  render: (args) => (
    <div className="flex gap-3">
      <Dialog {...args}>
        <DialogTrigger asChild>
          <Button>Rename</Button>
        </DialogTrigger>
        <DialogContent
          showCloseButton={false}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <DialogHeader>
            <DialogTitle>Rename connection</DialogTitle>
            <DialogClose onClick={(event) => event.preventDefault()} />
          </DialogHeader>
          <DialogBody>
            <p>Nothing closes this dialog.</p>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename connection' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(scrim());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** The page loading bar is above the dialog and stays accessible. */
export const WithLoadingBar: Story = {
  tags: ['feature'],
  render: (args) => (
    <>
      <LoadingBar />
      <Dialog {...args}>
        <DialogTrigger asChild>
          <Button>Rename</Button>
        </DialogTrigger>
        <DialogContent>
          <Rename />
        </DialogContent>
      </Dialog>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog');
    await holdsFocus(dialog);
    const bar = screen.getByRole('progressbar', { name: 'Loading page' });
    await expect(bar.closest('[inert]')).toBeNull();
    const layer = (element: Element | null): number => Number(element && getComputedStyle(element).zIndex);
    await expect(layer(bar)).toBeGreaterThan(layer(dialog.closest('[data-slot="modal-layer"]')));
  },
};

/** Every part of the dialog above a dimmed page. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="grid min-h-screen content-start gap-4 bg-paper p-6">
      <h1 className="text-h2">Connections</h1>
      <p>Three connections need your attention.</p>
      <Dialog open>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Rename connection, with a title that wraps to two lines</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <DialogDescription>The name is shown in the menu and in every report.</DialogDescription>
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

/** A pending confirmation with a field. */
export const Question: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="min-h-screen bg-paper p-6">
      <ConfirmDialog
        open
        loading
        tone="error"
        title="Delete your account?"
        description="All your settings will be deleted."
        labels={{ confirm: 'Delete account' }}
        onConfirm={() => undefined}
      >
        <TextField label="Type “ada” to confirm" defaultValue="ada" />
      </ConfirmDialog>
    </div>
  ),
};
