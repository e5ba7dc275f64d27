import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
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
  useToast,
} from 'waymark';

type PlaygroundArgs = Pick<ToastOptions, 'id' | 'tone' | 'duration'> & {
  title: string;
  description?: string;
  actionLabel?: string;
  limit?: number;
};

function ShowToast({ actionLabel, ...toast }: Omit<PlaygroundArgs, 'limit'>) {
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
  parameters: { docs: { source: { type: 'code' } } },
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<PlaygroundArgs> = {
  argTypes: {
    id: { description: 'A toast with the same id is replaced and its timer restarts.', control: 'text' },
    tone: { control: 'select', options: ['primary', 'success', 'warning', 'error'] },
    duration: { description: 'Milliseconds until the toast closes; `null` keeps it open.', control: 'number' },
    actionLabel: { description: 'The text of the action button (`action.label`).', control: 'text' },
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

/** A button for each toast. */
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
  description: 'The mail service gave no answer.',
  tone: 'error',
};
const all = { 'Save the connection': saved, 'Send the report': sent, 'Send to nobody': failed };

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const region = (): HTMLElement => screen.getByRole('region', { name: 'Messages' });
const toasts = (): string[] =>
  [...document.querySelectorAll('[data-slot="toast-title"]')].map((title) => title.textContent);
const toastOf = (title: string): HTMLElement => {
  const toast = within(region()).getByText(title).closest<HTMLElement>('[data-slot="toast"]');
  if (!toast) throw new Error(`No toast says "${title}".`);
  return toast;
};

/** It appears in a polite live region that was there before, and does not take the focus; errors stay. */
export const Announced: Story = {
  tags: ['feature'],
  render: () => <Page toasts={all} />,
  play: async ({ canvasElement }) => {
    const live = canvasElement.querySelector('[data-slot="toast-list"]');
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await press('Send to nobody');
    await expect(live).toContainElement(toastOf('The report could not be sent'));
    await expect(region()).toContainElement(toastOf('The report could not be sent'));
    await expect(screen.getByRole('button', { name: 'Send to nobody' })).toHaveFocus();
  },
};

/** It goes away when its time is over. */
export const TimeRunsOut: Story = {
  tags: ['feature'],
  render: () => <Page toasts={{ 'Save the connection': { ...saved, duration: 50 } }} />,
  play: async () => {
    await press('Save the connection');
    await waitFor(() => expect(toasts()).toEqual([]));
    await expect(screen.getByRole('button', { name: 'Save the connection' })).toHaveFocus();
  },
};

/** While the pointer or the focus is on a toast the time of all of them stands still. */
export const TimeStandsStill: Story = {
  tags: ['feature'],
  render: () => <Page toasts={{ 'Save the connection': saved, 'Test it': { title: 'It answers', duration: 50 } }} />,
  play: async () => {
    await press('Save the connection');
    const still = toastOf('Connection saved');
    await userEvent.hover(still);
    // Pressed by the keys, so that the pointer stays where it is.
    screen.getByRole('button', { name: 'Test it' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(toasts()).toEqual(['Connection saved', 'It answers']);
    await userEvent.keyboard('{F6}');
    await userEvent.unhover(still);
    await expect(toastOf('It answers')).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(toasts()).toEqual(['Connection saved']));
  },
};

/** F6 goes to the newest toast and back; Escape takes away the one with the focus, which goes on to the next, and then back. */
export const ByKeyboard: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['toast-reach', 'toast-escape', 'toast-tab', 'toast-enter'] },
  render: () => <Page toasts={all} />,
  play: async () => {
    const button = screen.getByRole('button', { name: 'Send the report' });
    await press('Save the connection');
    await press('Send to nobody');
    await press('Send the report');
    await userEvent.keyboard('{F6}');
    await expect(toastOf('Report sent')).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}{Escape}');
    await waitFor(() => expect(toastOf('The report could not be sent')).toHaveFocus());
    await userEvent.tab();
    const dismiss = within(toastOf('The report could not be sent')).getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toastOf('Connection saved')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(toasts()).toEqual([]);
  },
};

/** One thing can be done about it; the toast goes away, unless the handler forbids it. */
export const WithAction: Story = {
  tags: ['feature'],
  render: () => (
    <Page
      toasts={{
        'Delete the key': { ...saved, title: 'Key deleted', action: { label: 'Undo', onClick: undo } },
        'Ask for the state': { ...sent, title: 'No answer', action: { label: 'Ask again', onClick: again } },
      }}
    />
  ),
  play: async () => {
    undo.mockClear();
    again.mockClear();
    await press('Delete the key');
    await press('Undo');
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(toasts()).toEqual([]));
    await press('Ask for the state');
    await press('Ask again');
    await press('Ask again');
    await expect(again).toHaveBeenCalledTimes(2);
    await expect(toasts()).toEqual(['No answer']);
  },
};

const undo = fn();
const again = fn((event: MouseEvent) => event.preventDefault());

/** Three show at once, the oldest first; the others wait for a place. */
export const AtMostThree: Story = {
  tags: ['feature'],
  render: () => <Page toasts={all} />,
  play: async () => {
    for (const name of ['Save the connection', 'Send the report', 'Save the connection', 'Send to nobody'])
      await press(name);
    await expect(toasts()).toEqual(['Connection saved', 'Report sent', 'Connection saved']);
    await userEvent.click(within(toastOf('Report sent')).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() =>
      expect(toasts()).toEqual(['Connection saved', 'Connection saved', 'The report could not be sent']),
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
      <Button onClick={() => dismiss(id)}>Forget</Button>
    </div>
  );
}

/** One of the same id takes the place of the first, and the page can take it away. */
export const ReplacedById: Story = {
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
    await expect(toasts()).toEqual(['40 connections imported']);
    await press('Forget');
    await waitFor(() => expect(toasts()).toEqual([]));
  },
};

/** Above a modal layer it can be read, reached and taken away, and the layer stays open. */
export const AboveModalLayers: Story = {
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
    await userEvent.keyboard('{F6}{Escape}');
    await waitFor(() => expect(toastOf('Connection saved')).toHaveFocus());
    await expect(dialog).toBeVisible();
    await userEvent.click(within(region()).getByRole('button', { name: 'Dismiss' }));
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(inside).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Its time stands still while the page is hidden. */
export const PageHidden: Story = {
  tags: ['feature'],
  render: () => <Page toasts={{ 'Save the connection': { ...saved, duration: 50 } }} />,
  play: async () => {
    const hide = async (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      await fireEvent(document, new Event('visibilitychange'));
    };
    try {
      await hide(true);
      await press('Save the connection');
      await expect(toasts()).toEqual(['Connection saved']);
      await hide(false);
      await waitFor(() => expect(toasts()).toEqual([]));
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
  },
};

const sheetToasts: readonly ToastOptions[] = [
  { id: 'primary', title: 'A new version is ready', action: { label: 'Reload', onClick: () => undefined } },
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
    description: 'The mail service gave no answer.',
    tone: 'error',
    action: { label: 'Try again', onClick: () => undefined },
  },
];

function Shown() {
  const { show } = useToast();
  useEffect(() => {
    for (const toast of sheetToasts) show({ ...toast, duration: null });
  }, [show]);
  return null;
}

/** Every tone, with and without a description and an action. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen', visual: { fullPage: true, widths: [320] } },
  render: () => (
    <ToastProvider>
      <div className="min-h-screen bg-canvas" />
      <Shown />
      <Toaster limit={4} />
    </ToastProvider>
  ),
};
