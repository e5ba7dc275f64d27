// @vitest-environment node
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A file that breaks one rule, and what the lint must say of it. */
interface Breach {
  rule: string;
  file: string;
  code: string;
  says: RegExp;
}

const breaches: Breach[] = [
  {
    rule: 'a lower group imports a higher one',
    file: 'src/components/content/card/scratch-up.ts',
    code: "import '../../layers/popover';",
    says: /content stands below layers/,
  },
  {
    rule: 'the tokens import something above them',
    file: 'src/components/tokens/scratch-up.ts',
    code: "import '../lib/cn';",
    says: /tokens stands below lib/,
  },
  {
    rule: 'a helper imports a provider',
    file: 'src/components/lib/scratch-up.ts',
    code: "import '../providers/labels';",
    says: /lib stands below providers/,
  },
  {
    rule: 'a control imports the navigation',
    file: 'src/components/controls/button/scratch-up.ts',
    code: "import '../../navigation/drawer';",
    says: /controls stands below navigation/,
  },
  {
    rule: 'a family reaches into another',
    file: 'src/components/navigation/drawer/scratch-inside.ts',
    code: "export * from '../nav-menu/menu-entry';",
    says: /only through its index/,
  },
  {
    rule: 'the kit imports the app',
    file: 'src/components/content/card/scratch-app.ts',
    code: "import '../../../app/paths';",
    says: /nothing from outside of src\/components/,
  },
  {
    rule: 'the kit imports its own public face',
    file: 'src/components/content/card/scratch-face.ts',
    code: "import 'waymark';",
    says: /not the public face/,
  },
  {
    rule: 'the kit imports a router',
    file: 'src/components/content/card/scratch-router.ts',
    code: "import 'react-router';",
    says: /neither a router nor Firebase/,
  },
  {
    rule: 'the kit imports Firebase',
    file: 'src/components/content/card/scratch-firebase.ts',
    code: "import 'firebase/auth';",
    says: /neither a router nor Firebase/,
  },
  {
    rule: 'a page imports Firebase',
    file: 'src/app/pages/login/scratch-firebase.ts',
    code: "void import('firebase/auth');",
    says: /Only src\/app\/auth imports Firebase/,
  },
  {
    rule: 'a page imports another',
    file: 'src/app/pages/login/scratch-page.ts',
    code: "import '../register/register-page';",
    says: /Pages never import each other/,
  },
  {
    rule: 'the authentication imports a page',
    file: 'src/app/auth/scratch-page.ts',
    code: "import '../pages/login/login-page';",
    says: /does not know the pages/,
  },
  {
    rule: 'the app reaches into the kit',
    file: 'src/app/layout/scratch-inside.ts',
    code: "import '../../components/navigation/drawer';",
    says: /public face: 'waymark'/,
  },
  {
    rule: 'a story reaches into the kit',
    file: 'stories/content/scratch-inside.ts',
    code: "import '../../src/components/content/card';",
    says: /public face: 'waymark'/,
  },
  {
    rule: 'an end-to-end test reaches into a family',
    file: 'tests/e2e/scratch-inside.ts',
    code: "import '../../src/components/content/card';",
    says: /public face: 'waymark'/,
  },
  {
    rule: 'a colour is written out',
    file: 'src/components/content/card/scratch-color.ts',
    code: "export const look = 'bg-[#1565c0]';",
    says: /"#1565c0" is a colour/,
  },
  {
    rule: 'a colour function is written out',
    file: 'src/app/layout/scratch-color.ts',
    code: "export const look = { color: 'rgb(0 0 0 / 50%)' };",
    says: /is a colour/,
  },
  {
    rule: 'a size is written out',
    file: 'src/components/content/card/scratch-size.ts',
    code: "export const look = 'w-[260px]';",
    says: /"260px" is a size/,
  },
  {
    rule: 'a layer is written out',
    file: 'src/app/layout/scratch-layer.ts',
    code: "export const look = 'z-50';",
    says: /is a layer/,
  },
  {
    rule: 'a duration is written out',
    file: 'stories/content/scratch-duration.ts',
    code: "export const look = 'duration-200';",
    says: /is a duration/,
  },
  {
    rule: 'a physical side is named',
    file: 'src/components/content/card/scratch-side.ts',
    code: "export const look = 'hover:ml-4';",
    says: /is a physical side/,
  },
];

const allowed = {
  file: 'src/components/navigation/app-bar/scratch-allowed.ts',
  code: [
    "import '../drawer';",
    "import '../../content/card';",
    "import '../../lib/cn';",
    "import '../../tokens';",
    "export const look = 'ms-4 p-2 z-app-bar duration-control w-drawer size-[1.25em] #main';",
  ].join('\n'),
};

interface Diagnostic {
  filename: string;
  message: string;
}

let scratch = '';
let diagnostics: Diagnostic[] = [];

/** Runs the project's own configuration over the scratch files, away from the sources that other checks read now. */
beforeAll(async () => {
  const root = process.cwd();
  scratch = await mkdtemp(path.join(tmpdir(), 'waymark-lint-'));
  await cp(path.join(root, 'scripts/lint'), path.join(scratch, 'scripts/lint'), { recursive: true });
  const configuration = await readFile(path.join(root, '.oxlintrc.json'), 'utf8');
  await writeFile(
    path.join(scratch, '.oxlintrc.json'),
    configuration.replace('"typeAware": true', '"typeAware": false'),
  );
  for (const { file, code } of [...breaches, allowed]) {
    await mkdir(path.join(scratch, path.dirname(file)), { recursive: true });
    await writeFile(path.join(scratch, file), `${code}\n`);
  }
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'],
      { cwd: scratch, maxBuffer: 16 * 1024 * 1024 },
      (_error, stdout) => resolve(stdout),
    );
  });
  ({ diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] });
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

function messagesOf(file: string): string[] {
  return diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ message }) => message);
}

describe('the lint', () => {
  it.each(breaches)('says so when $rule', ({ file, says }) => {
    expect(messagesOf(file)).toEqual(expect.arrayContaining([expect.stringMatching(says)]));
  });

  it('lets through what keeps the rules', () => {
    expect(messagesOf(allowed.file)).toEqual([]);
  });
});
