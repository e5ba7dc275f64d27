import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataGrid, DataGridTable, MenuItem } from 'waymark';

// Test files share modules: another file may have loaded the code.
const requests = vi.hoisted(() => {
  vi.resetModules();
  return [] as { deliver: () => Promise<void>; refuse: () => void }[];
});
vi.mock('../../../src/components/data/data-grid/load-layers', () => ({
  loadLayers: () =>
    new Promise((resolve, reject) => {
      requests.push({
        deliver: async () => resolve(await import('../../../src/components/data/data-grid/grid-layers')),
        refuse: () => reject(new TypeError('Failed to fetch dynamically imported module')),
      });
    }),
}));
afterAll(() => vi.resetModules());

const deliver = (): Promise<void> => act(async () => requests.at(-1)?.deliver());

beforeEach(() => {
  requests.length = 0;
  render(
    <DataGrid
      columns={[{ id: 'place', header: 'Place', value: (place: string) => place }]}
      data={['Hall 1']}
      getRowId={(place) => place}
      rowActions={() => <MenuItem>Open</MenuItem>}
    >
      <DataGridTable aria-label="Places" />
    </DataGrid>,
  );
});

describe.each([
  ['a column', 'Options of Place', 'Sort ascending'],
  ['a row', 'Actions of Hall 1', 'Open'],
])('the menu of %s', (_owner, name, firstItem) => {
  const button = (): HTMLElement => screen.getByRole('button', { name });

  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    'opens after "%s" when its code has loaded, and returns focus',
    async (key) => {
      const user = userEvent.setup();
      act(() => button().focus());
      await user.keyboard(key);
      expect(button()).toHaveAttribute('aria-expanded', 'false');
      await deliver();
      expect(button()).toHaveAttribute('aria-expanded', 'true');
      expect(await screen.findByRole('menu', { name })).toBeInTheDocument();
      expect(screen.getByRole('menuitem', { name: firstItem })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(button()).toHaveFocus();
      expect(button()).toHaveAttribute('aria-expanded', 'false');
    },
  );

  it('opens after a click when its code has loaded', async () => {
    fireEvent.click(button());
    await deliver();
    expect(screen.getByRole('menuitem', { name: firstItem })).toBeInTheDocument();
  });

  it('does not open if focus has moved on before its code has loaded', async () => {
    const user = userEvent.setup();
    await user.click(button());
    await user.click(document.body);
    await deliver();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens after another click if its code could not be loaded', async () => {
    fireEvent.click(button());
    await act(async () => requests.at(-1)?.refuse());
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button());
    await deliver();
    expect(screen.getByRole('menuitem', { name: firstItem })).toBeInTheDocument();
  });
});
