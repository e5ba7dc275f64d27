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

/** The failed tests of a JSON report of Vitest, each with the start of its message. @param {any} report */
export const describeTests = ({ testResults }) =>
  testResults
    .filter((/** @type {any} */ file) => file.status === 'failed')
    .flatMap((/** @type {any} */ { name, message, assertionResults }) => [
      name,
      // A file that could not be loaded has no tests.
      ...(assertionResults.length === 0 ? message.split('\n').slice(0, 5) : []),
      ...assertionResults
        .filter((/** @type {any} */ test) => test.status === 'failed')
        .flatMap((/** @type {any} */ { fullName, failureMessages: [text = ''] }) => [
          `  ${fullName}`,
          ...text.split('\n', 5).map((/** @type {string} */ line) => `    ${line}`),
        ]),
    ])
    .join('\n');
