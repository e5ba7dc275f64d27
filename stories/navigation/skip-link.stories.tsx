import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SkipLink } from 'waymark';
import { SkipPage } from './skip-link.samples';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  decorators: [
    (Story) => (
      <SkipPage>
        <Story />
      </SkipPage>
    ),
  ],
  argTypes: {
    asChild: { control: false },
    children: { description: "Its text. The provider's `skipToContent` without.", control: 'text' },
    onClick: { description: 'Called at a press; `preventDefault` vetoes.' },
  },
  args: { targetId: 'skip-link-target', onClick: fn() },
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'Skip to the connections' } };
