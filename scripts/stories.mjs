// @ts-check
// `npm run test:stories`: runs @storybook/test-runner on the static Storybook. .storybook/test-runner.ts says what it checks.
//   npm run test:stories -- layers-popover controls   only the stories files whose id matches
//   --update     records new baselines (`npm run visual:update`)
// WAYMARK_STORYBOOK=built uses the Storybook in dist/stories as it is.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { findFreePort } from './lib/ports.mjs';
import { serveStorybook } from './lib/serve-storybook.mjs';

const storybookDir = path.join('dist', 'stories');
const baselinesDir = path.join('tests', 'visual', 'baselines');
/** `stories` has all checks, or those of the gate with WAYMARK_GATE; `modes` has those that the gate leaves out. */
const suite = process.env.WAYMARK_SUITE ?? 'stories';

const { values, positionals } = parseArgs({ options: { update: { type: 'boolean' } }, allowPositionals: true });
const run = execa({ preferLocal: true, stdio: 'inherit', reject: false });

/** Returns the problems of the whole Storybook, which no story has: obsolete baselines and broken links. */
async function findProblems() {
  // The tested Storybook has no pages of documentation.
  const index = path.join('dist', 'reports', 'storybook-index.json');
  await execa({ preferLocal: true })`storybook index --output-file ${index} --quiet --disable-telemetry`;
  const { entries } = JSON.parse(readFileSync(index, 'utf8'));
  const obsolete = readdirSync(baselinesDir, { withFileTypes: true })
    // The other folders have the pictures of pages.
    .filter((entry) => entry.isDirectory() && entry.name.includes('--') && !entries[entry.name])
    .map(({ name }) => path.join(baselinesDir, name));
  if (values.update) for (const folder of obsolete.splice(0)) rmSync(folder, { recursive: true });
  const pages = readdirSync('stories', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const broken = pages.flatMap((file) =>
    [...readFileSync(path.join('stories', file), 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)]
      .filter(([, id = '']) => !entries[id])
      .map(([link]) => `stories/${file}: ${link} leads nowhere.`),
  );
  return [...obsolete.map((folder) => `No story has the baselines ${folder}: run "npm run visual:update".`), ...broken];
}

const port = await findFreePort();
const server = await serveStorybook({ outDir: storybookDir, kind: 'tested', port });
// Jest does not create the folder of its report.
mkdirSync(path.join('dist', 'reports'), { recursive: true });
const tests = await run({
  env: {
    DEBUG_PRINT_LIMIT: '5000',
    REFERENCE_URL: 'http://localhost:6006',
    WAYMARK_VISUAL_UPDATE: values.update ? '1' : '',
  },
})('test-storybook', [
  '--index-json',
  `--url=http://localhost:${port}/`,
  '--disable-telemetry',
  // A page waits for frames a third of the time.
  `--maxWorkers=${Math.min(4, availableParallelism() + 1)}`,
  '--ci',
  '--json',
  '--outputFile',
  path.join('dist', 'reports', `${suite}.json`),
  ...positionals,
]);
await server.close();
const problems = process.env.WAYMARK_GATE ? [] : await findProblems();
if (problems.length > 0) console.error(problems.join('\n'));
process.exitCode = tests.failed || problems.length > 0 ? 1 : 0;
