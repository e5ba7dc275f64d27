import type { ColumnFacts } from './columns';
import { usualLevel } from './level-words';

/** What a column means for the dashboard. */
export const roleNames = ['time', 'value', 'group', 'label', 'id'] as const;

export type RoleName = (typeof roleNames)[number];

/** The pointer of the column that has each role; null without one. */
export type Roles = Readonly<Record<RoleName, string | null>>;

export const noRoles: Roles = { time: null, value: null, group: null, label: null, id: null };

/** A group has at most this many values in a sample. */
const maxGroups = 30;
/** A proposal that is less certain is none. */
const minScore = 0.3;

/** What the name of a field says about its role. */
const names: Record<RoleName, RegExp> = {
  time: /time|date|(?:^|[_/.])(?:at|on|ts|when|created)$|[a-z]At$/i,
  value: /value|amount|score|measure|reading|total|temp|price|rate|mag$|^\/1$/i,
  group: /level|severity|status|priority|state|grade|quality|category|class$|type$|kind$|source$/i,
  label: /label|name|title|source|station|place|device|sensor|site|summary|login/i,
  id: /(?:^|[_/-])(?:id|uuid|key|guid|number)$|Id$/i,
};

/** How well the values of a column suit a role, from 0 to 1. */
const suits: Record<RoleName, (facts: ColumnFacts) => number> = {
  time: ({ column, fitting }) => (column.type === 'date' ? fitting : 0),
  value: ({ column, fitting, distinct }) => (column.type === 'number' && distinct > 1 ? fitting : 0),
  group: ({ column, distinct, count, words }) => {
    const isPlain = column.type === 'text' || column.type === 'boolean' || column.type === 'number';
    if (!isPlain || distinct < 1 || distinct > maxGroups || (distinct === count && count > 3)) return 0;
    const known = words.filter((word) => usualLevel(word) !== null).length / words.length;
    const isNumber = column.type === 'number' && known < 1;
    // One value tells nothing; many make a chart hard to read.
    return (isNumber ? 0.4 : 0.7) * (distinct === 1 ? 0.5 : 1) * (distinct > 8 ? 0.7 : 1) + known * 0.3;
  },
  label: ({ column, distinct }) => (column.type === 'text' && distinct > 1 ? 0.8 : 0),
  id: ({ column, distinct, count }) => {
    const isPlain = column.type === 'text' || column.type === 'number';
    return isPlain && distinct === count && count > 0 ? 0.6 : 0;
  },
};

/** A name that suits raises the score, and the name of another role lowers it. */
function scoreOf(role: RoleName, facts: ColumnFacts): number {
  const { pointer } = facts.column;
  const score = suits[role](facts) * facts.filled;
  const depth = 0.97 ** (pointer.split('/').length - 2);
  if (names[role].test(pointer)) return Math.min(1, score * 1.25) * depth;
  const isOther = roleNames.some((other) => other !== role && names[other].test(pointer));
  return score * (isOther ? 0.5 : 0.75) * depth;
}

/** Proposes the column of each role by the values and the names of the columns. Each column has at most one role. */
export function proposeRoles(columns: readonly ColumnFacts[]): Roles {
  const candidates = roleNames
    .flatMap((role) => columns.map((facts) => ({ role, pointer: facts.column.pointer, score: scoreOf(role, facts) })))
    .filter(({ score }) => score >= minScore)
    .toSorted((a, b) => b.score - a.score);
  const roles: Record<RoleName, string | null> = { ...noRoles };
  const used = new Set<string>();
  for (const { role, pointer } of candidates) {
    if (roles[role] !== null || used.has(pointer)) continue;
    used.add(pointer);
    roles[role] = pointer;
  }
  return roles;
}
