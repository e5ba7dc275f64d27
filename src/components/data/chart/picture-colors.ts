/** A color in a form that every SVG viewer understands. */
interface Paint {
  color: string;
  /** A number from 0 to 1. */
  opacity: number;
}

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Reads the color from a painted pixel, for colors such as `oklab(…)`. */
function readPixel(color: string): Paint {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pixel) return { color, opacity: 1 };
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const channels = [...pixel.getImageData(0, 0, 1, 1).data];
  return { color: toHex(channels.slice(0, 3)), opacity: Math.round(((channels[3] ?? 0) / 255) * 100) / 100 };
}

/** Separates the opacity from a computed color, because `rgba(…)` is not a valid color in SVG 1.1. */
export function toPaint(value: string): Paint {
  if (/^(none|url|#)/.test(value)) return { color: value.replaceAll('"', ''), opacity: 1 };
  const [, channels, alpha = '1'] = /^rgba?\((\d+, \d+, \d+)(?:, ([\d.]+))?\)$/.exec(value) ?? [];
  return channels === undefined
    ? readPixel(value)
    : { color: toHex(channels.split(', ').map(Number)), opacity: Number.parseFloat(alpha) };
}

/** Returns the background behind an element: that of the closest element that sets one. */
export function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    const { color, opacity } = toPaint(backgroundColor || 'none');
    if (color !== 'none' && opacity > 0) return color;
  }
  return 'white';
}
