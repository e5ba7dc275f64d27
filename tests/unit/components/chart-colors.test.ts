// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { colors, createTheme, levelColors, type Mode, modes, seriesColors } from 'waymark/tokens';
import { channels, linear, toOklab } from '../../../src/components/tokens/oklch';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, severity 1: matrices for linear RGB. */
const visions: Record<string, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
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

/** The coordinates in OKLab of a color as it appears to a kind of vision. */
function seen(hex: string, matrix: Matrix): Triple {
  const [red, green, blue] = channels(hex).map(linear) as [number, number, number];
  const [r, g, b] = matrix.map(([x, y, z]) => Math.min(Math.max(x * red + y * green + z * blue, 0), 1));
  return toOklab([r ?? 0, g ?? 0, b ?? 0]);
}

const distance = (first: Triple, second: Triple): number =>
  100 * Math.hypot(...first.map((value, axis) => value - (second[axis] ?? 0)));

/** The least distance of levels, and of series that follow each other. */
const least = 12;
/** The least distance of series that meet only when the user hides those between them. */
const leastApart: Record<Mode, number> = { light: 8.6, dark: 5.8, 'light-more': least, 'dark-more': least };

const pairs = [seriesColors, levelColors].flatMap((family) =>
  family.flatMap((first, index) =>
    family
      .slice(index + 1)
      .map((second, between) => ({ first, second, isClose: family === levelColors || between === 0 })),
  ),
);

describe.each(modes)('the colors of charts in %s', (mode) => {
  it.each(Object.entries(visions))('differ from each other with %s vision', (_name, matrix) => {
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
  it('keeps the colors of charts', () => {
    const theme = createTheme({ primary: '#00695c', neutral: '#6b7280' });
    for (const mode of modes) {
      for (const role of [...seriesColors, ...levelColors]) expect(theme.colors[mode][role]).toBe(colors[mode][role]);
    }
  });
});
