import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  Toaster,
  type ToasterProps,
  type ToastOptions,
  ToastProvider,
  tones,
  useToast,
} from 'waymark';

type ShowToastProps = Pick<ToastOptions, 'id' | 'tone' | 'duration'> & {
  title: string;
  description?: string;
  actionLabel?: string;
};

function ShowToast({ actionLabel, ...toast }: ShowToastProps) {
  const { show } = useToast();
  return (
    <Button
      variant="outline"
      onClick={() => show({ ...toast, actions: actionLabel ? [{ label: actionLabel, onClick: () => undefined }] : [] })}
    >
      Show a toast
    </Button>
  );
}

const meta = { title: 'Layers/Toast', component: Toaster } satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<ShowToastProps & { limit?: number }> = {
  argTypes: {
    id: { description: 'A toast with the same id is replaced and its timer restarts.', control: 'text' },
    tone: { control: 'select', options: tones },
    duration: { description: 'Milliseconds until the toast closes; `null` keeps it open.', control: 'number' },
    actionLabel: { description: 'The text of the action button (`label` of its action).', control: 'text' },
  },
  args: {
    title: 'Connection saved',
    description: 'The new settings apply within the next hour.',
    tone: 'success',
    actionLabel: '',
    limit: 3,
  },
  render: ({ limit, ...toast }) => (
    <ToastProvider>
      <ShowToast {...toast} />
      <Toaster limit={limit} />
    </ToastProvider>
  ),
};

