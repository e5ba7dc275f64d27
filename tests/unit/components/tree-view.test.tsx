import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DirectionProvider, TreeView } from 'waymark';

const lazy = [
  { id: 'public', label: 'public', hasChildren: true },
  { id: 'audit', label: 'audit' },
];

function activeName(): string {
  const id = screen.getByRole('tree').getAttribute('aria-activedescendant');
  return document.getElementById(`${id}-row`)?.textContent ?? '';
}

it('loads the children of an item once, and again after a failure', async () => {
  const user = userEvent.setup();
  const loadChildren = vi
    .fn<() => Promise<readonly { id: string; label: string }[]>>()
    .mockRejectedValueOnce(new Error('Unreachable'))
    .mockResolvedValueOnce([{ id: 'orders', label: 'orders' }]);
  render(<TreeView aria-label="Schemas" items={lazy} loadChildren={loadChildren} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('treeitem', { name: /Try again/ });
  expect(screen.getByRole('status')).toHaveTextContent('public could not be loaded.');
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('treeitem', { name: 'orders' });
  // Collapsing and expanding does not send another request.
  await user.keyboard('{Home}{ArrowLeft}{ArrowRight}{ArrowRight}');
  expect(activeName()).toBe('orders');
  expect(loadChildren).toHaveBeenCalledTimes(2);
});

it('makes a collapsed item active if the active item was below it', async () => {
  const user = userEvent.setup();
  const items = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }];
  const changed = vi.fn();
  render(<TreeView aria-label="Letters" items={items} defaultExpanded={new Set(['a'])} onExpandedChange={changed} />);
  await user.tab();
  await user.keyboard('{End}');
  expect(activeName()).toBe('B');
  await user.click(document.querySelector('[data-slot="tree-view-toggle"]') as Element);
  expect(changed).toHaveBeenLastCalledWith(new Set());
  expect(activeName()).toBe('A');
});

it('swaps the arrow keys in right-to-left layouts', async () => {
  const user = userEvent.setup();
  const items = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }];
  render(
    <DirectionProvider direction="rtl" scope="subtree">
      <TreeView aria-label="Letters" items={items} />
    </DirectionProvider>,
  );
  await user.tab();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(activeName()).toBe('B');
});
