import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from '../../checks/compare-pictures.mjs';

type Color = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

const paper: Color = [255, 255, 255];
const text: Color = [54, 65, 82];
const divider: Color = [227, 232, 239];

const check: readonly Point[] = [
  [3, 8.5],
  [6.5, 12],
  [13, 4.5],
];
const dot: readonly Point[] = [
  [8, 8],
  [8, 8.01],
];

interface Drawing {
  icon: readonly Point[];
  line: number;
  button: Color;
  label: Color;
  /** How the rasterizer weights a pixel that a stroke partly covers. */
  gamma: number;
  height: number;
}

const defaults: Drawing = { icon: check, line: 100, button: [94, 53, 177], label: text, gamma: 1, height: 120 };

/** Draws a picture with a 16 px check mark, words made of strokes, a line and a button. */
function draw(changes: Partial<Drawing> = {}): Buffer {
  const { icon, line, button, label, gamma, height } = { ...defaults, ...changes };
  const png = new PNG({ width: 240, height });
  const paint = (x: number, y: number, color: Color, coverage = 1): void => {
    const at = (y * png.width + x) * 4;
    for (const [channel, value] of color.entries()) {
      png.data[at + channel] = Math.round((png.data[at + channel] ?? 0) * (1 - coverage) + value * coverage);
    }
    png.data[at + 3] = 255;
  };
  const fill = (left: number, top: number, across: number, down: number, color: Color): void => {
    for (let y = top; y < top + down; y += 1) for (let x = left; x < left + across; x += 1) paint(x, y, color);
  };
  const stroke = (left: number, top: number, points: readonly Point[], color: Color, width: number): void => {
    for (let y = 0; y < 16; y += 1) {
      for (let x = 0; x < 16; x += 1) {
        const distances = points.slice(1).map(([x2, y2], index) => {
          const [x1, y1] = points[index] ?? [x2, y2];
          const [dx, dy] = [x2 - x1, y2 - y1];
          const along = ((x + 0.5 - x1) * dx + (y + 0.5 - y1) * dy) / (dx * dx + dy * dy);
          const part = Math.min(1, Math.max(0, along));
          return Math.hypot(x + 0.5 - x1 - part * dx, y + 0.5 - y1 - part * dy);
        });
        const coverage = Math.min(1, Math.max(0, width / 2 + 0.5 - Math.min(...distances)));
        paint(left + x, top + y, color, coverage ** gamma);
      }
    }
  };
  fill(0, 0, png.width, png.height, paper);
  stroke(16, 16, icon, text, 1.75);
  for (let x = 48; x < 208; x += 8)
    stroke(
      x,
      16,
      x % 16
        ? [
            [1, 3],
            [4, 13],
            [7, 3],
          ]
        : [
            [2, 3.3],
            [6, 3.3],
            [2, 12.6],
          ],
      label,
      1.2,
    );
  fill(0, line, png.width, 1, divider);
  fill(16, 48, 64, 32, button);
  return PNG.sync.write(png);
}

const picture = draw();

test.each([
  ['a missing icon of 16 px', { icon: [] }],
  ['another icon', { icon: dot }],
  ['a line that moved by a pixel', { line: 101 }],
  ['a color that changed by a few steps', { button: [97, 56, 180] }],
  ['another text color', { label: [75, 85, 101] }],
  ['another size', { height: 121 }],
] satisfies [string, Partial<Drawing>][])('detects %s', (_, damage) => {
  expect(comparePictures(picture, draw(damage))).toBeDefined();
});

test.each([
  ['an equal picture in another encoding', PNG.sync.write(PNG.sync.read(picture), { filterType: 0 })],
  ['edges that another build draws slightly darker', draw({ gamma: 0.9 })],
  ['rounded colors', draw({ button: [95, 53, 178] })],
])('accepts %s', (_, other) => {
  expect(other.equals(picture)).toBe(false);
  expect(comparePictures(picture, other)).toBeUndefined();
});
