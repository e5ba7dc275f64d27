import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  createRowGroups,
  DataGrid,
  type DataGridColumn,
  type DataGridProps,
  DataGridTable,
  type RowTreeOptions,
  useRowTree,
} from 'waymark';

interface Row {
  id: string;
  place: string;
  level: string;
  value: number;
  below?: readonly Row[];
}

const columns: readonly DataGridColumn<Row>[] = [
  { id: 'id', header: 'Id', value: ({ id }) => id },
  { id: 'place', header: 'Place', value: ({ place }) => place },
  {
    id: 'level',
    header: 'Level',
    value: ({ level }) => level,
    facetOrder: ['high', 'low'],
    facetLabel: (one) => one.toUpperCase(),
  },
  {
    id: 'value',
    header: 'Value',
    type: 'number',
    value: ({ value }) => value,
    summary: (rows) => rows.reduce((sum, { value }) => sum + value, 0),
  },
];
const row = (id: string, place: string, level: string, value: number, below?: readonly Row[]): Row => ({
  id,
  place,
  level,
  value,
  below,
});
const rows = [
  row('a', 'Hall 2', 'low', 1),
  row('b', 'Hall 1', 'high', 2),
  row('c', 'Hall 1', 'low', 4),
  row('d', 'Hall 2', 'low', 8),
];
const getRowId = ({ id }: Row): string => id;

const show = (props: Partial<DataGridProps<Row>>) => (
  <DataGrid columns={columns} data={rows} getRowId={getRowId} {...props}>
    <DataGridTable aria-label="Rows" />
  </DataGrid>
);
const shownRows = (): string[] =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('row')
    .slice(1)
    // The total is the last row group.
    .filter(({ dataset }) => dataset.slot !== 'data-grid-summary')
    .map((one) => `${one.getAttribute('aria-level')} ${one.textContent}`);
const press = (keys: string) => userEvent.keyboard(keys);
const focusCell = (text: string): void => {
  screen.getByText(text).closest<HTMLElement>('[data-column]')?.focus();
};

describe('the groups of a grid', () => {
  it('follow the order of their columns and show their totals', async () => {
    const groups = createRowGroups<Row>(['level', 'place']);
    render(show({ hierarchy: groups, defaultExpanded: new Set(['low', 'low/Hall 2']) }));
    expect(shownRows()).toEqual([
      '1 Level: HIGH 1 row2',
      '1 Level: LOW 3 rows13',
      '2 Place: Hall 1 1 row4',
      '2 Place: Hall 2 2 rows9',
      '3 aHall 2low1',
      '3 dHall 2low8',
    ]);
    expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '8');
  });

  it('expand by keyboard, and report the change', async () => {
    const onExpandedChange = vi.fn();
    render(show({ hierarchy: createRowGroups<Row>(['level']), onExpandedChange }));
    focusCell('1 row');
    await press('{ArrowRight}');
    expect(onExpandedChange).toHaveBeenLastCalledWith(new Set(['high']));
    expect(shownRows()).toHaveLength(3);
    await press('{ArrowDown}{ArrowLeft}{Enter}');
    expect(onExpandedChange).toHaveBeenLastCalledWith(new Set());
  });

  it('contain only the matching rows, and follow the sort order', () => {
    const sort = [{ column: 'level', descending: true }];
    render(show({ hierarchy: createRowGroups<Row>(['level']), defaultState: { search: 'hall 1', sort } }));
    expect(shownRows()).toEqual(['1 Level: LOW 1 row4', '1 Level: HIGH 1 row2']);
  });
});

const getBelow = ({ below }: Row): readonly Row[] | undefined => below;

function Tree({ tree, ...props }: Partial<DataGridProps<Row>> & { tree: RowTreeOptions<Row> }) {
  return show({ ...props, hierarchy: useRowTree(tree) });
}

describe('a tree of rows', () => {
  const [a, b, c, d] = rows;
  const roots = a && b && c && d ? [{ ...b, below: [{ ...d, below: [c] }, a] }] : [];

  it('sorts the rows of a parent, and keeps the ancestors of a matching row', () => {
    const expanded = new Set(['b', 'd']);
    const sort = [{ column: 'value', descending: false }];
    const { rerender } = render(
      <Tree tree={{ getChildren: getBelow }} data={roots} expanded={expanded} defaultState={{ sort }} />,
    );
    const ids = (): string[] => shownRows().map((text) => text.slice(0, 3));
    expect(ids()).toEqual(['1 b', '2 a', '2 d', '3 c']);
    rerender(
      <Tree
        key="search"
        tree={{ getChildren: getBelow }}
        data={roots}
        expanded={expanded}
        defaultState={{ search: 'c' }}
      />,
    );
    expect(ids()).toEqual(['1 b', '2 d', '3 c']);
  });

  it('loads rows once, explains why they are missing, and tries again', async () => {
    const loadChildren = vi
      .fn<NonNullable<RowTreeOptions<Row>['loadChildren']>>()
      .mockRejectedValueOnce(new Error('The server does not respond.'))
      .mockResolvedValue(rows.slice(1, 2));
    const hasChildren = ({ id }: Row): boolean => id === 'a';
    render(<Tree tree={{ hasChildren, loadChildren }} data={rows.slice(0, 1)} />);
    focusCell('a');
    await press('{ArrowRight}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The rows could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('b')).toBeVisible();
    focusCell('a');
    await press('{ArrowLeft}{ArrowRight}');
    expect(screen.getByText('b')).toBeVisible();
    expect(loadChildren).toHaveBeenCalledTimes(2);
  });
});
