// @ts-check
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { reportsDir, root, withFolder } from './paths.mjs';
import { isEnding, startNode } from './processes.mjs';
import { seconds } from './progress.mjs';
import { readReport, sum } from './report.mjs';
import { UserError } from './user-error.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} file what Node runs
 * @property {(report: string) => string[]} [args] `report` is where the stage leaves its JSON report
 * @property {boolean} [tests] whether it must leave a report
 * @property {Record<string, string>} [env]
 * @property {readonly string[]} [needs] stages that must have succeeded
 * @property {boolean} [alone] it uses all processors by itself
 */

/** @typedef {import('./report.mjs').StageResult & { time: number, output: string, skippedBecause?: string }} Result */

const heartbeat = 20_000;
const timeLimit = 30 * 60_000;

/**
 * The stages that were asked for, and what they need.
 *
 * @template {{ name: string, needs?: readonly string[] }} T
 * @param {readonly T[]} stages
 * @param {readonly string[]} argv such as `["--only=unit,e2e"]`
 * @returns {T[]}
 * @throws {UserError} for an unknown argument or stage
 */
export function selectStages(stages, argv) {
  /** @type {string[]} */
  const names = [];
  for (const argument of argv) {
    const [, list] = /^--only=(.+)$/.exec(argument) ?? [];
    if (list === undefined) throw new UserError(`Unknown argument "${argument}": the only one is --only=stage,stage.`);
    names.push(
      ...list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    );
  }
  if (names.length === 0) return [...stages];
  const wanted = new Set();
  const want = (/** @type {string} */ name) => {
    const stage = stages.find((candidate) => candidate.name === name);
    if (!stage) {
      throw new UserError(`There is no stage "${name}": choose from ${stages.map((known) => known.name).join(', ')}.`);
    }
    wanted.add(name);
    stage.needs?.forEach(want);
  };
  names.forEach(want);
  return stages.filter(({ name }) => wanted.has(name));
}

/** @param {string} text @param {number} width */
const pad = (text, width) => text.padEnd(width);

/** @param {Result} result */
function verdict({ ok, counts, problem, skippedBecause, time }) {
  if (skippedBecause) return `not run, ${skippedBecause}`;
  const words = [ok && problem === undefined && !counts?.failed ? 'ok' : 'FAILED', seconds(time)];
  if (counts) words.push(`${counts.passed} passed`, ...(counts.failed ? [`${counts.failed} failed`] : []));
  if (counts?.skipped.length) words.push(`${counts.skipped.length} skipped`);
  if (problem) words.push(problem);
  return words.join(', ');
}

/** @param {Stage} stage @param {number} width @returns {Promise<Result>} */
async function runStage(stage, width) {
  const started = Date.now();
  const report = withFolder(join(reportsDir, `${stage.name}.json`));
  rmSync(report, { force: true }); // the one of an earlier run must not be counted

  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...stage.env, WAYMARK_REPORT_FILE: report };
  // Node warns in every child when both are set.
  delete env.NO_COLOR;
  env.FORCE_COLOR = process.stdout.isTTY ? '1' : '0';

  const running = startNode(stage.file, stage.args?.(report) ?? [], { cwd: root, env, timeout: timeLimit });
  const timer = setInterval(() => {
    const last = stripVTControlCharacters(running.output()).trimEnd().split('\n').pop()?.trim() ?? '';
    console.log(
      `  ${pad(stage.name, width)}  ... ${seconds(Date.now() - started)}${last ? `  ${last.slice(0, 90)}` : ''}`,
    );
  }, heartbeat);
  const { code, timedOut } = await running.finished;
  clearInterval(timer);

  /** @type {Result} */
  const result = {
    name: stage.name,
    ok: code === 0,
    time: Date.now() - started,
    output: running.output(),
    ...(stage.tests ? readReport(report) : {}),
  };
  if (timedOut) result.problem = `it was ended after ${seconds(timeLimit)}`;
  return result;
}

/**
 * Runs stages beside each other where processors allow, each as soon as what it needs is there, and
 * shows a line for each. A failed stage does not keep the others from running.
 *
 * @param {readonly Stage[]} stages
 * @returns {Promise<Result[]>} in the order of `stages`
 */
async function runStages(stages) {
  const slots = Math.max(2, Math.min(4, availableParallelism()));
  const width = Math.max(...stages.map(({ name }) => name.length));
  /** @type {Map<string, Result>} */
  const results = new Map();
  const waiting = new Set(stages);
  /** @type {Map<string, Promise<void>>} */
  const active = new Map();
  let used = 0;

  const finish = (/** @type {Result} */ result) => {
    results.set(result.name, result);
    console.log(`  ${pad(result.name, width)}  ${verdict(result)}`);
    const failed = !result.ok || result.problem !== undefined;
    if (failed && result.output) console.log(`\n${result.output.trimEnd()}\n`);
  };

  while (waiting.size > 0 || active.size > 0) {
    for (const stage of waiting) {
      const needs = stage.needs ?? [];
      const broken = needs.find((name) => results.has(name) && !results.get(name)?.ok);
      const cost = stage.alone ? slots : 1;
      if (broken) {
        const skippedBecause = `because ${broken} failed`;
        finish({ name: stage.name, ok: false, time: 0, output: '', skippedBecause });
      } else if (needs.every((name) => results.has(name)) && used + cost <= slots) {
        used += cost;
        active.set(
          stage.name,
          runStage(stage, width).then(async (result) => {
            // It was ended by a signal, and its result means nothing.
            if (isEnding()) await new Promise(() => {});
            used -= cost;
            active.delete(stage.name);
            finish(result);
          }),
        );
      } else {
        continue;
      }
      waiting.delete(stage);
    }
    if (active.size > 0) await Promise.race(active.values());
  }
  return stages.map(({ name }) => /** @type {Result} */ (results.get(name)));
}

/**
 * Runs the stages and sums them up.
 *
 * @param {readonly Stage[]} stages
 */
export async function runAll(stages) {
  const started = Date.now();
  const results = await runStages(stages);
  const width = Math.max(...results.map(({ name }) => name.length));

  console.log(`\nSummary, ${seconds(Date.now() - started)}`);
  for (const result of results) console.log(`  ${pad(result.name, width)}  ${verdict(result)}`);
  for (const [heading, pick] of /** @type {const} */ ([
    ['Skipped', (/** @type {Result} */ result) => result.counts?.skipped ?? []],
    ['Failed', (/** @type {Result} */ result) => result.counts?.failures ?? []],
  ])) {
    const titles = results.flatMap((result) => pick(result).map((title) => `${result.name}: ${title}`));
    if (titles.length > 0) console.log(`\n${heading}\n${titles.map((title) => `  ${title}`).join('\n')}`);
  }
  return { results, ...sum(results) };
}
