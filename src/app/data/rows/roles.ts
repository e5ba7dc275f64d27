import { type ColumnFacts, nameOfPointer } from './columns';
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

/** What the words in the name of a field say about numbers: “rate” is not in “generated”. */
const valueWords =
  /\b(?:values?|amount|score|measure(?:ment)?|reading|temp(?:erature)?|price|rate|mag(?:nitude)?|cost|revenue|bytes|duration)\b|total$|^1$/i;
/** Numbers that name something, or say where it is: their sum and their average mean nothing. */
const codeWords = /\b(?:code|id|lat|latitude|lon|lng|longitude|zip|postal|year|month|version|port)$/i;
/** Fewer different numbers are rather a choice than a measurement. */
const fewNumbers = 5;

/** What the name of a field says about its role. */
const names: Record<Exclude<RoleName, 'value'>, RegExp> = {
  time: /time|date|(?:^|[_/.])(?:at|on|ts|when|created)$|[a-z]At$/i,
  group: /level|severity|status|priority|state|grade|quality|category|class$|type$|kind$|source$|country|region$/i,
  label: /label|name|title|source|station|place|device|sensor|site|summary|login/i,
  id: /(?:^|[_/-])(?:id|uuid|key|guid|number)$|Id$/i,
};

/** How well the values of a column suit a role, from 0 to 1. */
const suits: Record<RoleName, (facts: ColumnFacts) => number> = {
  time: ({ column, fitting }) => (column.type === 'date' ? fitting : 0),
  value: ({ column, fitting, distinct }) => {
    if (column.type !== 'number' || distinct < 2) return 0;
    const isCode = codeWords.test(nameOfPointer(column.pointer));
    return fitting * (isCode ? 0.5 : 1) * (distinct < fewNumbers ? 0.8 : 1);
  },
  group: ({ column, distinct, count, words }) => {
    const isPlain = column.type === 'text' || column.type === 'boolean' || column.type === 'number';
    if (!isPlain || distinct < 1 || distinct > maxGroups || (distinct === count && count > 3)) return 0;
    const known = words.filter((word) => usualLevel(word) !== null).length / words.length;
    const isNumber = column.type === 'number' && known < 1;
    // One value tells nothing; many make a chart hard to read.
    return (isNumber ? 0.4 : 0.7) * (distinct === 1 ? 0.5 : 1) * (distinct > 8 ? 0.7 : 1) + known * 0.3;
  },
  label: ({ column, distinct, count }) => {
    if (column.type !== 'text' || distinct < 2) return 0;
    // A text that never occurs again may be a key, unless its name says that it is a title.
    return distinct === count && count > 3 && !names.label.test(column.pointer) ? 0.5 : 0.8;
  },
  id: ({ column, distinct, count }) => {
    const isPlain = column.type === 'text' || column.type === 'number';
    return isPlain && distinct === count && count > 0 ? 0.6 : 0;
  },
};

const isNamed = (role: RoleName, pointer: string): boolean =>
  role === 'value' ? valueWords.test(nameOfPointer(pointer)) : names[role].test(pointer);

/** A name that suits raises the score, and the name of another role lowers it. */
function scoreOf(role: RoleName, facts: ColumnFacts): number {
  const { pointer } = facts.column;
  const score = suits[role](facts) * facts.filled;
  const depth = 0.97 ** (pointer.split('/').length - 2);
  if (isNamed(role, pointer)) return Math.min(1, score * 1.25) * depth;
  const isOther = roleNames.some((other) => other !== role && isNamed(other, pointer));
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
