// @ts-check
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures the titles of the failed tests
 * @property {string[]} skipped the titles of the tests that did not run
 */

/** @returns {Counts} */
const none = () => ({ passed: 0, failed: 0, failures: [], skipped: [] });

/**
 * Of vitest's and jest's JSON, which share their shape. A file that could not even be loaded has no
 * tests in it: it counts as one failure.
 *
 * @param {any} report
 * @returns {Counts}
 */
function countJest(report) {
  const counts = none();
  for (const file of report.testResults) {
    const tests = file.assertionResults ?? [];
    for (const test of tests) {
      const title = test.fullName?.trim() || test.title || file.name;
      if (test.status === 'passed') counts.passed += 1;
      else if (test.status === 'failed') counts.failures.push(title);
      else counts.skipped.push(title);
    }
    const loaded = tests.some((/** @type {any} */ test) => test.status === 'failed');
    if (file.status === 'failed' && !loaded) counts.failures.push(`${file.name} (the file as a whole)`);
  }
  counts.failed = counts.failures.length;
  return counts;
}

/**
 * Of Playwright Test's JSON. A test that passed only when repeated counts as failed.
 *
 * @param {any} report
 * @returns {Counts}
 */
function countPlaywright(report) {
  const counts = none();
  const visit = (/** @type {any} */ suite, /** @type {string[]} */ path) => {
    for (const spec of suite.specs ?? []) {
      const title = [...path, spec.title].join(' > ');
      for (const test of spec.tests ?? []) {
        if (test.status === 'expected') counts.passed += 1;
        else if (test.status === 'skipped') counts.skipped.push(title);
        else counts.failures.push(test.status === 'flaky' ? `${title} (flaky)` : title);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, inner.title ? [...path, inner.title] : path);
  };
  for (const suite of report.suites) visit(suite, suite.title ? [suite.title] : []);
  for (const error of report.errors ?? []) counts.failures.push(String(error.message ?? error).split('\n', 1)[0] ?? '');
  counts.failed = counts.failures.length;
  return counts;
}

/**
 * Counts the tests of a runner's own JSON report: vitest, jest or Playwright Test.
 *
 * @param {unknown} report
 * @returns {Counts}
 * @throws {Error} when it is none of these
 */
export function countReport(report) {
  if (typeof report === 'object' && report !== null) {
    if ('testResults' in report && Array.isArray(report.testResults)) return countJest(report);
    if ('suites' in report && Array.isArray(report.suites)) return countPlaywright(report);
  }
  throw new Error('it is not a report of vitest, jest or Playwright');
}

/**
 * @typedef {object} StageResult
 * @property {string} name
 * @property {boolean} ok whether the stage's command ended well
 * @property {Counts} [counts] absent for a stage without tests, or whose report is missing
 * @property {string} [problem] why it failed, when no test says so
 */

/**
 * Reads the report that a stage must have left.
 *
 * @param {string} file
 * @returns {{ counts?: Counts, problem?: string }}
 */
export function readReport(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { problem: 'it left no report' };
  }
  try {
    const counts = countReport(JSON.parse(text));
    if (counts.passed + counts.failed === 0) return { counts, problem: 'its report holds no test that ran' };
    return { counts };
  } catch (error) {
    return { problem: `its report cannot be read: ${/** @type {Error} */ (error).message}` };
  }
}

/**
 * The sum over all stages. A stage that failed although none of its tests did adds one failure, so
 * that nothing red is ever counted as nothing.
 *
 * @param {readonly StageResult[]} stages
 */
export function sum(stages) {
  let passed = 0;
  let failed = 0;
  for (const { ok, counts, problem } of stages) {
    passed += counts?.passed ?? 0;
    failed += counts?.failed ?? 0;
    if ((!ok || problem !== undefined) && !counts?.failed) failed += 1;
  }
  return { passed, failed, green: failed === 0 && passed > 0 };
}
