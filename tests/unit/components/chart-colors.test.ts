// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type ColorRole, colors, createTheme, levelColors, type Mode, modes, seriesColors } from 'waymark/tokens';
import { channels, linear, toHex, toOklab } from '../../../src/components/tokens/oklch';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const none: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Machado, Oliveira and Fernandes 2009, severity 1: matrices for linear RGB. */
const visions: Record<string, Matrix> = {
  normal: none,
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Returns the OKLab coordinates of a color as it appears with a kind of vision. */
function seen(hex: string, matrix: Matrix): Triple {
  const [red, green, blue] = channels(hex).map(linear) as [number, number, number];
  const [r, g, b] = matrix.map(([x, y, z]) => Math.min(Math.max(x * red + y * green + z * blue, 0), 1));
  return toOklab([r ?? 0, g ?? 0, b ?? 0]);
}

const distance = (first: Triple, second: Triple): number =>
  100 * Math.hypot(...first.map((value, axis) => value - (second[axis] ?? 0)));

/** The minimum distance between levels, and between consecutive series. */
const least = 12;
/** The minimum distance between series that become adjacent only when the user hides those between them. */
const leastApart: Record<Mode, number> = { light: 8.6, dark: 5.8, 'light-more': least, 'dark-more': least };

const pairs = [seriesColors, levelColors].flatMap((family) =>
  family.flatMap((first, index) =>
    family
      .slice(index + 1)
      .map((second, between) => ({ first, second, isClose: family === levelColors || between === 0 })),
  ),
);

describe.each(modes)('chart colors in %s', (mode) => {
  it.each(Object.entries(visions))('are distinct with %s vision', (_name, matrix) => {
    const close = pairs
      .map(({ first, second, isClose }) => ({
        pair: `${first}, ${second}`,
        required: isClose ? least : leastApart[mode],
        apart: distance(seen(colors[mode][first], matrix), seen(colors[mode][second], matrix)),
      }))
      .filter(({ apart, required }) => apart < required);
    expect(close).toEqual([]);
  });
});

describe('a theme', () => {
  /** Brand colors of each hue, in the range of logos. */
  const brands = Array.from({ length: 12 }, (_, index) => [0.4, 0.6].map((l) => toHex({ l, c: 0.12, h: 30 * index })));

  it('starts the series with a distinct brand color', () => {
    for (const brand of brands.flat()) {
      const theme = createTheme({ primary: brand });
      for (const mode of modes) {
        const created = theme.colors[mode];
        expect(created['series-1']).not.toBe(colors[mode]['series-1']);
        const apart = (role: ColorRole, vision: string): number =>
          distance(seen(created['series-1'], visions[vision] ?? none), seen(created[role], visions[vision] ?? none));
        // Consecutive series also differ with the common color vision deficiencies.
        for (const role of seriesColors.slice(1)) expect(apart(role, 'normal'), `${brand} ${mode}`).toBeGreaterThan(5);
        for (const vision of ['protan', 'deutan']) {
          expect(apart('series-2', vision), `${brand} ${mode} ${vision}`).toBeGreaterThan(7);
        }
      }
    }
    expect(createTheme({ primary: '#00695c' }).colors.light['series-1']).toBe('#00695c');
  });

  it('uses the given series with enough contrast, and keeps the levels', () => {
    const theme = createTheme({ primary: '#00695c', series: ['#6a1b9a', '#ffeb3b'] });
    expect(theme.colors.light['series-1']).toBe('#6a1b9a');
    expect(theme.changes).toContainEqual(expect.objectContaining({ mode: 'light', role: 'series-2', from: '#ffeb3b' }));
    for (const mode of modes) {
      for (const role of levelColors) expect(theme.colors[mode][role]).toBe(colors[mode][role]);
    }
  });
});
