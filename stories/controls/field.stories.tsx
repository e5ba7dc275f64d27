import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, fieldBoxClass } from 'waymark';

const meta = {
  title: 'Controls/Field',
  component: Field,
  argTypes: {
    label: { control: 'text' },
    labelPlacement: { control: 'inline-radio', options: ['above', 'hidden'] },
    hint: { control: 'text' },
    error: { control: 'text' },
    children: { control: false },
  },
  args: {
    label: 'Request template',
    children: (control) => <textarea {...control} rows={3} className={fieldBoxClass(control['aria-invalid'])} />,
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    labelPlacement: 'above',
    hint: 'Sent with each request to the service.',
    error: '',
    showOptional: false,
    optionalLabel: 'optional',
    required: false,
  },
};
