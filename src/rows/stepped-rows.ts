import { isObject, type JsonObject } from './json-pointer';
import { parseTime } from './parse-values';
import { dayMs } from './ranges';

/** The times of values at regular steps, in milliseconds. */
interface Steps {
  start: number;
  step: number;
  /** The fields that describe the steps. Each row would repeat them. */
  keys: readonly string[];
}

const startKey = /^(?:point_?)?(?:start|begin|from|since)(?:_?(?:time|date|at|ts))?$/i;
const endKey = /^(?:end|until|to|stop)(?:_?(?:time|date|at|ts))?$/i;
const stepKey =
  /^(?:point_?|time_?)?(?:step|interval|resolution|frequency|granularity)_?(ms|millis|s|sec|seconds|minutes|hours|days)?$/i;

const unitMs: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: dayMs };
/** ISO 8601: P1D, PT15M. */
const isoStep = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
/** 15m, 1 hour, daily. */
const wordStep = /^(\d*) ?(s(?:ec(?:ond)?s?)?|m(?:in(?:ute)?s?)?|h(?:ours?|ourly)?|d(?:ays?|aily)?)$/i;
/** Fewer values could be anything. */
const minValues = 3;

/** Returns the steps in milliseconds that a field may mean: a number without a unit may have several. */
function stepsOf(key: string, value: unknown, start: unknown): number[] {
  if (typeof value === 'string') {
    const [iso, ...parts] = isoStep.exec(value) ?? [];
    if (iso !== undefined)
      return [['d', 'h', 'm', 's'].reduce((sum, unit, at) => sum + Number(parts[at] ?? 0) * (unitMs[unit] ?? 0), 0)];
    const [word, count = '', unit = ''] = wordStep.exec(value) ?? [];
    return word === undefined ? [] : [Number(count || 1) * (unitMs[unit.charAt(0).toLowerCase()] ?? 0)];
  }
  if (typeof value !== 'number') return [];
  const unit = stepKey.exec(key)?.[1]?.toLowerCase();
  if (unit !== undefined) return [/^m(?:s|illis)$/.test(unit) ? value : value * (unitMs[unit.charAt(0)] ?? 0)];
  // A number beside a number has the same unit.
  if (typeof start === 'number') return [start >= 1e12 ? value : value * 1000];
  // 60,000 seconds or 300 minutes would be unusual steps.
  if (value % 60_000 === 0) return [value];
  if (value % 300 === 0) return [value * 1000];
  return [1, ...Object.values(unitMs)].map((each) => value * each);
}

/** Returns the steps that an object describes for a number of values; null without one certain meaning. */
function stepsIn(object: JsonObject, length: number): Steps | null {
  const keys = Object.keys(object);
  const [startName, stepName, endName] = [startKey, stepKey, endKey].map((name) => keys.find((key) => name.test(key)));
  if (startName === undefined || stepName === undefined) return null;
  const start = parseTime(object[startName]);
  if (start === null) return null;
  const end = endName === undefined ? null : parseTime(object[endName]);
  const steps = stepsOf(stepName, object[stepName], object[startName]).filter(
    // The end is the last value's time, or a step later.
    (step) => step > 0 && (end === null || Math.abs(end - start - step * length) <= step),
  );
  const [step, ...others] = steps;
  if (step === undefined || others.length > 0) return null;
  return { start, step, keys: [startName, stepName, ...(endName === undefined ? [] : [endName])] };
}

const isNumber = (value: unknown): boolean => typeof value === 'number' || value === null;

/** Whether a list consists of numbers, or of lists of numbers. */
const isNumbers = (list: readonly unknown[]): boolean =>
  list.every((item) => (Array.isArray(item) ? item.every(isNumber) : isNumber(item)));

/** Whether an object has equally long lists of numbers, and no other lists. */
function hasNumberLists(object: JsonObject, length: number): boolean {
  const lists = Object.values(object).filter(Array.isArray);
  return lists.length > 0 && lists.every((list) => list.length === length && list.every(isNumber));
}

/**
 * Adds times to rows of numbers at regular steps, such as `{ start: "2026-11-01T00:00Z", step: 3600, values: […] }`. The
 * steps are beside the values, or in an object beside them.
 * @param around the objects that contain the value, the nearest one last
 */
export function withSteps(rows: readonly unknown[], value: unknown, around: readonly unknown[]): readonly unknown[] {
  const { length } = rows;
  if (length < minValues) return rows;
  if (!(Array.isArray(value) ? isNumbers(value) : isObject(value) && hasNumberLists(value, length))) return rows;
  const near = Array.isArray(value) ? around.toReversed() : [value];
  const steps = near
    .filter(isObject)
    .flatMap((object) => [object, ...Object.values(object).filter(isObject)])
    .map((object) => stepsIn(object, length))
    .find((found) => found !== null);
  if (!steps) return rows;
  const { start, step, keys } = steps;
  return rows.map((row, index) => {
    if (!isObject(row)) return row;
    const others = Object.entries(row).filter(([key]) => !keys.includes(key));
    return { time: new Date(start + index * step).toISOString(), ...Object.fromEntries(others) };
  });
}

/** Returns the list of a series at regular steps, such as `{ name: "cpu", start: 1795737600, step: 60, values: […] }`. */
export function steppedList(object: JsonObject): [name: string, values: readonly unknown[]] | null {
  const lists = Object.entries(object).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const [list] = lists;
  if (!list || lists.length > 1 || list[1].length < minValues || !list[1].every(isNumber)) return null;
  return stepsIn(object, list[1].length) ? list : null;
}
