// @vitest-environment node
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import boundaries from '../../.dependency-cruiser.mjs';

/**
 * For each rule of .dependency-cruiser.mjs: a file, the code in it that breaks the rule, and the file that it imports.
 */
// oxfmt-ignore
const crossings: readonly [rule: string, file: string, code: string, target?: string][] = [
  ['src/components: tokens import', 'src/components/tokens/a.ts', "import '../lib/cn';", 'src/components/lib/cn.ts'],
  ['src/components: lib import', 'src/components/lib/a.ts', "import '../providers/x';", 'src/components/providers/x/index.ts'],
  ['src/components: providers import', 'src/components/providers/x/a.ts', "import '../../content/card';", 'src/components/content/card/index.ts'],
  ['src/components: content, controls import', 'src/components/content/card/a.tsx', "import type { P } from '../../layers/popover';", 'src/components/layers/popover/index.ts'],
  ['src/components: layers, data import', 'src/components/layers/popover/a.ts', "import '../../navigation/drawer';", 'src/components/navigation/drawer/index.ts'],
  ['src/components: navigation import', 'src/components/navigation/drawer/a.ts', "import '../../patterns/plan';", 'src/components/patterns/plan/index.ts'],
  ['src/components: patterns import', 'src/components/patterns/plan/a.ts', "import '../../index';", 'src/components/index.ts'],
  ['other families only', 'src/components/navigation/drawer/b.tsx', "export * from '../nav-menu/entry';", 'src/components/navigation/nav-menu/entry.ts'],
  ['the kit knows neither', 'src/components/content/card/b.ts', "import '../../../app/lib/idle';", 'src/app/lib/idle.ts'],
  ['the kit knows neither', 'src/components/content/card/c.ts', "import 'react-router';"],
  ['the kit knows neither', 'src/components/content/card/d.ts', "import 'firebase/auth';"],
  ['the kit knows neither', 'src/components/content/card/e.ts', "import 'waymark';"],
  ['the kit only by its public face', 'src/app/shell/a.ts', "import '../../components/layers/popover';"],
  ['the kit only by its public face', 'stories/content/a.tsx', "import '../../src/components/content/card';"],
  ['the kit only by its public face', 'tests/e2e/a.ts', "import '../../src/components/content/card';"],
  ['only src/app/auth imports Firebase', 'src/app/pages/login/a.ts', "void import('firebase/auth');"],
  ['pages never import', 'src/app/pages/login/b.ts', "import '../register/page';", 'src/app/pages/register/page.ts'],
  ['src/app: config, lib import', 'src/app/lib/a.ts', "import '../auth/service';", 'src/app/auth/service.ts'],
  ['src/app: auth, preferences, data import', 'src/app/auth/a.ts', "import '../shell/logo';", 'src/app/shell/logo.ts'],
  ['src/app: shell import', 'src/app/shell/b.ts', "import '../pages/register/page';"],
  ['src/app: pages import', 'src/app/pages/login/c.ts', "import '../../router/routes';", 'src/app/router/routes.ts'],
  ['src/app: router import', 'src/app/router/a.ts', "import '../app';", 'src/app/app.tsx'],
  ['the data API knows neither', 'src/api/http/a.ts', "import '../../app/lib/idle';"],
  ['the data API knows neither', 'src/api/http/b.ts', "import 'waymark/tokens';"],
  ['the data API knows neither', 'src/api/http/d.ts', "import '../../components/lib/cn';"],
  ['the app imports only the contract', 'src/app/data/a.ts', "import { createApi } from '../../api/app';", 'src/api/app.ts'],
  ['the engine of rows', 'src/rows/a.ts', "import '../app/lib/idle';"],
  ['the engine of rows', 'src/rows/b.ts', "import 'react';"],
  ['the values of the contract', 'src/api/contract.ts', "import { z } from 'zod';"],
  ['files never import each other', 'src/components/content/card/f.ts', "import type { G } from './g';\nexport type F = G;"],
  ['folders of the app', 'src/app/auth/ui/a.tsx', "import { type F } from '../forms/a';", 'src/app/auth/forms/b.ts'],
  ['folders of the app', 'src/app/auth/forms/a.tsx', "const A = lazy(() => import('../ui/b'));", 'src/app/auth/ui/b.ts'],
];

