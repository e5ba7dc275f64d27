import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from 'waymark';

const meta = {
  title: 'Controls/Switch/Visual',
  component: Switch,
  tags: ['!autodocs'],
  args: { label: 'Allow notifications' },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Off and on, in every state, and the ring of the focus. */
export const Sheet: Story = {
  render: () => (
    <div className="grid grid-cols-1 items-start gap-4 bg-paper p-4 sm:grid-cols-3">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="On, focused" defaultChecked data-focused />
      <Switch label="Off, disabled" disabled />
      <Switch label="On, disabled" disabled defaultChecked />
      <Switch label="Hint" hint="In this browser only." />
      <Switch labelPosition="start" label="Label at the start" />
      <Switch labelPosition="start" label="Label at the start, on" hint="In this browser only." defaultChecked />
      <Switch
        className="max-w-drawer"
        label="A label that is longer than one line and wraps beside the switch"
        hint="Its hint begins where the label begins."
        defaultChecked
      />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
