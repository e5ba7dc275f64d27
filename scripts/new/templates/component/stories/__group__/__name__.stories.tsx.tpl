import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { __Name__ } from 'waymark';

const meta = {
  title: '__Group__/__Name__',
  component: __Name__,
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md'] } },
} satisfies Meta<typeof __Name__>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { size: 'md', children: '__Title__' } };

/** Both sizes are read like the text around them. */
export const Sizes: Story = {
  tags: ['feature'],
  render: () => (
    <p>
      Small: <__Name__ size="sm">12 requests</__Name__>, medium: <__Name__>480 requests</__Name__>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('12 requests')).toHaveAttribute('data-size', 'sm');
    await expect(canvas.getByText('480 requests')).toHaveAttribute('data-size', 'md');
  },
};

/** Both sizes. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="flex items-center gap-4 bg-paper p-4">
      <__Name__ size="sm">Small</__Name__>
      <__Name__>Medium</__Name__>
    </div>
  ),
};
