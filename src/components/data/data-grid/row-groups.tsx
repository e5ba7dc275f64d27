'use client';

import { type DataGridColumn, valueText } from './columns';
import type { DataGridHierarchy } from './hierarchy';
import { createNode, type GroupItem, GroupRow, HierarchyCell, itemsFrom } from './hierarchy-rows';
import type { GridItem } from './items';

/**
 * Groups the rows of a grid by the values of columns; pass the result to the `DataGrid` as `hierarchy`. A group's row
 * displays its value, the number of its rows, and each column's `summary` of these rows. In `expanded`, a group is
 * identified by its value, such as `high`, preceded by the values of the surrounding groups: `high/Hall 3`. Create the
 * result outside the component, or keep it stable between renders.
 * @param ids the ids of the columns, outermost group first
 */
export function createRowGroups<Row>(ids: readonly string[]): DataGridHierarchy<Row> {
  return {
    rowsOf: (data) => data,
    // This keeps a group's rows adjacent wherever the row order matters, such as when selecting a range of rows.
    sortOf: (sort) => [
      ...ids.map((id) => sort.find(({ column }) => column === id) ?? { column: id, descending: false }),
      ...sort.filter(({ column }) => !ids.includes(column)),
    ],
    itemsOf: (matching, _all, columns, idOf, expanded) => {
      const items: (GridItem | GroupItem)[] = [];
      const grouped = ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);

      function add(rows: readonly Row[], depth: number, path: string, parent: number): void {
        const column = grouped[depth];
        if (!column) {
          for (const [index, row] of rows.entries()) {
            const id = idOf(row);
            const node = createNode(depth + 1, undefined, index + 1, rows.length, parent);
            items.push({ key: id, row, id, kind: 'row', node });
          }
          return;
        }
        const groups = groupsOf(rows, column);
        let position = 0;
        for (const [value, members] of groups) {
          position += 1;
          const id = path + value;
          const isExpanded = expanded.has(id);
          const node = createNode(depth + 1, isExpanded, position, groups.size, parent);
          const group = { column: column as DataGridColumn<unknown>, value, rows: members };
          const at = items.push({ key: ` group:${id}`, row: undefined, id, kind: 'other', node, ...group }) - 1;
          if (isExpanded) add(members, depth + 1, `${id}/`, at);
        }
      }

      add(matching, 0, '', -1);
      return itemsFrom(items);
    },
    renderRow: (props) => <GroupRow {...props} item={props.item as GroupItem} />,
    renderCell: (cell) => <HierarchyCell {...cell} />,
  };
}

/** Returns the rows by the text of their value, in the order in which the values occur. */
function groupsOf<Row>(rows: readonly Row[], { value }: DataGridColumn<Row>): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const text = valueText(value(row));
    const members = groups.get(text);
    if (members) members.push(row);
    else groups.set(text, [row]);
  }
  return groups;
}
