import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Toaster, type ToastOptions, ToastProvider, useToast } from 'waymark';

const toasts: readonly ToastOptions[] = [
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
    for (const toast of toasts) show({ ...toast, duration: null });
  }, [show]);
  return null;
}

const meta = {
  title: 'Layers/Toast/Visual',
  component: Toaster,
  tags: ['!autodocs'],
  parameters: { visual: { fullPage: true, widths: [320] }, layout: 'fullscreen' },
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every tone, with and without a description and an action. */
export const Sheet: Story = {
  render: () => (
    <ToastProvider>
      <div className="min-h-screen bg-canvas" />
      <Shown />
      <Toaster limit={4} />
    </ToastProvider>
  ),
};
