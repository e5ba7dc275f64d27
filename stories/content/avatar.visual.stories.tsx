import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, type AvatarSize, tones } from 'waymark';
import { portrait } from './avatar.samples';

const meta = {
  title: 'Content/Avatar/Visual',
  component: Avatar,
  tags: ['!autodocs'],
  args: { name: 'John Doe' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes: AvatarSize[] = ['sm', 'md', 'lg', 'xl'];

/** Every size with a picture, with initials and without a name; every tone. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-4 bg-paper p-4">
      <div className="flex flex-wrap items-center gap-3">
        {sizes.map((size) => (
          <Avatar key={size} size={size} name="John Doe" src={portrait} />
        ))}
        {sizes.map((size) => (
          <Avatar key={size} size={size} name="Walter Wong" />
        ))}
        {sizes.map((size) => (
          <Avatar key={size} size={size} name="Madonna" />
        ))}
        {sizes.map((size) => (
          <Avatar key={size} size={size} name="" />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {tones.map((tone) => (
          <Avatar key={tone} tone={tone} size="lg" name={`Ada ${tone}`} />
        ))}
      </div>
    </div>
  ),
};
