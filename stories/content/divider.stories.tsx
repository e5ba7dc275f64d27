import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from 'waymark';

const meta = {
  title: 'Content/Divider',
  component: Divider,
  argTypes: {
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
    children: { description: 'A word on the line.', control: 'text' },
  },
  decorators: [
    (Story) => (
      <div className="grid min-h-header-chip content-center justify-items-stretch">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { orientation: 'horizontal', decorative: true, align: 'center', children: 'or' },
};