/** Files that break one rule of scripts/lint each, and the expected message. */
// oxfmt-ignore
const breaches: readonly [file: string, code: string, says: RegExp][] = [
  ['src/components/content/card/color.ts', "export const look = 'bg-[#1565c0]';", /"#1565c0" is a color/],
  ['src/app/shell/color.ts', "export const look = { color: 'rgb(0 0 0 / 50%)' };", /is a color/],
  ['src/components/content/card/size.ts', "export const look = 'w-[260px]';", /"260px" is a size/],
  ['src/app/shell/z-index.ts', "export const look = 'z-50';", /is a z-index/],
  ['stories/content/duration.ts', "export const look = 'duration-200';", /is a duration/],
  ['src/components/content/card/side.ts', "export const look = 'hover:ml-4';", /is a physical side/],
  ['src/app/shell/unsafe.ts', "import { UNSAFE_createBrowserHistory } from 'react-router';", /"UNSAFE_createBrowserHistory" is private/],
  ['src/app/shell/unstable.tsx', 'export const Track = () => <Switch.unstable_Track />;', /"unstable_Track" is private/],
  ['src/app/shell/underscored.ts', 'export const token = (user) => user._tokenResponse;', /"_tokenResponse" is private/],
  ['scripts/deep.mjs', "import 'firebase-tools/lib/logger.js';", /is a file inside of a package/],
  ['tests/helpers/deep.ts', "require.resolve('execa/lib/index.js');", /is a file inside of a package/],
  ['tests/helpers/dynamic.ts', "export const load = () => import('firebase/dist/auth');", /is a file inside of a package/],
  ['src/app/shell/key.ts', "export const token = (user) => user['__token'];", /"__token" is private/],
  ['src/app/shell/pattern.ts', 'export const token = ({ _token }) => _token;', /"_token" is private/],
  ['src/app/shell/attribute.tsx', 'export const Track = () => <Switch unstable_track />;', /"unstable_track" is private/],
  ['src/app/shell/list.tsx', 'export const List = () => <ul />;', /Add role="list"/],
];

// oxfmt-ignore
const allowed: readonly [file: string, code: string][] = [
  ['src/components/navigation/app-bar/a.ts', "import '../drawer';\nimport '../../content/card';\nimport '../../lib/cn';"],
  ['src/components/navigation/app-bar/b.ts', "export const look = 'ms-4 p-2 z-app-bar duration-control w-drawer size-[1.25em] #main';"],
  ['src/api/http/c.ts', "import '../../components/lib/csv';"],
  ['src/app/shell/named-list.tsx', 'export const List = () => <ol role="list" />;'],
  ['src/rows/c.ts', "export { levels } from '../api/contract';"],
  ['src/app/data/b.ts', "export type { Reading } from '../../api/types';\nexport { levels } from '../../api/contract';"],
  ['src/app/auth/firebase/a.ts', "import 'firebase/auth';\nexport * from '@radix-ui/react-dialog';\nexport const here = import.meta.dirname;"],
];

let scratch = '';
let violations: { rule: string; file: string }[] = [];
let diagnostics: { filename: string; message: string }[] = [];

/** Runs each tool once over scratch files, apart from the sources that other checks read at the same time. */
beforeAll(async () => {
  const root = process.cwd();
  scratch = await mkdtemp(path.join(tmpdir(), 'waymark-lint-'));
  await cp(path.join(root, 'scripts/lint'), path.join(scratch, 'scripts/lint'), { recursive: true });
  const configuration = await readFile(path.join(root, '.oxlintrc.json'), 'utf8');
  const files = new Map<string, string>([
    ...crossings.flatMap(([, , , target]) => (target ? [[target, 'export {};'] as const] : [])),
    ...crossings.map(([, file, code]) => [file, code] as const),
    ...breaches.map(([file, code]) => [file, code] as const),
    ...allowed,
    ['src/api/types.ts', 'export {};'],
    ['src/components/lib/csv.ts', 'export {};'],
    ['src/components/content/card/g.ts', "import type { F } from './f';\nexport type G = F;"],
    ['.oxlintrc.json', configuration.replace('"typeAware": true', '"typeAware": false')],
  ]);
  for (const [file, code] of files) {
    await mkdir(path.join(scratch, path.dirname(file)), { recursive: true });
    await writeFile(path.join(scratch, file), `${code}\n`);
  }
  const oxlint = promisify(execFile)(
    process.execPath,
    [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'],
    { cwd: scratch, maxBuffer: 2 ** 24 },
  ).catch((error: unknown) => error as { stdout: string });
  const { options, ...ruleSet } = boundaries;
  const { output } = await cruise(['src', 'stories', 'tests'], {
    ...options,
    baseDir: scratch,
    validate: true,
    ruleSet,
  });
  violations = (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({ rule: rule.name, file: from }));
  ({ diagnostics } = JSON.parse((await oxlint).stdout) as { diagnostics: typeof diagnostics });
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

const messagesOf = (file: string): string[] =>
  diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ message }) => message);

describe('import boundaries', () => {
  it.each(crossings)('%s: %s', (rule, file) => {
    const rules = violations.filter((violation) => file.startsWith(violation.file)).map((violation) => violation.rule);
    expect(rules).toContainEqual(expect.stringMatching(`^${rule}`));
  });

  it('are tested for every rule', () => {
    const broken = boundaries.forbidden.filter(({ name }) => crossings.some(([rule]) => name.startsWith(rule)));
    expect(broken).toEqual(boundaries.forbidden);
  });

  it('allow the app to import only types from src/api/types.ts', async () => {
    expect(await readFile('src/api/types.ts', 'utf8')).not.toMatch(/^(?!\/\/|export type \{|$)/m);
  });

  it.each(allowed)('allow %s', (file) => {
    expect(violations.filter((violation) => violation.file === file)).toEqual([]);
  });
});

describe('lint', () => {
  it.each(breaches)('rejects %s: %s', (file, _code, says) => {
    expect(messagesOf(file)).toContainEqual(expect.stringMatching(says));
  });

  it.each(allowed)('accepts %s', (file) => {
    expect(messagesOf(file)).toEqual([]);
  });
});
