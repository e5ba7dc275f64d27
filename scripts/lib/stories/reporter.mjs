// @ts-check
import process from 'node:process';

/**
 * @typedef {object} TestCase
 * @property {string[]} ancestorTitles
 * @property {string} status
 * @property {string[]} failureMessages
 */

/** Jest's reporter for stories: a line for each group of stories, and what failed in full. */
export default class StoriesReporter {
  /**
   * @param {unknown} _test
   * @param {{ testResults: TestCase[], testExecError?: unknown, failureMessage?: string | null, perfStats: { runtime: number } }} file
   */
  onTestResult(_test, { testResults, testExecError, failureMessage, perfStats }) {
    if (testExecError) process.stdout.write(`${failureMessage}\n`);
    const [title] = testResults[0]?.ancestorTitles ?? [];
    if (!title) return;
    const failed = testResults.filter(({ status }) => status === 'failed');
    const count = `${testResults.length} ${testResults.length === 1 ? 'story' : 'stories'}`;
    const verdict = failed.length > 0 ? `, ${failed.length} FAILED` : '';
    process.stdout.write(`${title}: ${count}, ${(perfStats.runtime / 1000).toFixed(1)} s${verdict}\n`);
    for (const { ancestorTitles, failureMessages } of failed) {
      process.stdout.write(`\n  ${ancestorTitles.join(' / ')}\n\n`);
      process.stdout.write(`${failureMessages.join('\n\n').replaceAll(/^(?=.)/gm, '    ')}\n\n`);
    }
  }
}
