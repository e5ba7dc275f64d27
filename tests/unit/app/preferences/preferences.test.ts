import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  applyPreferences,
  defaultPreferences,
  fontWithFallback,
  type Preferences,
  storageKey,
} from '../../../../src/app/preferences/preferences';

const huge = 'x'.repeat(500_000);

/** Strings in local storage and the valid fields of each. Other fields use their defaults. */
const storedValues: readonly [name: string, text: string | null, valid: Partial<Preferences>][] = [
  ['nothing', null, {}],
  ['corrupt JSON', '{"colorMode":"dark"', {}],
  ['null', 'null', {}],
  ['a list of the right values', `["'Inter', sans-serif",12,"dark","rtl"]`, {}],
  ['wrong types', '{"fontFamily":1,"borderRadius":"12","colorMode":true,"direction":null}', {}],
  [
    'wrong types with nested values',
    '{"fontFamily":["\'Inter\', sans-serif"],"borderRadius":{"valueOf":12},"colorMode":["dark"],"direction":{}}',
    {},
  ],
  ['a radius below the range', '{"borderRadius":-1,"colorMode":"dark"}', { colorMode: 'dark' }],
  ['a radius above the range', '{"borderRadius":25,"colorMode":"dark"}', { colorMode: 'dark' }],
  ['an infinite radius', '{"borderRadius":1e309}', {}],
  ['values in another case', '{"colorMode":"Dark","direction":"RTL"}', {}],
  ['a prototype', '{"__proto__":{"colorMode":"dark","polluted":true},"borderRadius":4}', { borderRadius: 4 }],
  ['CSS in the typeface', `{"fontFamily":"'Inter', sans-serif; } * { display: none"}`, {}],
  ['an unknown typeface', `{"fontFamily":"'Comic Sans MS', cursive","borderRadius":2}`, { borderRadius: 2 }],
  ['500 kB in a field', JSON.stringify({ fontFamily: huge, colorMode: 'light' }), { colorMode: 'light' }],
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

describe('the first-paint script applies the stored preferences', () => {
  const root = document.documentElement;
  const looks = () => ({
    theme: root.getAttribute('data-theme'),
    dir: root.getAttribute('dir'),
    radius: root.style.getPropertyValue('--wm-radius'),
    font: root.style.getPropertyValue('--wm-font'),
  });
  afterEach(() => document.head.replaceChildren());

  async function run(): Promise<void> {
    vi.resetModules();
    await import('../../../../src/app/preferences/first-paint');
  }

  it.each(storedValues)('%s', async (_name, text, valid) => {
    if (text !== null) localStorage.setItem(storageKey, text);
    await run();
    const { fontFamily, borderRadius, colorMode, direction } = { ...defaultPreferences, ...valid };
    expect(looks()).toEqual({
      theme: colorMode === 'system' ? null : colorMode,
      dir: direction,
      radius: `${borderRadius}px`,
      font: fontWithFallback(fontFamily),
    });
    // The script only reads.
    expect(localStorage.getItem(storageKey)).toBe(text);
  });

  it('changes nothing when storage is denied', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      clear: () => undefined,
    });
    await run();
    expect(looks()).toEqual({ theme: null, dir: null, radius: '', font: '' });
  });

  it('sets the browser toolbar to the selected mode, then follows the system', () => {
    for (const ground of ['light', 'dark']) {
      const meta = document.createElement('meta');
      meta.name = 'theme-color';
      meta.dataset.ground = ground;
      document.head.append(meta);
    }
    const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);
    applyPreferences({ ...defaultPreferences, colorMode: 'dark' });
    expect(media()).toEqual(['not all', 'all']);
    applyPreferences({ ...defaultPreferences, colorMode: 'light' });
    expect(media()).toEqual(['all', 'not all']);
    applyPreferences(defaultPreferences);
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });
});
