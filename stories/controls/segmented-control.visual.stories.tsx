import type { Meta, StoryObj } from '@storybook/react-vite';
import { List, Monitor, Moon, Sun, Table } from 'lucide-react';
import { SegmentedControl, SegmentedControlItem } from 'waymark';

const meta = {
  title: 'Controls/SegmentedControl/Visual',
  component: SegmentedControl,
  tags: ['!autodocs'],
  args: { label: 'Colour mode' },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

const modes = (
  <>
    <SegmentedControlItem value="system" icon={<Monitor />}>
      System
    </SegmentedControlItem>
    <SegmentedControlItem value="light" icon={<Sun />}>
      Light
    </SegmentedControlItem>
    <SegmentedControlItem value="dark" icon={<Moon />}>
      Dark
    </SegmentedControlItem>
  </>
);

/** With text, with icons, in every state, and the ring of the focus. */
export const Sheet: Story = {
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <SegmentedControl label="None chosen">{modes}</SegmentedControl>
      <SegmentedControl label="One chosen" defaultValue="light">
        {modes}
      </SegmentedControl>
      <SegmentedControl label="Focused" defaultValue="a">
        <SegmentedControlItem value="a" data-focused>
          Today
        </SegmentedControlItem>
        <SegmentedControlItem value="b">This Month</SegmentedControlItem>
      </SegmentedControl>
      <SegmentedControl label="Disabled" defaultValue="dark" disabled>
        {modes}
      </SegmentedControl>
      <SegmentedControl label="One disabled" defaultValue="a">
        <SegmentedControlItem value="a">None</SegmentedControlItem>
        <SegmentedControlItem value="b" disabled>
          API key
        </SegmentedControlItem>
      </SegmentedControl>
      <SegmentedControl label="Icons only, label hidden" labelHidden defaultValue="list">
        <SegmentedControlItem value="list" icon={<List />} aria-label="List" />
        <SegmentedControlItem value="table" icon={<Table />} aria-label="Table" />
      </SegmentedControl>
      <SegmentedControl label="Narrow" defaultValue="light" className="max-w-flyout">
        {modes}
      </SegmentedControl>
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
