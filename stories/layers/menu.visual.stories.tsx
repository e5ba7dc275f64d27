import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Copy, Pencil, Trash2 } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import {
  Button,
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from 'waymark';

const meta = {
  title: 'Layers/Menu/Visual',
  component: Menu,
  tags: ['!autodocs'],
  args: { children: null },
  parameters: { layout: 'fullscreen', visual: { fullPage: true } },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every kind of entry, one of them where the focus is, and a menu inside a menu. */
export const Sheet: Story = {
  render: () => (
    <div className="min-h-screen bg-paper p-6">
      <Menu open>
        <MenuTrigger asChild>
          <Button variant="outline" endIcon={<ChevronDown />}>
            Actions
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuLabel>Connection</MenuLabel>
          <MenuItem>
            <Pencil aria-hidden />
            Edit
          </MenuItem>
          <MenuItem disabled>
            <Copy aria-hidden />
            Duplicate
          </MenuItem>
          <MenuItem className="max-w-flyout">An entry with more text than one line takes</MenuItem>
          <MenuSeparator />
          <MenuCheckboxItem checked>Failed connections</MenuCheckboxItem>
          <MenuCheckboxItem>Paused connections</MenuCheckboxItem>
          <MenuSeparator />
          <MenuRadioGroup value="name" aria-label="Sort by">
            <MenuRadioItem value="name">By name</MenuRadioItem>
            <MenuRadioItem value="latency">By latency</MenuRadioItem>
            <MenuRadioItem value="date" disabled>
              By date
            </MenuRadioItem>
          </MenuRadioGroup>
          <MenuSeparator />
          <MenuSub open>
            <MenuSubTrigger>Export</MenuSubTrigger>
            <MenuSubContent>
              <MenuItem>CSV</MenuItem>
              <MenuItem>JSON</MenuItem>
            </MenuSubContent>
          </MenuSub>
          <MenuItem>
            <Trash2 aria-hidden />
            Remove
          </MenuItem>
        </MenuContent>
      </Menu>
    </div>
  ),
  play: async () => {
    await screen.findByRole('menuitem', { name: 'CSV' });
    // The menu takes the focus as it opens, which may be later than it shows; the inner one takes none.
    const menu = screen.getByRole('menu', { name: 'Actions' });
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    const entry = screen.getByRole('menuitem', { name: 'Edit' });
    entry.focus();
    await expect(entry).toHaveFocus();
  },
};
