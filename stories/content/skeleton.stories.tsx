import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar, Button, Card, CardContent, CardTitle, Skeleton, SkeletonGroup } from 'waymark';

const meta = {
  title: 'Content/Skeleton',
  component: Skeleton,
  argTypes: {
    shape: { control: 'inline-radio', options: ['text', 'circle', 'block'] },
    lines: { control: { type: 'range', min: 1, max: 8 } },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [
    (Story) => (
      <SkeletonGroup>
        <Story />
      </SkeletonGroup>
    ),
  ],
  args: { shape: 'text', lines: 3 },
};

/** The group stays mounted. It announces "Loading" once and is busy until the content is displayed. */
export const LoadsInPlace: Story = {
  tags: ['feature'],
  render: function Render() {
    const [loading, setLoading] = useState(true);
    return (
      <div className="grid max-w-100 justify-items-start gap-4">
        <Card className="w-full">
          <CardContent>
            <SkeletonGroup loading={loading} className="flex gap-3">
              {loading ? <Skeleton shape="circle" /> : <Avatar name="Ada Fischer" size="lg" decorative />}
              <div className="min-w-0 grow">
                <p className="text-h4">{loading ? <Skeleton /> : 'Ada Fischer'}</p>
                <p>
                  {loading ? (
                    <Skeleton lines={2} />
                  ) : (
                    'Looks after the weather service and the map tiles, and after nine other connections.'
                  )}
                </p>
              </div>
            </SkeletonGroup>
          </CardContent>
        </Card>
        <Button variant="outline" onClick={() => setLoading(!loading)}>
          {loading ? 'Finish loading' : 'Load again'}
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toContainElement(status);
    const group = canvasElement.querySelector('[data-slot="skeleton-group"]') as HTMLElement;
    await expect(group).toHaveAttribute('data-state', 'loading');
    const before = group.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish loading' }));
    await expect(status).toBeEmptyDOMElement();
    await expect(group).toHaveAttribute('data-state', 'loaded');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
    await expect(canvas.getByText('Ada Fischer')).toBeVisible();
    await expect(group.getBoundingClientRect().width).toBe(before.width);
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(status).toHaveTextContent('Loading');
  },
};

/** A line is as high as a line of the text that it replaces, at every type style and text size. */
export const AsHighAsText: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid grid-cols-2 gap-x-4">
      {['text-h1', 'text-title', 'text-body', 'text-caption'].map((type) => (
        <div key={type} className="contents">
          <p className={type} data-testid="text">
            28 of 35 GB
          </p>
          <p className={type} data-testid="placeholder">
            <Skeleton />
          </p>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heights = (id: string) => canvas.getAllByTestId(id).map((element) => element.getBoundingClientRect().height);
    await expect(heights('placeholder')).toEqual(heights('text'));
  },
};

/** The shapes are hidden from assistive technology, and static with reduced motion. */
export const QuietShapes: Story = {
  tags: ['feature'],
  render: () => (
    <SkeletonGroup label="Loading connections" className="grid max-w-100 gap-3">
      <Skeleton shape="block" className="h-header" data-testid="shape" />
      <Skeleton lines={3} data-testid="shape" />
      <Skeleton shape="circle" className="size-drawer-mini" data-testid="shape" />
    </SkeletonGroup>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading connections');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const shape of canvas.getAllByTestId('shape')) {
      await expect(shape).toHaveAttribute('aria-hidden', 'true');
      await expect(getComputedStyle(shape).animationName).toBe(still ? 'none' : 'wm-pulse');
    }
    // The class sets the size.
    const [block, , circle] = canvas.getAllByTestId('shape');
    await expect(block?.getBoundingClientRect().height).toBe(88);
    await expect(circle?.getBoundingClientRect().width).toBe(72);
  },
};

/** A card that is loading: shapes replace the title, the text and the picture. */
export const CardThatLoads: Story = {
  tags: ['feature'],
  render: () => (
    <Card className="max-w-100">
      <CardContent>
        <SkeletonGroup className="grid gap-3">
          <CardTitle>
            <Skeleton className="w-flyout" />
            <span className="sr-only">Usage this month</span>
          </CardTitle>
          <Skeleton shape="block" className="h-header-brand" />
          <p className="text-caption">
            <Skeleton lines={2} />
          </p>
        </SkeletonGroup>
      </CardContent>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Usage this month' })).toBeVisible();
  },
};

const shapes = (
  <>
    <Skeleton />
    <Skeleton lines={3} />
    <p className="text-h1">
      <Skeleton className="w-drawer-mini" />
    </p>
    <div className="flex items-center gap-3">
      <Skeleton shape="circle" />
      <Skeleton shape="circle" className="size-6" />
      <Skeleton className="grow" />
    </div>
    <Skeleton shape="block" />
    <Skeleton shape="block" className="h-header" />
  </>
);

/** Every shape and size, on the page, on a card and on a tint. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <SkeletonGroup className="grid gap-4 sm:grid-cols-3">
      <div className="grid content-start gap-3 p-6">{shapes}</div>
      <Card>
        <CardContent className="grid gap-3">{shapes}</CardContent>
      </Card>
      <Card variant="tonal">
        <CardContent className="grid gap-3">{shapes}</CardContent>
      </Card>
    </SkeletonGroup>
  ),
};