/** Renders a button that shows each toast. */
function Buttons({ toasts }: { toasts: Readonly<Record<string, ToastOptions>> }) {
  const { show } = useToast();
  return (
    <div className="flex flex-wrap gap-3">
      {Object.entries(toasts).map(([label, toast]) => (
        <Button key={label} variant="outline" onClick={() => show(toast)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

interface PageProps extends ToasterProps {
  toasts: Readonly<Record<string, ToastOptions>>;
  children?: ReactNode;
}

function Page({ toasts, children, ...props }: PageProps) {
  return (
    <ToastProvider>
      <main tabIndex={-1} className="grid gap-4">
        <Buttons toasts={toasts} />
        {children}
      </main>
      <Toaster {...props} />
    </ToastProvider>
  );
}

const saved: ToastOptions = { title: 'Connection saved', tone: 'success', duration: null };
const sent: ToastOptions = { title: 'Report sent', duration: null };
const failed: ToastOptions = {
  title: 'The report could not be sent',
  description: 'The mail service did not respond.',
  tone: 'error',
};
const all = { 'Save the connection': saved, 'Send the report': sent, 'Send and fail': failed };

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const region = (): HTMLElement => screen.getByRole('region', { name: 'Messages' });
const titles = (): string[] =>
  [...document.querySelectorAll('[data-slot="toast-title"]')].map((title) => title.textContent);
const toastOf = (title: string): HTMLElement => {
  const toast = within(region()).getByText(title).closest<HTMLElement>('[data-slot="toast"]');
  if (!toast) throw new Error(`No toast has the title "${title}".`);
  return toast;
};

/** A toast appears in a polite live region that is already in the page. It does not take focus. Errors stay open. */
export const Announced: Story = {
  tags: ['feature'],
  render: () => <Page toasts={all} />,
  play: async ({ canvasElement }) => {
    const live = canvasElement.querySelector('[data-slot="toaster"]');
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await press('Send and fail');
    await expect(live).toContainElement(toastOf('The report could not be sent'));
    await expect(region()).toContainElement(toastOf('The report could not be sent'));
    await expect(screen.getByRole('button', { name: 'Send and fail' })).toHaveFocus();
  },
};

/** A toast closes after its `duration`. */
export const Timer: Story = {
  tags: ['feature', '!dev'],
  render: () => <Page toasts={{ 'Save the connection': { ...saved, duration: 50 } }} />,
  play: async () => {
    await press('Save the connection');
    await waitFor(() => expect(titles()).toEqual([]));
    await expect(screen.getByRole('button', { name: 'Save the connection' })).toHaveFocus();
  },
};

/** While the pointer or focus is on a toast, the timers of all toasts are paused. */
export const PausedTimer: Story = {
  tags: ['feature'],
  render: () => <Page toasts={{ 'Save the connection': saved, 'Test it': { title: 'It responds', duration: 50 } }} />,
  play: async () => {
    await press('Save the connection');
    const still = toastOf('Connection saved');
    await userEvent.hover(still);
    // Activate the button by keyboard, so that the pointer stays on the toast.
    screen.getByRole('button', { name: 'Test it' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(titles()).toEqual(['Connection saved', 'It responds']);
    await userEvent.keyboard('{F8}');
    await userEvent.unhover(still);
    await expect(toastOf('It responds')).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(titles()).toEqual(['Connection saved']));
  },
};

/**
 * F8 moves focus to the newest toast and back. Escape closes the focused toast and moves focus to the next one, and
 * finally back to the page.
 */
export const Keyboard: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['toast-reach', 'toast-escape', 'toast-tab', 'toast-enter'] },
  render: () => <Page toasts={all} />,
  play: async () => {
    const button = screen.getByRole('button', { name: 'Send the report' });
    await press('Save the connection');
    await press('Send and fail');
    await press('Send the report');
    await userEvent.keyboard('{F8}');
    await expect(toastOf('Report sent')).toHaveFocus();
    await userEvent.keyboard('{F8}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F8}{Escape}');
    await waitFor(() => expect(toastOf('The report could not be sent')).toHaveFocus());
    await userEvent.tab();
    const dismiss = within(toastOf('The report could not be sent')).getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toastOf('Connection saved')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(titles()).toEqual([]);
  },
};

/** A toast can have one action. Clicking it closes the toast unless the handler calls `preventDefault`. */
export const Action: Story = {
  tags: ['feature'],
  render: () => (
    <Page
      toasts={{
        'Delete the key': { ...saved, title: 'Key deleted', actions: [{ label: 'Undo', onClick: () => undo() }] },
        'Check the status': {
          ...sent,
          title: 'No response',
          actions: [
            {
              label: 'Check again',
              onClick: (event) => {
                again();
                event.preventDefault();
              },
            },
          ],
        },
      }}
    />
  ),
  play: async () => {
    undo.mockClear();
    again.mockClear();
    await press('Delete the key');
    await press('Undo');
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(titles()).toEqual([]));
    await press('Check the status');
    await press('Check again');
    await press('Check again');
    await expect(again).toHaveBeenCalledTimes(2);
    await expect(titles()).toEqual(['No response']);
  },
};

const undo = fn();
const again = fn();

/**
 * At most three toasts are visible, the oldest first. The others wait in a queue. A toast that stays until it is dismissed
 * makes room for a later one, and returns after it.
 */
export const Limit: Story = {
  tags: ['feature'],
  render: () => <Page toasts={all} />,
  play: async () => {
    for (const name of ['Save the connection', 'Send the report', 'Save the connection', 'Send and fail'])
      await press(name);
    await expect(titles()).toEqual(['Report sent', 'Connection saved', 'The report could not be sent']);
    await userEvent.click(within(toastOf('Report sent')).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() =>
      expect(titles()).toEqual(['Connection saved', 'Connection saved', 'The report could not be sent']),
    );
  },
};

function Import() {
  const { show, dismiss } = useToast();
  const id = 'import';
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => show({ id, title: 'Importing 40 connections', duration: null })}>Import</Button>
      <Button onClick={() => show({ id, title: '40 connections imported', tone: 'success', duration: null })}>
        Finish
      </Button>
      <Button onClick={() => dismiss(id)}>Dismiss import</Button>
    </div>
  );
}

/** A toast with the same `id` replaces the first one. `dismiss(id)` closes it. */
export const Replace: Story = {
  tags: ['feature'],
  render: () => (
    <ToastProvider>
      <Import />
      <Toaster />
    </ToastProvider>
  ),
  play: async () => {
    await press('Import');
    await press('Finish');
    await expect(titles()).toEqual(['40 connections imported']);
    await press('Dismiss import');
    await waitFor(() => expect(titles()).toEqual([]));
  },
};

/** Above a dialog the toasts stay readable, reachable and dismissible, and the dialog stays open. */
export const AboveDialogs: Story = {
  tags: ['feature'],
  render: () => (
    <Page toasts={all}>
      <Dialog>
        <DialogTrigger asChild>
          <Button>Edit the connection</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Weather service</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <Button>Test connection</Button>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </Page>
  ),
  play: async () => {
    await press('Save the connection');
    await press('Send the report');
    await press('Edit the connection');
    const dialog = screen.getByRole('dialog', { name: 'Weather service' });
    const inside = within(dialog).getByRole('button', { name: 'Test connection' });
    await waitFor(() => expect(inside).toHaveFocus());
    await expect(region().closest('[inert]')).toBeNull();
    await userEvent.keyboard('{F8}{Escape}');
    await waitFor(() => expect(toastOf('Connection saved')).toHaveFocus());
    await expect(dialog).toBeVisible();
    await userEvent.click(within(region()).getByRole('button', { name: 'Dismiss' }));
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(inside).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** The timers are paused while the page is hidden. */
export const PageHidden: Story = {
  tags: ['feature', '!dev'],
  render: () => <Page toasts={{ 'Save the connection': { ...saved, duration: 50 } }} />,
  play: async () => {
    const hide = async (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      await fireEvent(document, new Event('visibilitychange'));
    };
    try {
      await hide(true);
      await press('Save the connection');
      await expect(titles()).toEqual(['Connection saved']);
      await hide(false);
      await waitFor(() => expect(titles()).toEqual([]));
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
  },
};

const sheetToasts: readonly ToastOptions[] = [
  { id: 'info', title: 'A new version is ready', actions: [{ label: 'Reload', onClick: () => undefined }] },
  { id: 'success', title: 'Connection saved', tone: 'success' },
  {
    id: 'warning',
    title: 'The key of the weather service expires on 30 June',
    description: 'Create a new one before that, or the connection will stop.',
    tone: 'warning',
  },
  {
    id: 'error',
    title: 'The report could not be sent to reports-of-every-region@dashboard.example',
    description: 'The mail service did not respond.',
    tone: 'error',
    actions: [{ label: 'Try again', onClick: () => undefined }],
  },
];

function Shown() {
  const { show } = useToast();
  useEffect(() => {
    for (const toast of sheetToasts) show({ ...toast, duration: null });
  }, [show]);
  return null;
}

/** The tones of messages, with and without a description and an action. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ToastProvider>
      <div className="min-h-screen bg-canvas" />
      <Shown />
      <Toaster limit={4} />
    </ToastProvider>
  ),
};
