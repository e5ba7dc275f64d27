import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Folder } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TreeView } from 'waymark';

const file = (id: string, label: string) => ({ id, label, start: <FileText /> });

const items = [
  {
    id: 'reports',
    label: 'Reports',
    start: <Folder />,
    end: '3',
    children: [
      file('sales', 'Sales'),
      { id: 'archive', label: 'Archive', start: <Folder />, children: [file('y2025', '2025'), file('y2024', '2024')] },
      { ...file('draft', 'Draft'), disabled: true },
    ],
  },
  { id: 'shared', label: 'Shared', start: <Folder />, children: [file('team', 'Team')] },
  file('readme', 'Read me'),
];

const never = new Promise<never>(() => undefined);

const meta = {
  title: 'Data/TreeView',
  component: TreeView,
  argTypes: {
    items: { control: false },
    loadChildren: { control: false },
    value: { control: false },
    expanded: { control: false },
  },
  args: { 'aria-label': 'Files', items, onValueChange: fn(), className: 'max-w-drawer' },
} satisfies Meta<typeof TreeView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One tab stop. The keys of the WAI-ARIA pattern expand items, move and select. */
export const Playground: Story = {
  parameters: {
    keyboard: [
      'tree-tab',
      'tree-down-up',
      'tree-right',
      'tree-left',
      'tree-home-end',
      'tree-star',
      'tree-letters',
      'tree-enter',
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tree = canvas.getByRole('tree', { name: 'Files' });
    const active = (): string =>
      document.getElementById(`${tree.getAttribute('aria-activedescendant')}-row`)?.textContent ?? '';
    await userEvent.tab();
    await expect(tree).toHaveFocus();
    await expect(active()).toBe('Reports3');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(active()).toBe('Sales');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: 'Archive' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
    await expect(active()).toBe('Archive');
    await expect(canvas.queryByRole('treeitem', { name: '2025' })).not.toBeInTheDocument();
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(active()).toBe('Shared');
    await userEvent.keyboard('*');
    await expect(canvas.getByRole('treeitem', { name: 'Team' })).toBeVisible();
    await userEvent.keyboard('{Home}dr');
    await expect(active()).toBe('Draft');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sales');
    await expect(canvas.getByRole('treeitem', { name: 'Sales' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Levels, a selected and a disabled item, and items that are loading or could not be loaded. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid items-start gap-6 bg-paper p-4 sm:grid-cols-2">
      <TreeView
        aria-label="Files"
        items={items}
        defaultExpanded={new Set(['reports', 'archive'])}
        defaultValue="y2025"
        data-focused
      />
      <TreeView
        aria-label="Schemas"
        items={[
          { id: 'public', label: 'public', start: <Folder />, hasChildren: true },
          { id: 'audit', label: 'audit', start: <Folder />, hasChildren: true },
          { id: 'long', label: 'a_schema_with_a_name_that_is_longer_than_its_column_and_wraps' },
        ]}
        loadChildren={({ id }) => (id === 'public' ? never : Promise.reject(new Error('Unreachable')))}
        defaultExpanded={new Set(['public', 'audit'])}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('treeitem', { name: /audit could not be loaded/ });
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
