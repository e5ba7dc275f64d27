import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from 'waymark';
import { SkipPage } from './skip-link.samples';

const meta = { title: 'Navigation/SkipLink/Visual', component: SkipLink, tags: ['!autodocs'] } satisfies Meta<
  typeof SkipLink
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With the focus, when it shows. */
export const Sheet: Story = {
  render: () => (
    <SkipPage>
      <SkipLink targetId="skip-link-target" />
    </SkipPage>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector('a')?.focus();
  },
};
