import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, Card, CardContent, Divider } from 'waymark';

const meta = {
  title: 'Content/Divider',
  component: Divider,
  argTypes: {
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
    children: { description: 'The text on the line.', control: 'text' },
  },
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [
    (Story) => (
      <div className="grid min-h-header-chip content-center justify-items-stretch">
        <Story />
      </div>
    ),
  ],
  args: { orientation: 'horizontal', decorative: true, align: 'center', children: 'or' },
};

/** A decorative line is not announced. */
export const Decorative: Story = {
  tags: ['feature'],
  render: () => (
    <Card className="max-w-100">
      <CardContent className="grid gap-4">
        <p>Tested every hour</p>
        <Divider data-testid="line" />
        <p>Last answer in 180 ms</p>
      </CardContent>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('separator')).not.toBeInTheDocument();
    const line = canvas.getByTestId('line').getBoundingClientRect();
    await expect(line.height).toBe(1);
    await expect(line.width).toBeGreaterThan(100);
  },
};

/** The text is read like any other text. It can be at the start, in the center or at the end. */
export const WithText: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid max-w-100 gap-4">
      <Button variant="outline">Continue with another account</Button>
      <Divider data-testid="line">or</Divider>
      <Button>Sign in</Button>
      <Divider align="start" data-testid="line">
        Today
      </Divider>
      <Divider align="end" data-testid="line">
        12 rows
      </Divider>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const original = document.documentElement.dir;
    for (const direction of ['rtl', 'ltr']) {
      document.documentElement.dir = direction;
      const offsets = canvas.getAllByTestId('line').map((line) => {
        const outer = line.getBoundingClientRect();
        const text = line.firstElementChild?.getBoundingClientRect() ?? outer;
        // 1: more space on the left, -1: on the right, 0: equal.
        return Math.sign(Math.round(text.left - outer.left - (outer.right - text.right))) || 0;
      });
      await expect(offsets).toEqual(direction === 'rtl' ? [0, 1, -1] : [0, -1, 1]);
    }
    document.documentElement.dir = original;
  },
};

/** With `decorative={false}`, a screen reader announces a separator, named by the text. */
export const Separator: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4">
      <p>Store Verification Done</p>
      <Divider decorative={false} />
      <p>Check Your Mail</p>
      <Divider decorative={false}>Earlier</Divider>
      <p>Map tiles failed at 09:40</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [plain, named] = within(canvasElement).getAllByRole('separator');
    await expect(plain).toHaveAttribute('aria-orientation', 'horizontal');
    await expect(plain).not.toHaveAttribute('aria-labelledby');
    await expect(named).toHaveAccessibleName('Earlier');
  },
};

/** A vertical divider is as high as its row. */
export const Vertical: Story = {
  tags: ['feature'],
  render: () => (
    <div className="flex items-center gap-4">
      <p>1,240 requests</p>
      <Divider orientation="vertical" decorative={false} />
      <p>
        12 failures,
        <br />3 of them today
      </p>
      <Divider orientation="vertical">or</Divider>
      <Button variant="ghost">Show all</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    await expect(line.getBoundingClientRect().height).toBe(line.parentElement?.getBoundingClientRect().height);
  },
};

const aligns = ['start', 'center', 'end'] as const;

/** Both orientations, with and without text, on the page and on a card. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-6">
      <Divider />
      <Card>
        <CardContent className="grid gap-6">
          <Divider />
          {aligns.map((align) => (
            <Divider key={align} align={align}>
              At the {align}
            </Divider>
          ))}
          <Divider align="center">
            A text that is too long for one line wraps, and leaves the line room at both of its ends
          </Divider>
          <div className="flex min-h-header justify-around">
            <Divider orientation="vertical" />
            {aligns.map((align) => (
              <Divider key={align} orientation="vertical" align={align}>
                {align}
              </Divider>
            ))}
          </div>
        </CardContent>
      </Card>
    </div>
  ),
};
