import { defaultPreferences, type Preferences } from '../../../../src/app/preferences/preferences';

const huge = 'x'.repeat(500_000);

/** What may stand in the local storage, and what of it holds; the rest has its default. */
export const storedValues: readonly [name: string, text: string | null, holds: Partial<Preferences>][] = [
  ['nothing', null, {}],
  ['an empty text', '', {}],
  ['corrupt JSON', '{"colorMode":"dark"', {}],
  ['not JSON at all', 'colorMode=dark', {}],
  ['null', 'null', {}],
  ['a list', '[]', {}],
  ['a list of the right values', `["'Inter', sans-serif",12,"dark","rtl"]`, {}],
  ['a text', '"x"', {}],
  ['a number', '8', {}],
  ['a truth', 'true', {}],
  ['wrong types', '{"fontFamily":1,"borderRadius":"12","colorMode":true,"direction":null}', {}],
  [
    'wrong types in deeper places',
    '{"fontFamily":["\'Inter\', sans-serif"],"borderRadius":{"valueOf":12},"colorMode":["dark"],"direction":{}}',
    {},
  ],
  [
    'one wrong type',
    '{"fontFamily":7,"borderRadius":12,"colorMode":"dark","direction":"rtl"}',
    { borderRadius: 12, colorMode: 'dark', direction: 'rtl' },
  ],
  ['a radius below the range', '{"borderRadius":-1,"colorMode":"dark"}', { colorMode: 'dark' }],
  ['a radius above the range', '{"borderRadius":25,"colorMode":"dark"}', { colorMode: 'dark' }],
  ['a radius at the start of the range', '{"borderRadius":0}', { borderRadius: 0 }],
  ['a radius at the end of the range', '{"borderRadius":24}', { borderRadius: 24 }],
  ['an infinite radius', '{"borderRadius":1e309}', {}],
  ['words of another case', '{"colorMode":"Dark","direction":"RTL"}', {}],
  ['a prototype', '{"__proto__":{"colorMode":"dark","polluted":true},"borderRadius":4}', { borderRadius: 4 }],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}},"direction":"rtl"}', { direction: 'rtl' }],
  ['CSS in the typeface', `{"fontFamily":"'Inter', sans-serif; } * { display: none"}`, {}],
  ['an address in the typeface', '{"fontFamily":"url(https://elsewhere.example/font)"}', {}],
  [
    'a typeface that is none of ours',
    `{"fontFamily":"'Comic Sans MS', cursive","borderRadius":2}`,
    { borderRadius: 2 },
  ],
  ['500 kB in a field', JSON.stringify({ fontFamily: huge, colorMode: 'light' }), { colorMode: 'light' }],
  [
    '500 kB beside the fields',
    JSON.stringify({ notes: huge, fontFamily: "'Poppins', sans-serif" }),
    { fontFamily: "'Poppins', sans-serif" },
  ],
  [
    'a future version',
    `{"version":9,"fontFamily":"'Inter', sans-serif","borderRadius":{"small":4},"colorMode":"dim","density":"compact"}`,
    { fontFamily: "'Inter', sans-serif" },
  ],
  [
    'every field',
    `{"fontFamily":"'Inter', sans-serif","borderRadius":12,"colorMode":"dark","direction":"rtl"}`,
    { fontFamily: "'Inter', sans-serif", borderRadius: 12, colorMode: 'dark', direction: 'rtl' },
  ],
];

/** The preferences that hold, of a row of the table. */
export const preferencesOf = (holds: Partial<Preferences>): Preferences => ({ ...defaultPreferences, ...holds });
