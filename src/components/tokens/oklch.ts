/** A color in the OKLCH color space, with a lightness from 0 to 1, a chroma of at least 0, and a hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

/** Converts an sRGB channel to linear light; both range from 0 to 1. */
export function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

const encoded = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Returns the channels of a color in the `#rrggbb` format, each from 0 to 1. */
export function channels(hex: string): Triple {
  const value = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [value(1), value(3), value(5)];
}

const product = (rows: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => {
  const [first, second, third] = rows;
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [row(first), row(second), row(third)];
};

// The matrices are from https://bottosson.github.io/posts/oklab/.
const rgbToLms = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const lmsToOklab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const oklabToLms = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const lmsToRgb = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

/** Converts linear sRGB channels to OKLab coordinates, in which a distance of 0.02 is just noticeable. */
export function toOklab(rgb: Triple): Triple {
  const [long, medium, short] = product(rgbToLms, rgb);
  return product(lmsToOklab, [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)]);
}

/** Converts a color in the `#rrggbb` format. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = channels(hex);
  const [l, a, b] = toOklab([linear(red), linear(green), linear(blue)]);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function toRgb({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  const [long, medium, short] = product(oklabToLms, [l, c * Math.cos(angle), c * Math.sin(angle)]);
  const [red, green, blue] = product(lmsToRgb, [long ** 3, medium ** 3, short ** 3]);
  return [encoded(red), encoded(green), encoded(blue)];
}

/** Half the distance between two 8-bit channel values. */
const tolerance = 0.5 / 255;
const isDisplayable = (rgb: Triple): boolean => rgb.every((value) => value >= -tolerance && value <= 1 + tolerance);

/** Converts to the `#rrggbb` format. For a color outside sRGB, reduces the chroma and preserves lightness and hue. */
export function toHex(color: Oklch): string {
  let rgb = toRgb(color);
  if (!isDisplayable(rgb)) {
    let [low, high] = [0, color.c];
    while (high - low > 0.0005) {
      const c = (low + high) / 2;
      if (isDisplayable(toRgb({ ...color, c }))) low = c;
      else high = c;
    }
    rgb = toRgb({ ...color, c: low });
  }
  const digits = (value: number): string =>
    Math.round(Math.min(Math.max(value, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(digits).join('')}`;
}
