// @ts-check

/** @typedef {{ name: string, advice: string, output: string }} Failure `advice` says what to do; `output` is that of the tool */

const maxLines = 60;

/**
 * The lines that `npm run check` prints when checks fail, at most 60. The first says what to do. Each check gets the same share.
 *
 * @param {readonly Failure[]} failures
 * @param {string} logFolder The folder with the whole output of each check.
 */
export function describeFailures(failures, logFolder) {
  const share = Math.floor((maxLines - 1) / failures.length) - 2;
  return [
    `${failures.map(({ advice }) => advice).join(' ')} Then run "npm run check" again.`,
    ...failures.flatMap(({ name, output }) => {
      const lines = output.split('\n').filter((line) => line.trim() !== '');
      const hidden = lines.length - share;
      const end = hidden > 0 ? [`  ... ${hidden} more lines in ${logFolder}/${name}.log`] : [];
      return [`${name}:`, ...lines.slice(0, share).map((line) => `  ${line.slice(0, 300)}`), ...end];
    }),
  ];
}
