// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseVersion } from '../../../scripts/lib/browser.mjs';
import { isInstalled } from '../../../scripts/lib/install.mjs';
import { isSupportedNode } from '../../../scripts/lib/node-version.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { seconds } from '../../../scripts/lib/progress.mjs';
import { allStages } from '../../../scripts/lib/stage-list.mjs';
import { selectStages } from '../../../scripts/lib/stages.mjs';

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', 'v22.12.0', '22.13.1', '23.0.0', '24.1.0'])('takes %s', (version) => {
    expect(isSupportedNode(version)).toBe(true);
  });

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0', '', 'x'])('refuses %j', (version) => {
    expect(isSupportedNode(version)).toBe(false);
  });

  it('is asked for as package.json asks for it', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  });
});

describe('whether packages are installed', () => {
  const lock = (packages) => ({ packages: { '': {}, ...packages } });
  const one = { version: '1.0.0', integrity: 'sha512-a' };

  it('agrees when every package is there in its version', () => {
    expect(isInstalled(lock({ 'node_modules/a': one }), lock({ 'node_modules/a': one }))).toBe(true);
  });

  it('does not mind optional packages of other systems', () => {
    expect(
      isInstalled(
        lock({ 'node_modules/a': one, 'node_modules/b': { ...one, optional: true } }),
        lock({ 'node_modules/a': one }),
      ),
    ).toBe(true);
  });

  it.each([
    ['a package is missing', lock({})],
    ['a package has another version', lock({ 'node_modules/a': { ...one, version: '1.0.1' } })],
    ['nothing is known', undefined],
  ])('disagrees when %s', (_, installed) => {
    expect(isInstalled(lock({ 'node_modules/a': one }), installed)).toBe(false);
  });
});

describe('the version of a browser', () => {
  it.each([
    ['Chromium 140.0.7339.80 built on Debian GNU/Linux 12 (bookworm)', '140.0.7339.80'],
    ['Google Chrome 139.0.7258.66 ', '139.0.7258.66'],
    ['', undefined],
    ['command not found', undefined],
  ])('is read from %j', (output, version) => {
    expect(parseVersion(output)).toBe(version);
  });
});

describe('choosing stages', () => {
  const stages = allStages({ app: 20_001, emulator: 20_002 });
  const names = (argv) => selectStages(stages, argv).map(({ name }) => name);

  it('runs all of them without an argument', () => {
    expect(names([])).toEqual(stages.map(({ name }) => name));
  });

  it('adds what the chosen ones need', () => {
    expect(names(['--only=e2e,unit'])).toEqual(['unit', 'build-e2e', 'e2e']);
    expect(names(['--only=sizes'])).toEqual(['build-app', 'build-kit', 'sizes']);
  });

  it('names the stages when asked for one that does not exist', () => {
    expect(() => names(['--only=units'])).toThrow(/no stage "units": choose from types, lint, unit/);
    expect(() => names(['--fast'])).toThrow('Unknown argument "--fast"');
  });

  it('builds the end-to-end app for the emulator of the same run', () => {
    const build = stages.find(({ name }) => name === 'build-e2e');
    const run = stages.find(({ name }) => name === 'e2e');
    expect(build.env.VITE_AUTH_EMULATOR_URL).toBe('http://localhost:20002');
    expect(run.env).toMatchObject({ WAYMARK_E2E_PORT: '20001', WAYMARK_E2E_EMULATOR_PORT: '20002' });
  });
});

describe('saying how long something took', () => {
  it.each([
    [0, '0.0 s'],
    [9_949, '9.9 s'],
    [12_400, '12 s'],
    [59_499, '59 s'],
    [61_000, '1 min 01 s'],
    [119_800, '2 min 00 s'],
  ])('%i ms is %s', (milliseconds, text) => {
    expect(seconds(milliseconds)).toBe(text);
  });
});
