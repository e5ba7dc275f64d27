import { defaultPreferences, type Preferences } from '../../../../src/app/preferences/preferences';

const huge = 'x'.repeat(500_000);

/** Texts in the local storage and the valid fields of each. Other fields have their defaults. */
export const storedValues: readonly [name: string, text: string | null, valid: Partial<Preferences>][] = [
  ['nothing', null, {}],
  ['an empty string', '', {}],
  ['corrupt JSON', '{"colorMode":"dark"', {}],
  ['not JSON at all', 'colorMode=dark', {}],
  ['null', 'null', {}],
  ['a list', '[]', {}],
  ['a list of the right values', `["'Inter', sans-serif",12,"dark","rtl"]`, {}],
  ['a string', '"x"', {}],
  ['a number', '8', {}],
  ['a boolean', 'true', {}],
  ['wrong types', '{"fontFamily":1,"borderRadius":"12","colorMode":true,"direction":null}', {}],
  [
    'wrong types with nested values',
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
  ['values in another case', '{"colorMode":"Dark","direction":"RTL"}', {}],
  ['a prototype', '{"__proto__":{"colorMode":"dark","polluted":true},"borderRadius":4}', { borderRadius: 4 }],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}},"direction":"rtl"}', { direction: 'rtl' }],
  ['CSS in the typeface', `{"fontFamily":"'Inter', sans-serif; } * { display: none"}`, {}],
  ['a URL in the typeface', '{"fontFamily":"url(https://elsewhere.example/font)"}', {}],
  ['an unknown typeface', `{"fontFamily":"'Comic Sans MS', cursive","borderRadius":2}`, { borderRadius: 2 }],
  ['500 kB in a field', JSON.stringify({ fontFamily: huge, colorMode: 'light' }), { colorMode: 'light' }],
  [
    '500 kB in an unknown field',
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

/** The preferences that a row of the table results in. */
export const preferencesOf = (valid: Partial<Preferences>): Preferences => ({ ...defaultPreferences, ...valid });
