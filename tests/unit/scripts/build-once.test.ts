// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { runOnce } from '../../../scripts/lib/build-once.mjs';

it('builds again only after a change, and never keeps a failed build', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'waymark-build-'));
  const [source, built] = [path.join(root, 'src'), path.join(root, 'dist')];
  const file = path.join(source, 'lib/name.js');
  mkdirSync(path.dirname(file), { recursive: true });
  // Like a build, it empties the folder first.
  const build = vi.fn(async () => {
    rmSync(built, { recursive: true, force: true });
    mkdirSync(built);
  });
  const counts: number[] = [];
  const run = async (values = '') => {
    await runOnce(built, values, build, [source]);
    counts.push(build.mock.calls.length);
  };
  await run();
  writeFileSync(file, 'first');
  for (const values of ['', '', 'Ada', 'Ada']) await run(values);
  rmSync(file);
  build.mockImplementationOnce(() => {
    rmSync(built, { recursive: true });
    return Promise.reject(new Error('lib/name.js is missing'));
  });
  await expect(run('Ada')).rejects.toThrow('missing');
  for (const values of ['Ada', 'Ada']) await run(values);
  expect(counts).toEqual([1, 2, 2, 3, 3, 5, 5]);
  rmSync(root, { recursive: true });
});
