// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  colorPairs,
  colors,
  contrastRatio,
  createTheme,
  modes,
  requiredContrast,
  type ThemeOptions,
} from 'waymark/tokens';
import { toHex, toOklch } from '../../../src/components/tokens/oklch';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function failures({ colors: created }: ReturnType<typeof createTheme>): string[] {
  return modes.flatMap((mode) =>
    colorPairs.flatMap(({ foreground, background, use }) => {
      const ratio = contrastRatio(created[mode][foreground], created[mode][background]);
      const required = requiredContrast(use, mode);
      return ratio < required ? [`${mode}: ${foreground} on ${background} has ${ratio}, requires ${required}`] : [];
    }),
  );
}

describe('OKLCH', () => {
  it.each([
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#008000', 0.5198, 0.1769, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
    ['#ffffff', 1, 0, null],
  ])('matches the values of CSS Color 4 for %s', (color, l, c, h) => {
    const result = toOklch(color);
    expect(result.l).toBeCloseTo(l, 3);
    expect(result.c).toBeCloseTo(c, 3);
    if (h !== null) expect(result.h).toBeCloseTo(h, 1);
  });

  it('returns every color unchanged', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(toHex(toOklch(color))).toBe(color);
      }),
    );
  });

  it('keeps the lightness of a color outside sRGB', () => {
    const { l } = toOklch(toHex({ l: 0.8, c: 0.4, h: 260 }));
    expect(l).toBeCloseTo(0.8, 1);
  });
});

describe('createTheme', () => {
  it('keeps the contrast of every pair for any three colors', () => {
    fc.assert(
      fc.property(hex, hex, hex, (primary, secondary, neutral) => {
        expect(failures(createTheme({ primary, secondary, neutral }))).toEqual([]);
      }),
      {
        numRuns: 25,
        examples: [
          ['#000000', '#000000', '#000000'],
          ['#ffffff', '#ffffff', '#ffffff'],
          ['#ffff00', '#00ffff', '#ff00ff'],
          ['#808080', '#777777', '#ff0000'],
        ],
      },
    );
  });

  it('returns the kit colors if called without options or with the kit colors', () => {
    expect(createTheme().colors).toEqual(colors);
    const { primary, secondary, border: neutral } = colors.light;
    const same = createTheme({ primary, secondary, neutral });
    expect(same.colors).toEqual(colors);
    expect(same.css).not.toContain('--wm-color-');
    expect(same.changes).toEqual([]);
  });

  it('contains no blue or purple if only the primary color is set', () => {
    const theme = createTheme({ primary: '#00695c' });
    expect(theme.colors.light.primary).toBe('#00695c');
    expect(theme.colors.light.secondary).toBe('#00695c');
    expect(theme.colors.light.focus).toBe('#00695c');
    for (const mode of modes) {
      for (const role of Object.keys(colors[mode]) as (keyof typeof colors.light)[]) {
        if (!/primary|secondary|focus/.test(role) || /^on-(primary|secondary)$/.test(role)) continue;
        const { h, c } = toOklch(theme.colors[mode][role]);
        expect(c < 0.005 || (h > 150 && h < 220), `${role} in ${mode} is ${theme.colors[mode][role]}`).toBe(true);
      }
    }
  });

  it('reports each adjusted color with its pair and contrast', () => {
    const { changes, colors: created } = createTheme({ primary: '#2196f3' });
    const change = changes.find(({ mode, role }) => mode === 'light' && role === 'primary');
    expect(change).toMatchObject({ from: '#2196f3', to: created.light.primary, background: 'canvas', required: 4.5 });
    expect(change?.ratio).toBeCloseTo(contrastRatio('#2196f3', colors.light.canvas));
    expect(changes.every(({ from, to }) => from !== to)).toBe(true);
  });

  it('uses a light brand color in dark mode', () => {
    expect(createTheme({ primary: '#80cbc4' }).colors.dark.primary).toBe('#80cbc4');
  });

  it('writes the radius and a density that the user can override', () => {
    const { css } = createTheme({ radius: 0, density: 'compact' });
    expect(css).toContain('--wm-radius: 0px;');
    expect(css).toContain(':root:not([data-density]) {\n  --wm-density: 0.75;');
    expect(css).not.toContain('--wm-color-');
    expect(createTheme({ density: 1.1 }).css).toContain('--wm-density: 1.1;');
  });

  it('declares every color for a selector nested in another theme', () => {
    const { css } = createTheme({ primary: '#0c5', selector: '.brand, #partner' });
    expect(css).toContain(':is(.brand, #partner) [data-theme]');
    expect(css).toContain('--wm-color-error:');
    expect(css).not.toContain(':root');
  });

  it.each<[string, object, RegExp]>([
    ['a color name', { primary: 'teal' }, /primary is "teal"\. Write an opaque color as #rrggbb, such as "#1565c0"/],
    ['a translucent color', { neutral: '#69758680' }, /neutral is "#69758680"\. Write an opaque color as #rrggbb/],
    ['a number as a color', { secondary: 255 }, /secondary is 255\. Write an opaque color/],
    ['a negative radius', { radius: -1 }, /radius is -1\. Write a number from 0 to 24/],
    ['a radius with a unit', { radius: '4px' }, /radius is "4px"\. Write a number from 0 to 24/],
    [
      'an unknown density',
      { density: 'tight' },
      /density is "tight"\. Write "compact", "comfortable" or a number from 0\.75 to 1\.25/,
    ],
    ['a density that is too low', { density: 0.2 }, /density is 0\.2\. Write "compact"/],
    ['an empty selector', { selector: ' ' }, /selector is " "\. Write a CSS selector, such as ":root"/],
    ['a selector with a rule', { selector: 'a { } b' }, /Write a CSS selector/],
    ['a single series', { series: '#1565c0' }, /series is "#1565c0"\. Write a list of one to six colors/],
    ['a color name in a series', { series: ['#1565c0', 'teal'] }, /series\[1\] is "teal"/],
    ['an unknown option', { accent: '#1565c0' }, /no option "accent"\. Its options are primary, secondary, neutral/],
  ])('rejects %s and states what to write', (_name, options, message) => {
    expect(() => createTheme(options as ThemeOptions)).toThrow(message);
  });
});
