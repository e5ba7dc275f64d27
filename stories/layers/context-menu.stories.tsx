import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ContextMenu, ContextMenuContent, ContextMenuTrigger, MenuItem, MenuSeparator } from 'waymark';

const content = (
  <>
    <MenuItem>
      <Copy aria-hidden />
      Duplicate
    </MenuItem>
    <MenuItem disabled inset>
      Share
    </MenuItem>
    <MenuSeparator />
    <MenuItem>
      <Trash2 aria-hidden />
      Delete
    </MenuItem>
  </>
);

const meta = {
  title: 'Layers/ContextMenu',
  component: ContextMenu,
  argTypes: { children: { control: false } },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <ContextMenuTrigger className="grid max-w-drawer gap-2 rounded border border-border bg-paper p-4">
          <button type="button" className="justify-self-start underline">
            Report of November
          </button>
          <span className="text-caption text-muted">Right-click, or press Shift + F10.</span>
        </ContextMenuTrigger>
        <ContextMenuContent aria-label="Report of November">{content}</ContextMenuContent>
      </>
    ),
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keys open the menu at the focused element, and a right click opens it at the pointer. */
export const Playground: Story = {
  parameters: { keyboard: ['context-open', 'context-move', 'context-choose', 'context-close'] },
  play: async ({ canvasElement }) => {
    const report = within(canvasElement).getByRole('button', { name: 'Report of November' });
    await userEvent.tab();
    await expect(report).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const menu = await screen.findByRole('menu', { name: 'Report of November' });
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(menu).getByRole('menuitem', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(report).toHaveFocus());
    await userEvent.pointer({ keys: '[MouseRight]', target: report });
    const again = await screen.findByRole('menu', { name: 'Report of November' });
    await waitFor(() => expect(again).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(report).toHaveFocus();
  },
};

/** The open menu. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="min-h-60 bg-paper p-4">
      <ContextMenu defaultOpen>
        <ContextMenuTrigger className="rounded border border-border p-4">Report of November</ContextMenuTrigger>
        <ContextMenuContent aria-label="Report of November">{content}</ContextMenuContent>
      </ContextMenu>
    </div>
  ),
};
