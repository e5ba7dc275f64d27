// `npm run test:stories`: runs the checks of tests/stories on the static Storybook.
//   npm run test:stories -- layers-popover controls   only the stories whose id contains one of the words
//   --update     records new baselines (`npm run visual:update`)
// WAYMARK_STORYBOOK=built uses the existing Storybook in dist/stories.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { execa } from 'execa';

/** `stories` runs all checks, or those of the gate with WAYMARK_GATE; `modes` runs those that the gate omits. */
const suite = process.env.WAYMARK_SUITE ?? 'stories';

const { values, positionals } = parseArgs({ options: { update: { type: 'boolean' } }, allowPositionals: true });
const options = [
  ...(values.update ? ['--update-snapshots'] : []),
  ...(positionals.length > 0 ? ['--grep', positionals.join('|')] : []),
];
const { failed } = await execa({ preferLocal: true, reject: false, stdio: 'inherit' })('playwright', [
  'test',
  '--config',
  'tests',
  `--project=${suite}`,
  ...options,
]);
process.exitCode = failed ? 1 : 0;
