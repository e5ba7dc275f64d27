import type { Column } from './columns';

/** Names of numbers that describe one moment, place or item: their sum means nothing. A duration or a price adds up. */
const noSumName =
  /\b(?:temp|temperature|humidity|pressure|mag|magnitude|speed|density|concentration|altitude|elevation|depth|lat|latitude|lon|lng|longitude|rate|ratio|share|percent|percentage|pct|utilization|probability|confidence|score|rating|rank|grade|index|age|avg|average|mean|median|p\d\d|per|unit price)\b/;
/** Units of the same: shares, degrees, rates such as km/h, and physical quantities that do not accumulate. */
const noSumUnit = /^[%‰°]|\/|\bper\b|^(?:K|V|Hz|dB|pH|Pa|[hkm]Pa|m?bar|pp[mb]|rpm|mph|bpm)$/;

/** Returns whether the sum of the values of a column means something, by its format, its unit and its name. */
export function addsUp({ name, pointer, format }: Pick<Column, 'name' | 'pointer' | 'format'>): boolean {
  if (format?.style === 'percent' || (format?.style === 'unit' && noSumUnit.test(format.unit))) return false;
  // The user can rename a column: the name that the API gives it counts, too.
  return !noSumName.test(`${name} ${pointer}`.replaceAll(/[/_.-]+/g, ' ').toLowerCase());
}
