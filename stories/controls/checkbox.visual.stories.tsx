import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from 'waymark';

const meta = {
  title: 'Controls/Checkbox/Visual',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'Keep me signed in' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Off, on and mixed, in every state. */
export const Sheet: Story = {
  render: () => (
    <div className="grid grid-cols-1 items-start gap-4 bg-paper p-4 sm:grid-cols-3">
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Mixed" indeterminate />
      <Checkbox label="Off, disabled" disabled />
      <Checkbox label="On, disabled" disabled defaultChecked />
      <Checkbox label="Mixed, disabled" disabled indeterminate />
      <Checkbox label="Hint" hint="On this device only." />
      <Checkbox label="Error" error="Agree to the terms to sign up" />
      <Checkbox
        label="Hint and error"
        hint="You can take it back."
        error="Agree to the terms to sign up"
        defaultChecked
      />
      <Checkbox
        className="max-w-drawer"
        label="A label that is longer than one line and wraps beside the box"
        hint="Its hint begins where the label begins."
        defaultChecked
      />
    </div>
  ),
};

/** The ring of the focus. */
export const Focused: Story = {
  render: () => (
    <div className="bg-paper p-4">
      <Checkbox label="Keep me signed in" defaultChecked />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector('input')?.focus({ focusVisible: true });
  },
};
