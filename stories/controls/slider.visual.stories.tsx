import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slider } from 'waymark';

const meta = {
  title: 'Controls/Slider/Visual',
  component: Slider,
  tags: ['!autodocs'],
  args: { label: 'Corner radius' },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From the start to the end of the range, in every state, and the ring of the focus. */
export const Sheet: Story = {
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <Slider label="At the start" />
      <Slider label="In the middle" defaultValue={50} />
      <Slider label="At the end" defaultValue={100} />
      <Slider label="Focused" defaultValue={30} data-focused />
      <Slider label="Disabled" defaultValue={30} disabled />
      <Slider label="Disabled, at the end" defaultValue={100} disabled />
      <Slider label="With a unit" max={24} defaultValue={8} valueText={(value) => `${value} px`} />
      <Slider label="With a hint" hint="Of cards, buttons and fields." max={24} defaultValue={12} />
      <Slider
        label="A label that is longer than the line has room for"
        defaultValue={15}
        valueText={(value) => `${value} seconds`}
      />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
