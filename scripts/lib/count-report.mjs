// @ts-check

/** @typedef {{ passed: number, failures: string[], skipped: string[] }} Counts titles of the tests that failed or did not run */

/**
 * Counts the tests of a JSON report of Vitest, Jest or Playwright.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function countReport(report) {
  return report.testResults ? countJest(report) : countPlaywright(report);
}

/** Vitest writes the same form. @param {any} report @returns {Counts} */
function countJest({ testResults }) {
  const tests = testResults.flatMap((/** @type {any} */ file) => file.assertionResults);
  const titles = (/** @type {(status: string) => boolean} */ has) =>
    tests.filter((/** @type {any} */ test) => has(test.status)).map((/** @type {any} */ test) => test.fullName);
  // A file that could not be loaded has no tests.
  const broken = testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' && file.assertionResults.every((/** @type {any} */ test) => test.status !== 'failed'),
  );
  return {
    passed: titles((status) => status === 'passed').length,
    failures: [...titles((status) => status === 'failed'), ...broken.map((/** @type {any} */ file) => file.name)],
    skipped: titles((status) => status !== 'passed' && status !== 'failed'),
  };
}

/** @param {any} report @returns {Counts} */
function countPlaywright({ suites, errors }) {
  /** @type {Counts} */
  const counts = { passed: 0, failures: errors.map((/** @type {any} */ error) => error.message), skipped: [] };
  const visit = (/** @type {any} */ suite, /** @type {string} */ path) => {
    for (const { title, tests } of suite.specs) {
      for (const { status } of tests) {
        if (status === 'expected') counts.passed += 1;
        else counts[status === 'skipped' ? 'skipped' : 'failures'].push(`${path} > ${title}`);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, `${path} > ${inner.title}`);
  };
  for (const suite of suites) visit(suite, suite.title);
  return counts;
}
