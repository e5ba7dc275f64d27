import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TagInput } from 'waymark';

const meta = {
  title: 'Controls/TagInput',
  component: TagInput,
  argTypes: {
    label: { description: 'The label; also the accessible name.', control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
  },
  args: { label: 'Tags', className: 'max-w-drawer' },
} satisfies Meta<typeof TagInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter and a comma add a tag, and Backspace removes the last one. */
export const Playground: Story = {
  args: { size: 'md', hint: 'Separate tags with a comma.', error: '', disabled: false, onSelectedChange: fn() },
  parameters: { keyboard: ['tag-add', 'tag-backspace', 'tag-tab'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('urgent{Enter}billing,');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['urgent', 'billing']));
    await userEvent.keyboard('{Backspace}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['urgent']));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Remove urgent' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set());
    await expect(canvas.getByRole('textbox', { name: 'Tags' })).toHaveFocus();
  },
};

/** Sizes and states. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => {
    const tags = new Set(['urgent', 'billing']);
    return (
      <div className="grid items-start gap-6 bg-paper p-4 sm:grid-cols-2">
        <TagInput label="Empty" placeholder="Add a tag" />
        <TagInput label="Filled" defaultSelected={tags} hint="Separate tags with a comma." />
        <TagInput label="Error" defaultSelected={tags} error="At most one tag." />
        <TagInput label="Disabled" defaultSelected={tags} disabled />
        <TagInput label="Small" size="sm" defaultSelected={tags} />
        <TagInput label="Large" size="lg" defaultSelected={tags} required />
      </div>
    );
  },
};
