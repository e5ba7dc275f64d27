type Tree = { readonly [key: string]: Tree | undefined } | readonly Tree[] | string | number | boolean;
type TreeObject = Exclude<Tree, readonly Tree[] | string | number | boolean>;

/** A table that a statement, or one of its subqueries, reads or writes. */
export interface TableReference {
  table: string;
  /** The number of the bound value that the tenant of each of its rows is; undefined when a row of another tenant may be among them. */
  tenantValue: number | undefined;
}

const isObject = (tree: Tree | undefined): tree is TreeObject => typeof tree === 'object' && !Array.isArray(tree);
const listOf = (tree: Tree | undefined): readonly Tree[] => (Array.isArray(tree) ? (tree as readonly Tree[]) : []);
/** Follows names and positions. */
function at(tree: Tree | undefined, ...keys: (string | number)[]): Tree | undefined {
  return keys.reduce<Tree | undefined>(
    (inner, key) => (typeof key === 'number' ? listOf(inner)[key] : isObject(inner) ? inner[key] : undefined),
    tree,
  );
}

function textAt(tree: Tree | undefined, ...keys: (string | number)[]): string {
  const text = at(tree, ...keys);
  return typeof text === 'string' ? text : '';
}

/** The conditions of which each has to hold. */
function conditionsOf(tree: Tree | undefined): Tree[] {
  if (tree === undefined) return [];
  if (textAt(tree, 'BoolExpr', 'boolop') === 'AND_EXPR')
    return listOf(at(tree, 'BoolExpr', 'args')).flatMap(conditionsOf);
  return [tree];
}

/** The tables of a `from`, and the conditions of its joins. */
function sourcesOf(tree: Tree): { ranges: Tree[]; conditions: Tree[] } {
  const range = at(tree, 'RangeVar');
  if (range !== undefined) return { ranges: [range], conditions: [] };
  const join = at(tree, 'JoinExpr');
  const sides = ['larg', 'rarg'].flatMap((side) => at(join, side) ?? []).map(sourcesOf);
  return {
    ranges: sides.flatMap(({ ranges }) => ranges),
    conditions: [
      ...sides.flatMap(({ conditions }) => conditions),
      ...(textAt(join, 'jointype') === 'JOIN_INNER' ? conditionsOf(at(join, 'quals')) : []),
    ],
  };
}

const valueNumber = (tree: Tree | undefined): number | undefined =>
  at(tree, 'ParamRef', 'number') as number | undefined;

/** The bound value of `tenant = $1` or `name.tenant = $1`; `name` may be missing where there is one table only. */
function tenantValueOf(conditions: readonly Tree[], name: string, isOnly: boolean): number | undefined {
  for (const condition of conditions) {
    const expression = at(condition, 'A_Expr');
    const column = listOf(at(expression, 'lexpr', 'ColumnRef', 'fields')).map((field) =>
      textAt(field, 'String', 'sval'),
    );
    const isTenant = column.join('.') === `${name}.tenant` || (isOnly && column.join('.') === 'tenant');
    const isEqual =
      textAt(expression, 'kind') === 'AEXPR_OP' && textAt(expression, 'name', 0, 'String', 'sval') === '=';
    const value = isTenant && isEqual ? valueNumber(at(expression, 'rexpr')) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The bound value that an `insert` writes to the column `tenant`, in each of its rows; also that of the rows which it selects. */
function insertedTenant(insert: TreeObject): number | undefined {
  const position = listOf(insert.cols).findIndex((column) => textAt(column, 'ResTarget', 'name') === 'tenant');
  const select = at(insert.selectStmt, 'SelectStmt');
  const target = at(select, 'targetList', position, 'ResTarget', 'val');
  const isSelected = textAt(target, 'ColumnRef', 'fields', 0, 'String', 'sval') === 'tenant';
  const selected = isSelected ? tenantValueOf(conditionsOf(at(select, 'whereClause')), '', true) : undefined;
  const rows = listOf(at(select, 'valuesLists')).map((row) => valueNumber(at(row, 'List', 'items', position)));
  const [first = valueNumber(target) ?? selected, ...others] = rows;
  return position >= 0 && others.every((other) => other === first) ? first : undefined;
}

/**
 * Returns the tables of a statement that `libpg-query` has parsed, with those of its subqueries and common table expressions. Those of
 * `vacuum` are left out, because it returns and changes no row.
 */
export function tableReferences(parsed: object, commonTables: ReadonlySet<string> = new Set()): TableReference[] {
  const tree = parsed as Tree;
  if (Array.isArray(tree)) return listOf(tree).flatMap((inner) => tableReferences(inner as object, commonTables));
  if (!isObject(tree) || tree.VacuumStmt !== undefined) return [];
  const names = listOf(at(tree, 'withClause', 'ctes')).map((each) => textAt(each, 'CommonTableExpr', 'ctename'));
  const known = new Set([...commonTables, ...names]);

  const from = [...listOf(tree.fromClause), ...listOf(tree.usingClause)].map(sourcesOf);
  const isInsert = tree.cols !== undefined;
  // What `update` and `delete` change; `insert` writes rows of its own.
  const target = isObject(tree.relation) ? tree.relation : undefined;
  const ranges = [...from.flatMap((source) => source.ranges), ...(target && !isInsert ? [target] : [])];
  const conditions = [...conditionsOf(tree.whereClause), ...from.flatMap((source) => source.conditions)];
  const read = ranges
    .filter((range) => !known.has(textAt(range, 'relname')))
    .map((range) => {
      const table = textAt(range, 'relname');
      const name = textAt(range, 'alias', 'aliasname') || table;
      return { table, tenantValue: tenantValueOf(conditions, name, ranges.length === 1) };
    });
  const written = target && isInsert ? [{ table: textAt(target, 'relname'), tenantValue: insertedTenant(tree) }] : [];
  const inner = Object.values(tree).flatMap((value) =>
    typeof value === 'object' ? tableReferences(value as object, known) : [],
  );
  return [...read, ...written, ...inner];
}
