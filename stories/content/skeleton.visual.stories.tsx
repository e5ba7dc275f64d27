import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardContent, Skeleton, SkeletonGroup } from 'waymark';

const meta = { title: 'Content/Skeleton/Visual', component: Skeleton, tags: ['!autodocs'] } satisfies Meta<
  typeof Skeleton
>;
export default meta;

type Story = StoryObj<typeof meta>;

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

/** Every shape and size, on the page, on paper, and on a tint. */
export const Sheet: Story = {
  render: () => (
    <SkeletonGroup className="grid gap-4 sm:grid-cols-3">
      <div className="grid content-start gap-3 p-6">{shapes}</div>
      <Card>
        <CardContent className="grid gap-3">{shapes}</CardContent>
      </Card>
      <Card variant="soft">
        <CardContent className="grid gap-3">{shapes}</CardContent>
      </Card>
    </SkeletonGroup>
  ),
};
