import { capitalize } from '../../lib/formats';
import type { ColumnFacts } from './columns';
import { fullNameOfPointer } from './pointer-words';
import type { Roles } from './roles';

/** Gives columns of a position the name of their role, and columns of the same name all of their keys. */
export function nameColumns(columns: readonly ColumnFacts[], roles: Roles): ColumnFacts[] {
  const uses = new Map<string, number>();
  for (const { column } of columns) uses.set(column.name, (uses.get(column.name) ?? 0) + 1);
  return columns.map((facts) => {
    const { column } = facts;
    const { pointer } = column;
    const role = Object.entries(roles).find(([, of]) => of === pointer)?.[0];
    const name =
      role !== undefined && /^\/\d+$/.test(pointer)
        ? capitalize(role)
        : (uses.get(column.name) ?? 0) > 1
          ? fullNameOfPointer(pointer)
          : column.name;
    return { ...facts, column: { ...column, name } };
  });
}
