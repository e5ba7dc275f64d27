import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, Card, List, ListItem, ListItemText, LoadingOverlay, Spinner, tones } from 'waymark';

const meta = {
  title: 'Content/Spinner',
  component: Spinner,
  subcomponents: { LoadingOverlay },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    tone: { control: 'select', options: tones },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { size: 'md', tone: 'primary', 'aria-label': 'Loading orders' } };

function Orders() {
  const [loading, setLoading] = useState(false);
  return (
    <div className="grid max-w-100 justify-items-start gap-3">
      <LoadingOverlay loading={loading} label="Loading orders" className="w-full">
        <Card className="p-4">
          <List>
            <ListItem>
              <ListItemText primary="Order 4711" secondary="Warehouse North" />
            </ListItem>
            <ListItem>
              <ListItemText primary="Order 4712" secondary="Warehouse South" />
            </ListItem>
          </List>
          <Button variant="tonal" onClick={() => setLoading(true)}>
            Load again
          </Button>
        </Card>
      </LoadingOverlay>
      <Button variant="outline" onClick={() => setLoading(false)}>
        Finish
      </Button>
    </div>
  );
}

/** While its content loads again, nothing below the overlay can be operated. Focus inside is not lost. */
export const Overlay: Story = {
  tags: ['feature'],
  render: () => <Orders />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = canvas.getByRole('button', { name: 'Load again' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading orders');
    await expect(again.closest('[inert]')).not.toBeNull();
    await expect(canvasElement.querySelector('[data-slot="loading-overlay"]')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(again.closest('[inert]')).toBeNull();
  },
};

/** Every size and tone, in the color of the text around it, and an overlay with and without text. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4 bg-paper p-4">
      <div className="flex flex-wrap items-center gap-4">
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" />
        {tones.map((tone) => (
          <Spinner key={tone} tone={tone} />
        ))}
        <span className="text-body text-muted">
          <Spinner size="sm" aria-hidden /> Saving
        </span>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {['Loading orders', undefined].map((label) => (
          <LoadingOverlay key={label ?? ''} label={label}>
            <Card variant="outline" className="min-h-32 p-4">
              Order 4711, Warehouse North
            </Card>
          </LoadingOverlay>
        ))}
      </div>
    </div>
  ),
};
