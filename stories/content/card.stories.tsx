import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  Button,
  Card,
  CardAction,
  CardContent,
  CardFooter,
  CardHeader,
  CardTitle,
  Chip,
  IconButton,
  tones,
} from 'waymark';

const meta = {
  title: 'Content/Card',
  component: Card,
  argTypes: {
    variant: { control: 'inline-radio', options: ['plain', 'outline', 'tonal'] },
    tone: { control: 'select', options: tones },
    asChild: { control: false },
    children: { description: 'The parts: header, content, footer.', control: false },
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    children: (
      <>
        <CardHeader>
          <CardTitle>Sample Card</CardTitle>
        </CardHeader>
        <CardContent>Each connection is tested every hour, and its last answer is kept for thirty days.</CardContent>
      </>
    ),
    variant: 'plain',
    tone: 'primary',
  },
};

/** A header with a title and an action, content, and a footer with actions. */
export const HeaderBodyFoot: Story = {
  tags: ['feature'],
  render: function Render() {
    const [tested, setTested] = useState('2 min ago');
    return (
      <Card className="max-w-100">
        <CardHeader>
          <CardTitle>Weather service</CardTitle>
          <CardAction>
            <IconButton size="sm" aria-label="Test the weather service" onClick={() => setTested('just now')}>
              <RefreshCw aria-hidden />
            </IconButton>
          </CardAction>
        </CardHeader>
        <CardContent>
          <p>
            Answers in 180 ms. Last tested <span role="status">{tested}</span>.
          </p>
        </CardContent>
        <CardFooter>
          <Button size="sm">Edit connection</Button>
          <Button size="sm" variant="ghost" tone="error">
            Disconnect
          </Button>
        </CardFooter>
      </Card>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Weather service' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Test the weather service' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('just now');
  },
};

/** The title's heading level follows the page outline; its size does not change. */
export const TitleLevels: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4">
      <h2 className="text-h3">Connections</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Card>
          <CardHeader>
            <CardTitle level={3}>Weather service</CardTitle>
            <CardAction>
              <Chip size="sm" tone="success">
                Connected
              </Chip>
            </CardAction>
          </CardHeader>
          <CardContent>1,240 requests today</CardContent>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle level={3}>Map tiles</CardTitle>
            <CardAction>
              <Chip size="sm" tone="error">
                Failed
              </Chip>
            </CardAction>
          </CardHeader>
          <CardContent>No answer since 09:40</CardContent>
        </Card>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};

/** A named `section` is a landmark that screen reader users can navigate to. */
export const NamedRegion: Story = {
  tags: ['feature'],
  render: () => (
    <Card asChild>
      <section aria-labelledby="usage-title">
        <CardHeader>
          <CardTitle id="usage-title">Usage this month</CardTitle>
        </CardHeader>
        <CardContent>28 of 35 GB are used.</CardContent>
      </section>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Usage this month' });
    await expect(region).toHaveAttribute('data-slot', 'card');
  },
};

const open = fn((event: MouseEvent) => event.preventDefault());

/** The whole card can be a link. It must not contain other controls. */
export const WholeCardIsLink: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['card-enter'] },
  render: () => (
    <Card asChild className="max-w-100 no-underline">
      <a href="#api-setup" aria-labelledby="api-setup-title" onClick={open}>
        <CardContent>
          <CardTitle id="api-setup-title">API Setup</CardTitle>
          <p className="mt-2 text-text">Connect a service and test its keys.</p>
        </CardContent>
      </a>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    open.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'API Setup' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledTimes(1);
  },
};

/** A nested card has a border. */
export const Nested: Story = {
  tags: ['feature'],
  render: () => (
    <Card>
      <CardHeader>
        <CardTitle>Plans</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-4 sm:grid-cols-2">
        <Card variant="outline">
          <CardContent>
            <CardTitle level={3}>Starter</CardTitle>
            <p className="mt-1">Three connections, tested once a day.</p>
          </CardContent>
        </Card>
        <Card variant="tonal" tone="secondary">
          <CardContent>
            <CardTitle level={3}>Team</CardTitle>
            <p className="mt-1">Twenty connections, tested every hour.</p>
          </CardContent>
        </Card>
      </CardContent>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const paddings = [...canvasElement.querySelectorAll('[data-slot="card-content"]')].map((content) =>
      Number.parseFloat(getComputedStyle(content).paddingBottom),
    );
    await expect(paddings).toEqual([20, 20, 20]);
  },
};

/** Every variant and tone, with and without the optional parts. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Card>
          <CardHeader>
            <CardTitle>Plain, with all its parts</CardTitle>
            <CardAction>
              <IconButton size="sm" aria-label="Refresh">
                <RefreshCw aria-hidden />
              </IconButton>
            </CardAction>
          </CardHeader>
          <CardContent>Each connection is tested every hour, and its last answer is kept for thirty days.</CardContent>
          <CardFooter>
            <Button size="sm">Edit connection</Button>
            <Button size="sm" variant="ghost">
              Cancel
            </Button>
          </CardFooter>
        </Card>
        <Card>
          <CardContent className="grid gap-4">
            <p>Plain, with cards inside</p>
            <Card variant="outline">
              <CardHeader>
                <CardTitle>Outlined</CardTitle>
              </CardHeader>
              <CardContent>Tested every hour.</CardContent>
            </Card>
          </CardContent>
        </Card>
      </div>
      <div className="grid gap-4 bg-paper p-4 sm:grid-cols-4">
        {tones.map((tone) => (
          <Card key={tone} variant="tonal" tone={tone}>
            <CardContent>
              <CardTitle>Soft</CardTitle>
              <p className="mt-1">in {tone}</p>
            </CardContent>
          </Card>
        ))}
      </div>
    </div>
  ),
};
