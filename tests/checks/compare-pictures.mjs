import { parentPort, workerData } from 'node:worker_threads';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The size in px of the squares in which different pixels are counted: that of a small icon. */
const squarePx = 16;

/** The number of different pixels allowed per square. The smallest icon, an ellipsis, consists of 16. */
const maxDifferent = 8;

/** Which pixels count as different. Each threshold is a distance in OKLab, where black and white are 1 apart. */
const differences = [
  // Edges, which make up thin icons: the difference is larger than that between rasterizers.
  { threshold: 0.1, includeAA: true },
  // All other pixels, except for rounding: about 3 of 255 gray levels.
  { threshold: 0.01, includeAA: false },
];

/**
 * Returns how a picture differs from its baseline, if it does, with a picture that marks the pixels.
 *
 * @param {Buffer} baseline
 * @param {Buffer} picture
 * @returns {{ text: string, marked?: Buffer } | undefined}
 */
export function comparePictures(baseline, picture) {
  if (baseline.equals(picture)) return undefined;
  const [expected, actual] = [PNG.sync.read(baseline), PNG.sync.read(picture)];
  const { width, height } = expected;
  if (width !== actual.width || height !== actual.height) {
    return { text: `${actual.width} × ${actual.height} px instead of ${width} × ${height} px` };
  }
  const marked = new PNG({ width, height });
  const counts = differences.map((options) =>
    pixelmatch(expected.data, actual.data, marked.data, width, height, { ...options, windowSize: squarePx }),
  );
  const count = Math.max(...counts);
  if (count <= maxDifferent) return undefined;
  return { text: `${count} pixels differ in a square of ${squarePx} px`, marked: PNG.sync.write(marked) };
}

// Jest runs the tests in a context whose globals are a hundred times slower, so pictures are compared in a thread.
if (workerData?.pictures) {
  const [baseline, picture] = workerData.pictures.map((/** @type {Uint8Array} */ data) => Buffer.from(data));
  // oxlint-disable-next-line require-post-message-target-origin -- a port of Node has no origin
  parentPort?.postMessage(comparePictures(baseline, picture));
}
