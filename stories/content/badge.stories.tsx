import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox, ShoppingCart } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Avatar, Badge, type BadgePlacement, Button, IconButton, tones } from 'waymark';

const meta = {
  title: 'Content/Badge',
  component: Badge,
  argTypes: {
    count: { control: 'number' },
    max: { control: 'number' },
    visible: { control: 'boolean' },
    tone: { control: 'select', options: tones },
    placement: { control: 'select', options: ['top-start', 'top-end', 'bottom-start', 'bottom-end'] },
    shape: { control: 'inline-radio', options: ['square', 'circle'] },
    children: { control: false },
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    count: 3,
    max: 99,
    tone: 'error',
    placement: 'top-end',
    shape: 'square',
    label: '',
    children: (
      <IconButton aria-label="Inbox, 3 new">
        <Inbox aria-hidden />
      </IconButton>
    ),
  },
};

/** The text states what the number counts. A count of 0 is hidden, and a large count is shortened only visually. */
export const Counts: Story = {
  tags: ['feature'],
  render: () => (
    <ul role="list" className="grid gap-2">
      <li>
        Orders <Badge count={1204} label="{count} open" tone="primary" />
      </li>
      <li>
        Returns <Badge count={7} tone="warning" />
      </li>
      <li>
        Claims <Badge count={0} />
      </li>
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const [orders, returns, claims] = within(canvasElement).getAllByRole('listitem');
    if (!orders || !returns || !claims) throw new Error('The list has three items.');
    await expect(within(orders).getByText('99+')).toBeVisible();
    await expect(within(orders).getByText('1,204 open')).toBeInTheDocument();
    await expect(within(returns).getByText('New: 7')).toBeInTheDocument();
    await expect(claims).toHaveTextContent(/^Claims$/);
  },
};

/** The button's name contains the number, so the badge needs no text. A click on the badge reaches the button. */
export const OnAControl: Story = {
  tags: ['feature'],
  render: () => (
    <div className="flex gap-6">
      <Badge count={12} label="">
        <IconButton aria-label="Cart, 12 articles">
          <ShoppingCart aria-hidden />
        </IconButton>
      </Badge>
      <Badge shape="circle" placement="bottom-end" tone="success" label="Online">
        <Avatar name="Ada Fischer" size="lg" />
      </Badge>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Cart, 12 articles' });
    const badge = canvas.getByText('12').getBoundingClientRect();
    const center = document.elementFromPoint(badge.x + badge.width / 2, badge.y + badge.height / 2);
    await expect(center?.closest('[data-slot="badge"]')).toBeNull();
    await expect(button).toBeVisible();
    await expect(canvas.getByText('Online')).toBeInTheDocument();
  },
};

const placements: BadgePlacement[] = ['top-start', 'top-end', 'bottom-start', 'bottom-end'];

/** Every tone, inline and on the corners of squares and circles. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-6 bg-paper p-4">
      <div className="flex flex-wrap items-center gap-4">
        {tones.map((tone) => (
          <span key={tone} className="flex items-center gap-2 text-body">
            {tone} <Badge tone={tone} count={8} /> <Badge tone={tone} count={120} /> <Badge tone={tone} />
          </span>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-8">
        {placements.map((placement) => (
          <Badge key={placement} placement={placement} count={3}>
            <IconButton aria-label={placement}>
              <Inbox aria-hidden />
            </IconButton>
          </Badge>
        ))}
        <Badge count={120}>
          <Button variant="tonal">Orders</Button>
        </Badge>
        <Badge tone="primary">
          <Button variant="outline">Reports</Button>
        </Badge>
      </div>
      <div className="flex flex-wrap items-center gap-8">
        {placements.map((placement) => (
          <Badge key={placement} placement={placement} shape="circle" tone="success" label="Online">
            <Avatar name="Ada Fischer" size="lg" />
          </Badge>
        ))}
        <Badge shape="circle" count={5}>
          <Avatar name="John Doe" size="xl" />
        </Badge>
      </div>
    </div>
  ),
};
