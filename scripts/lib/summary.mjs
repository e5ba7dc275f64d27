import { relative } from 'node:path';

/** @typedef {{ passed: number, failures: string[], skipped: string[] }} Counts titles of failed and skipped tests */
/** @typedef {{ name: string, minutes: string, tests: boolean } & Counts} Result of a stage; `tests`: it writes a report */

/**
 * @typedef {{ title: string, status: string }} Test
 * @typedef {{ name: string, assertionResults: { fullName: string, status: string }[] }} JestFile Vitest's too
 * @typedef {{ title: string, specs: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite of Playwright
 */

/**
 * Counts the tests of a JSON report of Vitest, Jest or Playwright. A report without tests is a failure, because a stage
 * whose tests are all skipped still lists them.
 *
 * @param {{ testResults?: JestFile[], suites?: Suite[], errors?: { message: string }[] }} report
 * @returns {Counts}
 */
export function countReport({ testResults = [], suites = [], errors = [] }) {
  const failed = errors.map(({ message }) => ({ title: message, status: 'failed' }));
  // A file that cannot be loaded has no test. The exit code of its stage tells.
  const ofFiles = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: `${relative('', name)} > ${fullName}`, status })),
  );
  const tests = [...failed, ...ofFiles, ...suites.flatMap((suite) => testsOfSuite(suite))];
  if (tests.length === 0) tests.push({ title: 'no test was found', status: 'failed' });
  const titles = (/** @type {RegExp} */ statuses) =>
    tests.flatMap(({ title, status }) => (statuses.test(status) ? [title] : []));
  return {
    passed: titles(/^(passed|expected)$/).length,
    failures: titles(/^(failed|unexpected|flaky)$/),
    skipped: titles(/^(?!passed|expected|failed|unexpected|flaky)/),
  };
}

/** The pictures that could not be compared, listed in the output by `tests/checks/pictures.ts`. @param {string} output */
export const skippedPictures = (output) => output.match(/picture \S+ skipped: .+/g) ?? [];

/** @param {Suite} suite @returns {Test[]} */
function testsOfSuite({ title, specs, suites = [] }, path = title) {
  return [
    ...specs.flatMap((spec) => spec.tests.map(({ status }) => ({ title: `${path} > ${spec.title}`, status }))),
    ...suites.flatMap((inner) => testsOfSuite(inner, `${path} > ${inner.title}`)),
  ];
}

/**
 * The final lines of a run; the last one is "N passed, N failed". A stage whose tests were all skipped passes. The run
 * fails if no test of any stage ran.
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
