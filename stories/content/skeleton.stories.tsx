import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonGroup } from 'waymark';

const meta = {
  title: 'Content/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  argTypes: {
    shape: { control: 'inline-radio', options: ['text', 'circle', 'block'] },
    lines: { control: { type: 'range', min: 1, max: 8 } },
  },
  decorators: [
    (Story) => (
      <SkeletonGroup>
        <Story />
      </SkeletonGroup>
    ),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'text', lines: 3 } };
