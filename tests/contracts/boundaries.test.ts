// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

// oxfmt-ignore
const allowed: readonly [file: string, code: string][] = [
  ['src/components/navigation/app-bar/a.ts', "import '../drawer';\nimport '../../content/card';\nimport '../../lib/cn';"],
  ['src/api/http/c.ts', "import '../../components/lib/csv';"],
  ['src/rows/c.ts', "export { levels } from '../api/contract';"],
  ['src/app/data/b.ts', "export type { Reading } from '../../api/types';\nexport { levels } from '../../api/contract';"],
  ['src/app/auth/firebase/a.ts', "import 'firebase/auth';\nexport * from '@radix-ui/react-dialog';\nexport const here = import.meta.dirname;"],
];

let scratch = '';
let violations: { rule: string; file: string }[] = [];

/** Runs the tool once over scratch files, apart from the sources that other checks read at the same time. */
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'waymark-lint-'));
  const files = new Map<string, string>([
    ...crossings.flatMap(([, , , target]) => (target ? [[target, 'export {};'] as const] : [])),
    ...crossings.map(([, file, code]) => [file, code] as const),
    ...allowed,
    ['src/api/types.ts', 'export {};'],
    ['src/components/lib/csv.ts', 'export {};'],
    ['src/components/content/card/g.ts', "import type { F } from './f';\nexport type G = F;"],
  ]);
  for (const [file, code] of files) {
    await mkdir(path.join(scratch, path.dirname(file)), { recursive: true });
    await writeFile(path.join(scratch, file), `${code}\n`);
  }
  const { options, ...ruleSet } = boundaries;
  const { output } = await cruise(['src', 'stories', 'tests'], {
    ...options,
    baseDir: scratch,
    validate: true,
    ruleSet,
  });
  violations = (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({ rule: rule.name, file: from }));
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

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
