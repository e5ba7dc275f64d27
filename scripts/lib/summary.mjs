// @ts-check

/** @typedef {{ passed: number, failures: string[], skipped: string[] }} Counts titles of the tests that failed or did not run */
/** @typedef {{ name: string, minutes: string, tests: boolean } & Counts} Result of a stage; `tests`: it writes a report */

/**
 * Counts the tests of a JSON report of Vitest, Jest or Playwright. A report without tests is a failure: a stage whose tests are
 * all skipped lists them.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function countReport(report) {
  const counts = report.testResults ? countJest(report) : countPlaywright(report);
  if (counts.passed + counts.failures.length + counts.skipped.length === 0) counts.failures.push('no test was found');
  return counts;
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

/**
 * The lines that end a run, the last one "N passed, N failed". A stage whose tests were all skipped passes. The run fails when no
 * test of any stage ran.
 *
 * @param {readonly Result[]} results
 */
export function summarize(results) {
  const lines = results.flatMap(({ name, minutes, tests, passed, failures, skipped }) => {
    const counts = `${passed} passed, ${failures.length} failed, ${skipped.length} skipped`;
    return [
      `  ${name}: ${tests ? counts : failures.length > 0 ? 'failed' : 'ok'} (${minutes} min)`,
      ...failures.map((title) => `    failed: ${title}`),
      ...skipped.map((title) => `    skipped: ${title}`),
    ];
  });
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0);
  const ranNothing = results.some(({ tests }) => tests) && passed + failed === 0;
  if (ranNothing) lines.push('  No test ran: all of them were skipped.');
  return { lines: [...lines, '', `${passed} passed, ${failed} failed`], isFailed: failed > 0 || ranNothing };
}
