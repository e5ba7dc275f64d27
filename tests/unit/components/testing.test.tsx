import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Combobox, DataGrid, DataGridTable, DateField, Menu, MenuContent, MenuItem, MenuTrigger } from 'waymark';
import { comboboxOf, dateFieldOf, gridOf, menuOf, setUpDom } from 'waymark/testing';

let restore: () => void;

beforeEach(() => {
  restore = setUpDom({ height: 480 });
});

afterEach(() => restore());

it('renders and operates the visible rows of a large grid', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ id: String(index), city: `City ${index}` }));
  render(
    <DataGrid
      data={rows}
      columns={[{ id: 'city', header: 'City', value: ({ city }) => city }]}
      getRowId={({ id }) => id}
    >
      <DataGridTable aria-label="Cities" />
    </DataGrid>,
  );
  const grid = gridOf(userEvent.setup(), screen.getByRole('grid'));
  expect(grid.rows().length).toBeGreaterThanOrEqual(10);
  expect(grid.rows().length).toBeLessThan(60);
  expect(grid.column('city').slice(0, 2)).toEqual(['City 0', 'City 1']);
  await grid.sort('city');
  await grid.sort('city');
  expect(grid.cell(0, 'city')).toHaveTextContent('City 999');
  await expect(grid.sort('country')).rejects.toThrow('no column "country"');
});

it('selects an option, a date and an item', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(
    <form>
      <Combobox
        label="Owner"
        options={[
          { value: 'a', label: 'Ada' },
          { value: 'g', label: 'Grace' },
        ]}
      />
      <DateField label="Due" defaultValue="2026-03-04" />
      <Menu>
        <MenuTrigger>Actions</MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={onSelect}>Delete</MenuItem>
        </MenuContent>
      </Menu>
    </form>,
  );
  const owner = screen.getByRole('combobox', { name: 'Owner' });
  await comboboxOf(user, owner).select('Grace');
  expect(owner).toHaveValue('Grace');
  await comboboxOf(user, owner).filter('Ad');
  expect(comboboxOf(user, owner).options()).toHaveLength(1);
  await user.keyboard('{Escape}');

  const due = screen.getByRole('group', { name: 'Due' });
  await dateFieldOf(user, due).pick(17);
  expect(dateFieldOf(user, due).value()).toBe('2026-03-17');
  await dateFieldOf(user, due).enter('2026-04-02');
  expect(dateFieldOf(user, due).value()).toBe('2026-04-02');

  const menu = menuOf(user, screen.getByRole('button', { name: 'Actions' }));
  await expect(menu.select('Remove')).rejects.toThrow('no item "Remove". There are: Delete.');
  await menu.select('Delete');
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('selects an item from a row menu', async () => {
  const onSelect = vi.fn();
  render(
    <DataGrid
      data={[{ id: 'o' }]}
      columns={[{ id: 'id', header: 'Id', value: ({ id }) => id }]}
      getRowId={({ id }) => id}
      rowActions={({ id }) => <MenuItem onSelect={() => onSelect(id)}>Copy</MenuItem>}
    >
      <DataGridTable aria-label="Orders" />
    </DataGrid>,
  );
  await menuOf(userEvent.setup(), screen.getByRole('button', { name: /^Actions/ })).select('Copy');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('o');
});

it('sets the media queries and the window width', () => {
  restore();
  const before = window.innerWidth;
  restore = setUpDom({ width: 600, features: ['prefers-color-scheme: dark'] });
  expect(window.matchMedia('(min-width: 900px)').matches).toBe(false);
  expect(window.matchMedia('(max-width: 900px) and (prefers-color-scheme: dark)').matches).toBe(true);
  expect(window.matchMedia('(prefers-contrast: more)').matches).toBe(false);
  restore();
  expect(window.innerWidth).toBe(before);
});
