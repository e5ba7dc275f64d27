import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, type Page, test } from '@playwright/test';
import { buildAndServe } from './support/serve';
import { createWaymark, hosts, problem, projects, startersFolder } from './support/starters';

const root = path.resolve(import.meta.dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
/** A created project supports the same Node versions as the kit. */
const { engines } = readJson(path.join(root, 'package.json'));
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };

const foldersOf = (host: string): string[] =>
  projects()
    .filter((project) => project.host === host)
    .map(({ folder }) => path.join(startersFolder, folder));

/** Runs a program in a created project. The output is the message of a failure. */
function run(cwd: string, file: string, ...args: string[]): string {
  try {
    return execFileSync(file, args, { cwd: path.resolve(startersFolder, cwd), encoding: 'utf8', env, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${cwd}: ${file} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

/** Time zones west and east of the servers' zone. A test's page uses the last one. */
const otherZones = ['America/Los_Angeles', 'Europe/Berlin'];
test.use({ timezoneId: 'Asia/Tokyo' });

/** Strings from the design, which a new project replaces with neutral ones. */
const designTexts = /John Doe|All Notification|Good Morning|Project Admin|Get Extra Space|v4\.0\.0|Waymark['"<]/;

test.describe('create-waymark', () => {
  test.skip(Boolean(problem), problem);

  for (const host of hosts) {
    test(`${host}: each project compiles with strict types, and imports declared packages only`, () => {
      // The projects of a host share the same configuration, so one compiler run reads the package types for all of
      // them.
      const first = `${host}-dashboard/tsconfig.json`;
      const { include } = JSON.parse(readFileSync(path.join(startersFolder, first), 'utf8')) as { include: string[] };
      const project = { extends: `./${first}`, include: include.map((files) => `${host}-*/${files}`) };
      writeFileSync(path.join(startersFolder, `tsconfig.${host}.json`), JSON.stringify(project));
      run('.', process.execPath, path.join(root, 'node_modules/typescript/bin/tsc'), '-p', `tsconfig.${host}.json`);
      for (const folder of foldersOf(host)) {
        const manifest = readJson(path.join(folder, 'package.json'));
        expect(manifest.engines).toEqual(engines);
        const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.tsx?$/.test(file) && !/^(\.|node_modules)/.test(file))
          .map((file) => readFileSync(path.join(folder, file), 'utf8'));
        const packages = code
          .flatMap((text) => [...text.matchAll(/(?:from|import) '(?!\.|@\/)([^']+)'/g)])
          .map(([, source = '']) => /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source);
        expect(packages.filter((one) => !(one in { ...manifest.dependencies, ...manifest.devDependencies }))).toEqual(
          [],
        );
        expect(code.join('\n')).not.toMatch(/__\w+__/);
        expect(code.join('\n')).not.toMatch(designTexts);
      }
    });

    test(`${host}: the production build opens without a message in the console`, async ({ page, browser }) => {
      const cwd = path.join(startersFolder, `${host}-dashboard`);
      const { url, stop } = await buildAndServe(host, cwd);
      try {
        if (host === 'vite') {
          // Vite warns about larger files.
          const assets = path.join(cwd, 'dist/assets');
          expect(readdirSync(assets).filter((file) => statSync(path.join(assets, file)).size > 500_000)).toEqual([]);
        }
        const messages: string[] = [];
        const record = (opened: Page): void => {
          opened.on('console', (message) => messages.push(message.text()));
          opened.on('pageerror', (error) => messages.push(String(error)));
        };
        record(page);
        await page.goto(url);
        await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
        await expect(page.getByRole('grid', { name: 'Latest readings' })).toBeVisible();
        await page.getByRole('button', { name: 'Test Weather service' }).click();
        await expect(page.getByText('Weather service is responding')).toBeVisible();
        await page.getByRole('link', { name: 'Sample page' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Sample page' })).toBeVisible();
        await expect(page.getByRole('main')).toBeFocused();
        const html = page.locator('html');
        await expect(html).toHaveCSS('--wm-color-primary', /0f766e/);
        await page.getByRole('button', { name: 'Color mode' }).click();
        await page.getByRole('menuitemradio', { name: 'Dark' }).click();
        await page.reload();
        await expect(html).toHaveAttribute('data-theme', 'dark');
        await expect(html).toHaveCSS('color-scheme', 'dark');
        expect(messages).toEqual([]);

        for (const timezoneId of otherZones) {
          const opened = await browser.newPage({ timezoneId });
          record(opened);
          await opened.goto(url);
          await opened.getByRole('button', { name: 'Test Weather service' }).click();
          await expect(opened.getByText('Weather service is responding')).toBeVisible();
          await opened.close();
          expect(messages, timezoneId).toEqual([]);
        }

        // A static server responds to every URL with the page.
        const unknown = await page.goto(`${url}/unknown`);
        expect(unknown?.status()).toBe(host === 'vite' ? 200 : 404);
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      } finally {
        await stop();
      }
    });
  }

  test('each project passes the linter and the formatter', () => {
    // Outside the repository, whose .gitignore contains the projects' folder.
    const copies = mkdtempSync(path.join(tmpdir(), 'waymark-linted-'));
    const isSource = (file: string): boolean =>
      !/^(\.next|\.react-router|build|dist|next-env\.d\.ts)$/.test(path.basename(file));
    try {
      for (const { folder } of projects()) {
        const copy = path.join(copies, folder);
        cpSync(path.join(startersFolder, folder), copy, { recursive: true, filter: isSource });
        run(copy, path.join(root, 'node_modules/.bin/oxlint'), '--max-warnings', '0');
        run(copy, path.join(root, 'node_modules/.bin/oxfmt'), '--check');
      }
    } finally {
      rmSync(copies, { recursive: true, force: true });
    }
  });

  test('the tests of each project pass', () => {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const args = ['run', '--reporter', 'json'];
    const { numPassedTests, testResults } = JSON.parse(run('.', process.execPath, vitest, ...args)) as {
      numPassedTests: number;
      testResults: object[];
    };
    expect(testResults).toHaveLength(projects().length);
    expect(numPassedTests).toBe(2 * projects().length);
  });

  test('prints the next two commands, and replaces a project when asked to', () => {
    const output = createWaymark('printed', '--yes', '--no-install');
    expect(output).toContain('  cd printed\n  npm install && npm run dev\n');
    expect(createWaymark('.My Über App', '--yes', '--no-install')).toContain('  cd ".My Über App"\n');
    writeFileSync(path.join(startersFolder, 'printed/old.txt'), '');
    createWaymark('printed', '--yes', '--no-install', '--overwrite');
    expect(readdirSync(path.join(startersFolder, 'printed'))).not.toContain('old.txt');
    const manifest = readFileSync(path.join(startersFolder, '.My Über App/package.json'), 'utf8');
    expect(manifest).toContain('"name": "my-ber-app"');
  });

  /** Creates a project in a temporary folder as a package manager does, without installing its packages. */
  function createIn(folder: string, manager: string, ...args: string[]): string {
    const cli = path.join(startersFolder, 'node_modules/create-waymark/index.js');
    const variables = { ...process.env, npm_config_user_agent: `${manager}/10.0.0 npm/? node/v24` };
    const options = { cwd: folder, encoding: 'utf8', env: variables, stdio: 'pipe' } as const;
    return execFileSync(process.execPath, [cli, ...args, '--no-install', '--yes'], options);
  }

  for (const manager of ['npm', 'pnpm', 'yarn', 'bun']) {
    test(`${manager}: prints and writes its commands`, () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'waymark-create-'));
      try {
        expect(createIn(folder, manager, 'own')).toContain(`  cd own\n  ${manager} install && ${manager} run dev\n`);
        expect(readFileSync(path.join(folder, 'own/README.md'), 'utf8')).toContain(`\`${manager} run dev\``);
        expect(readdirSync(path.join(folder, 'own'))).toContain('.git');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  }

  test('starts a project in a new repository, and keeps existing files when asked to', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'waymark-create-'));
    const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
    try {
      writeFileSync(path.join(folder, 'README.md'), 'Mine');
      expect(createIn(folder, 'npm', '.')).toContain('  npm install && npm run dev\n');
      expect(read('README.md')).toBe('Mine');
      expect(readdirSync(folder)).toEqual(expect.arrayContaining(['.git', '.gitignore', 'package.json', 'src']));

      const own = { name: 'mine', license: 'MIT', scripts: { dev: 'mine' }, dependencies: { react: '19.0.0' } };
      writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own));
      writeFileSync(path.join(folder, 'src/styles.css'), '/* mine */');
      expect(() => createIn(folder, 'npm', '.')).toThrow('is not empty');
      createIn(folder, 'npm', '.', '--keep');
      expect(JSON.parse(read('package.json'))).toMatchObject({
        ...own,
        scripts: { dev: 'mine', build: expect.any(String) },
        dependencies: { react: '19.0.0', waymark: expect.any(String) },
        engines,
      });
      expect(read('src/styles.css')).toBe('/* mine */');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('rejects a nonempty folder and unknown answers', () => {
    const messageOf = (...args: string[]): string => {
      try {
        return createWaymark(...args, '--yes', '--no-install');
      } catch (error) {
        return (error as { stderr: string }).stderr;
      }
    };
    expect(messageOf('vite-dashboard')).toMatch(/^vite-dashboard is not empty: it contains .+\. Choose another/);
    expect(messageOf('new', '--color', 'blue')).toContain('Write an opaque color as #rrggbb');
    expect(messageOf('new', '--language', 'xx')).toBe('There is no language "xx". Use en, de, ar.\n');
    expect(messageOf('printed/package.json')).toBe('printed/package.json is a file. Choose another directory.\n');
    expect(messageOf('new', '--host', 'angular')).toBe('There is no host "angular". Use vite, next, react-router.\n');
    expect(messageOf('new', '--template', 'blog')).toContain('There is no template "blog". Use dashboard,');
    expect(messageOf('new', '--hots', 'next')).toContain("Unknown option '--hots'");
    expect(readdirSync(startersFolder)).not.toContain('new');
  });
});
