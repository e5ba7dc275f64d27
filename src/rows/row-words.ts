import { parsePointer } from './json-pointer';

/** Names longer than this are not written by people. */
const maxSegmentLength = 30;
/** List names that do not describe their items. */
const generic = /^(?:data|items|results?|rows?|records?|values?|hits|list|entries|features|content|d|\*)$/i;

/** Generic names that can describe items if there is nothing more specific. */
const wordsForItems = /^(?:items|results|records|hits|entries|features)$/i;

/** Words that end like a plural, but have only one form or an irregular singular. */
const irregular: Readonly<Record<string, string>> = {
  series: 'series',
  species: 'species',
  movies: 'movie',
  cookies: 'cookie',
  statuses: 'status',
  buses: 'bus',
  caches: 'cache',
  analyses: 'analysis',
};

/** Returns the singular of an English plural, or null for any other word. */
function singularOf(word: string): string | null {
  if (!/^[a-z]{3,20}s$/.test(word)) return null;
  const known = irregular[word];
  if (known !== undefined) return known;
  if (/(?:ss|us|is|^news)$/.test(word)) return null;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(ss|sh|ch|x|zz)es$/, '$1').replace(/([^s])s$/, '$1');
}

/** A key's words in lowercase: `purchaseOrders` becomes “purchase orders”. */
const wordsOfKey = (key: string): string =>
  key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim()
    .toLowerCase();

/** The segments of a URL's path, with the last one first. */
const segmentsOf = (url: string): string[] =>
  URL.canParse(url.trim()) ? new URL(url.trim()).pathname.split('/').toReversed() : [];

/** Returns the last word of a URL's path, or undefined if there is none. */
export function wordsOfPath(url: string): string | undefined {
  const word = segmentsOf(url).find((name) => /^[a-z_-]+$/i.test(name) && name.length <= maxSegmentLength);
  return word && wordsOfKey(word);
}

/** Returns words for rows based on their location, or null. For example, the rows at `/data/orders` are orders. */
export function wordsOfRows(pointer: string, url: string): { singular: string; plural: string } | null {
  const keys = (parsePointer(pointer) ?? []).toReversed();
  const specific = [...keys, ...segmentsOf(url)].filter((name) => !generic.test(name));
  for (const name of [...specific, ...keys.filter((key) => wordsForItems.test(key))]) {
    if (name.length > maxSegmentLength) continue;
    const plural = wordsOfKey(name);
    const [last = ''] = /[a-z]+$/.exec(plural) ?? [];
    const singular = singularOf(last);
    if (singular !== null) return { plural, singular: plural.slice(0, -last.length) + singular };
  }
  return null;
}

/** Returns words for rows that state their kind, such as `object: "charge"`. */
export function wordsOfKind(kind: string): { singular: string; plural: string } {
  const [last = ''] = /[a-z]+$/.exec(kind) ?? [];
  const singular = singularOf(last);
  if (singular !== null) return { plural: kind, singular: kind.slice(0, -last.length) + singular };
  const plural = /[^aeiou]y$/.test(kind)
    ? `${kind.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(kind)
      ? `${kind}es`
      : `${kind}s`;
  return { singular: kind, plural };
}
