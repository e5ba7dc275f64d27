import type { Meta, StoryObj } from '@storybook/react-vite';
import { Collapse, Fade, Grow, Slide, Zoom } from 'waymark';
import { LastAnswer } from './transition.samples';

const meta = {
  title: 'Content/Transition/Visual',
  component: Fade,
  tags: ['!autodocs'],
  args: { open: true },
} satisfies Meta<typeof Fade>;
export default meta;

type Story = StoryObj<typeof meta>;

const parts = { Fade, Slide, Grow, Collapse, Zoom };

/** Every part: there, and gone but kept in the page. Only a collapsed one gives its place away. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      {Object.entries(parts).map(([name, Part]) => (
        <div key={name} className="grid content-start gap-2 overflow-clip">
          <p className="text-h6">{name}, there</p>
          <Part open>
            <LastAnswer />
          </Part>
          <p className="text-h6">{name}, gone</p>
          <Part open={false} unmountOnExit={false}>
            <LastAnswer />
          </Part>
          <p className="text-h6">After it</p>
        </div>
      ))}
    </div>
  ),
};
