import { levels } from '../api/contract';
import { type Column, columnTypes, dateFormats, type NumberFormat } from './columns';
import { type JsonObject, nameOfPointer, parsePointer } from './json-pointer';
import type { GroupLevel } from './level-words';
import type { NextPage } from './next-page';

/** Parsers for stored settings, which may contain anything. They return undefined for a malformed value. */

const maxNameLength = 100;
const maxTextLength = 2000;
const maxUnitLength = 20;

export const oneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    values.find((one) => one === value);

export const textOf =
  (maxLength: number) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && value.length <= maxLength ? value.trim() : undefined;

export function pointerOf(value: unknown): string | undefined {
  const pointer = textOf(maxTextLength)(value);
  return pointer === undefined || parsePointer(pointer) === null ? undefined : pointer;
}

export function parseNextPage(value: unknown): NextPage | undefined {
  const { type, parameter, ...fields } = Object(value) as JsonObject;
  const pointer = pointerOf(fields.pointer);
  if (type === 'auto' || type === 'none' || type === 'link') return { type };
  if (pointer === undefined) return undefined;
  if (type === 'address') return { type, pointer };
  const isCursor = type === 'cursor' && typeof parameter === 'string' && parameter !== '' && parameter.length <= 100;
  return isCursor ? { type, parameter, pointer } : undefined;
}

function parseFormat(value: unknown): NumberFormat | undefined {
  const { style, unit } = Object(value) as JsonObject;
  if (style === 'number' || style === 'percent') return { style };
  const isUnit = (style === 'currency' || style === 'unit') && typeof unit === 'string' && unit.length <= maxUnitLength;
  return isUnit ? { style, unit } : undefined;
}

export function parseColumn({ name, isHidden, ...entry }: JsonObject): Column | undefined {
  const type = oneOf(columnTypes)(entry.type);
  const pointer = pointerOf(entry.pointer);
  if (pointer === undefined || type === undefined) return undefined;
  return {
    pointer,
    name: typeof name === 'string' && name.trim() !== '' ? name.slice(0, maxNameLength) : nameOfPointer(pointer),
    type,
    dateOrder: oneOf(['day-first', 'month-first'] as const)(entry.dateOrder),
    dateFormat: oneOf(dateFormats)(entry.dateFormat),
    format: parseFormat(entry.format),
    decimalMark: oneOf(['.', ','] as const)(entry.decimalMark),
    divisor: oneOf([100, 1000])(entry.divisor),
    isHidden: isHidden === true || undefined,
  };
}

export function parseGroupLevel({ group, level }: JsonObject): GroupLevel | undefined {
  const known = oneOf([...levels, null])(level);
  return typeof group === 'string' && group.length <= 200 && known !== undefined ? { group, level: known } : undefined;
}
