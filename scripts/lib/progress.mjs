// @ts-check
import process from 'node:process';

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  const total = milliseconds / 1000;
  if (total < 10) return `${total.toFixed(1)} s`;
  if (total < 60) return `${Math.round(total)} s`;
  const rounded = Math.round(total);
  return `${Math.floor(rounded / 60)} min ${String(rounded % 60).padStart(2, '0')} s`;
}

/**
 * Shows that a long step is alive: one line that counts on a terminal, a line at the start and one
 * at the end elsewhere, where a rewritten line would be noise.
 *
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, work) {
  const out = process.stderr;
  const started = Date.now();
  const live = out.isTTY === true;
  const draw = () => out.write(`\r\u001b[2K${label} ... ${Math.round((Date.now() - started) / 1000)} s`);
  if (live) draw();
  else out.write(`${label} ...\n`);
  const timer = live ? setInterval(draw, 1000) : undefined;
  const finish = (/** @type {string} */ word) => {
    clearInterval(timer);
    const line = `${label} ... ${word} ${seconds(Date.now() - started)}`;
    out.write(live ? `\r\u001b[2K${line}\n` : `${line}\n`);
  };
  try {
    const result = await work();
    finish('done in');
    return result;
  } catch (error) {
    finish('failed after');
    throw error;
  }
}
