import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cloud, Database, HardDrive, Server } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RichSelect } from 'waymark';

const sources = [
  { value: 'rest', label: 'REST API', description: 'Any address that answers with JSON', start: <Cloud /> },
  { value: 'postgres', label: 'PostgreSQL', description: 'Read through a view', start: <Database /> },
  { value: 'warehouse', label: 'Warehouse', description: 'Loaded every night', start: <Server />, disabled: true },
  { value: 'file', label: 'File', start: <HardDrive /> },
];

const meta = {
  title: 'Controls/RichSelect',
  component: RichSelect,
  argTypes: {
    label: { description: 'The label; also the accessible name.', control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    options: { control: false },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
  },
  args: { label: 'Source', options: sources, placeholder: 'Choose a source', className: 'max-w-drawer' },
} satisfies Meta<typeof RichSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keys open the list, move through it and select an option. */
export const Playground: Story = {
  args: { name: 'source', size: 'md', hint: '', error: '', disabled: false, onValueChange: fn() },
  parameters: {
    keyboard: [
      'rich-select-open',
      'rich-select-ends',
      'rich-select-move',
      'rich-select-letters',
      'rich-select-choose',
      'rich-select-escape',
      'rich-select-tab',
    ],
  },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('combobox', { name: 'Source' });
    const active = (): string | null =>
      document.getElementById(button.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('listbox', { name: 'Source' })).toBeVisible();
    await expect(active()).toBe('REST APIAny address that answers with JSON');
    await userEvent.keyboard('{End}');
    await expect(active()).toBe('File');
    // The disabled option is skipped.
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe('PostgreSQLRead through a view');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('f');
    await expect(active()).toBe('File');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('file');
    await expect(button).toHaveTextContent('File');
    await userEvent.keyboard(' {Home}');
    await expect(active()).toBe('REST APIAny address that answers with JSON');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rest');
    await expect(button).not.toHaveFocus();
  },
};

/** Every state, and the open list. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="grid min-h-120 grid-cols-1 content-start items-start gap-6 bg-paper p-4 sm:grid-cols-2">
      <RichSelect label="Selected" options={sources} defaultValue="postgres" defaultOpen />
      <RichSelect label="Placeholder" options={sources} placeholder="Choose a source" />
      <div aria-hidden className="hidden sm:block" />
      <RichSelect label="Error" options={sources} placeholder="Choose a source" error="Choose where the rows are." />
      <div aria-hidden className="hidden sm:block" />
      <RichSelect label="Disabled" options={sources} defaultValue="rest" disabled />
      <div aria-hidden className="hidden sm:block" />
      <RichSelect aria-label="Small" size="sm" options={sources} defaultValue="file" />
    </div>
  ),
};
