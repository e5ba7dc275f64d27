// @ts-check
// node compare-images.mjs <expected.png> <actual.png> <diff.png> <threshold>
// Prints { size } when the sizes differ, else { count, total } of pixels; writes the difference as an image if there
// is any. A process of its own: inside jest's sandbox the loop over the pixels takes a hundred times as long.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const [expectedFile = '', actualFile = '', diffFile = '', thresholdText] = process.argv.slice(2);
const threshold = Number(thresholdText);
const expected = PNG.sync.read(readFileSync(expectedFile));
const actual = PNG.sync.read(readFileSync(actualFile));
const { width, height } = actual;

if (expected.width !== width || expected.height !== height) {
  const size = `${width} x ${height} px, the baseline ${expected.width} x ${expected.height} px`;
  console.log(JSON.stringify({ size }));
} else {
  const diff = new PNG({ width, height });
  // Pixels that look like anti-aliasing are passed over by default, which is no exact comparison.
  const count = pixelmatch(expected.data, actual.data, diff.data, width, height, {
    threshold,
    includeAA: threshold < 0.1,
  });
  if (count > 0) writeFileSync(diffFile, PNG.sync.write(diff));
  console.log(JSON.stringify({ count, total: width * height }));
}
