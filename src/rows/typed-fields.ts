import { isObject, type JsonObject } from './json-pointer';
import { parseNumber } from './parse-values';

/** Fewer fields with a type may be a coincidence. */
const minTyped = 2;

/** Whether an object says in `type` which of its fields has its value: `{ type: "number", number: 5 }`. */
function isTyped(value: unknown): value is JsonObject & { type: string } {
  return isObject(value) && typeof value.type === 'string' && value.type !== 'type' && Object.hasOwn(value, value.type);
}

/** Whether all fields of an object have their type beside their value. */
function areTyped(object: unknown): object is JsonObject {
  if (!isObject(object)) return false;
  const values = Object.values(object);
  return values.length >= minTyped && values.every(isTyped);
}

/** Returns the value of a field with a type: the name of an option, the start of a period, or the value itself. */
function valueOf(field: unknown): unknown {
  const value = isTyped(field) ? field[field.type] : field;
  if (isTyped(value)) return valueOf(value);
  if (!isObject(value)) return value;
  if (typeof value.name === 'string') return value.name;
  return typeof value.start === 'string' && Object.hasOwn(value, 'end') ? value.start : value;
}

const valuesOf = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, field]) => [key, valueOf(field)]));

/**
 * Reads fields with their type beside their value, such as `{ Amount: { id: "a", type: "number", number: 5 } }`, as their
 * values, in rows or in an object of each row.
 */
export function withoutTypes(rows: readonly unknown[]): readonly unknown[] {
  const first = rows.find(isObject);
  if (!first || !(areTyped(first) || Object.values(first).some(areTyped))) return rows;
  return rows.map((row) => {
    if (!isObject(row)) return row;
    if (areTyped(row)) return valuesOf(row);
    return Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, areTyped(value) ? valuesOf(value) : value]),
    );
  });
}

/**
 * Returns the name and the value of an item such as `{ name: "host", value: "a" }`, which may also have an id, or null
 * for any other item.
 */
function namedValue(item: unknown): [name: string, value: unknown] | null {
  const entries = isObject(item) ? Object.entries(item).filter(([key]) => key !== 'id') : [];
  const [name, value] = [/^(?:name|key|(?:value_?)?type)$/i, /^value$/i].map(
    (key) => entries.find(([own]) => key.test(own))?.[1],
  );
  const text = isObject(name) ? name.value : name;
  const isNamed = entries.length === 2 && typeof text === 'string' && value !== undefined && typeof value !== 'object';
  return isNamed ? [text, value] : null;
}

/** Returns a list of named values as an object, or null for any other value. */
function valuesByName(list: unknown): JsonObject | null {
  if (!Array.isArray(list) || !namedValue(list[0])) return null;
  const entries = list.map(namedValue).filter((entry) => entry !== null);
  const values = Object.fromEntries(entries);
  return Object.keys(values).length === list.length ? values : null;
}

/** Returns the parts of a value with its time in seconds, such as `[1793491200.1, "0.5"]`, or null. */
function timedValue(list: unknown): JsonObject | null {
  const [time, value, ...rest] = Array.isArray(list) ? (list as unknown[]) : [];
  const isTimed = typeof time === 'number' && time >= 1e9 && typeof value === 'string' && parseNumber(value) !== null;
  return isTimed && rest.length === 0 ? { time, value } : null;
}

/**
 * Reads lists of named values in an object, such as `{ tags: [{ key: "host", value: "a" }] }`, as fields:
 * `{ tags: { host: "a" } }`, and a value with its time as two fields.
 */
export function withNamedValues(object: JsonObject): JsonObject {
  // Most rows contain no list, and there may be 100,000 of them.
  if (!Object.values(object).some(Array.isArray)) return object;
  const fields = Object.entries(object).map(([key, list]) => [key, valuesByName(list)] as const);
  const named = fields.filter(([, values]) => values !== null);
  const timed = timedValue(object.value);
  return named.length === 0 && timed === null ? object : { ...object, ...Object.fromEntries(named), ...timed };
}
