// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { name } from '../../package.json';
import { installCommand } from '../../stories/docs/install-command';

it('the command that installs the kit is the same on the first page and in Installation', () => {
  expect(installCommand).toBe(`npm install ${name}`);
  expect(readFileSync('stories/docs/installation.mdx', 'utf8')).toContain(`\n${installCommand}\n`);
});
