import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { expect, test } from '../e2e/support/fixtures';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the commands that `npm start` and `npm run dev` run once the packages are installed. */
function start(env: Record<string, string>, ...args: string[]) {
  return execaNode({
    cwd: root,
    env: { NO_COLOR: '1', ...env },
    all: true,
    reject: false,
    forceKillAfterDelay: 10_000,
  })('scripts/start.mjs', args);
}

async function freePorts(): Promise<Record<string, string>> {
  const names = ['PORT', 'AUTH_EMULATOR_PORT', 'API_PORT', 'DOCUMENTATION_PORT'];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, String(await findFreePort())] as const)),
  );
}

type Read = (label: string) => string;

/** Calls `check` once the servers have printed their addresses. Then expects that Ctrl+C stops them. */
async function whileRunning(args: string[], check: (read: Read) => Promise<void>): Promise<void> {
  const ports = await freePorts();
  const running = start(
    {
      ...ports,
      // The developer's own `npm start` may be using the default folder.
      DATA_FOLDER: test.info().outputPath('data'),
      DATABASE_URL: '',
      // The first readings exist before the API responds, and more would only be added while the test runs.
      DEMO_READINGS: '2000',
    },
    ...args,
  );
  let output = '';
  running.all.on('data', (data) => (output += String(data)));
  try {
    await expect.poll(() => output, { timeout: 90_000 }).toContain('Press Ctrl+C to stop.');
    await check((label) => new RegExp(`${label}\\s+(\\S+)`).exec(output)?.[1] ?? '');
  } finally {
    running.kill('SIGINT');
    await running;
    await rm(`${root}/dist/start/${ports.AUTH_EMULATOR_PORT}`, { recursive: true, force: true });
  }
  for (const port of Object.values(ports)) await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
}

test(
  'npm start serves the app, a demo account, the data API and the documentation, and stops everything on a signal',
  { tag: '@core' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await whileRunning([], async (read) => {
      const health = await fetch(read('Data API'));
      expect([new URL(health.url).origin, health.status]).toEqual([new URL(read('Address')).origin, 200]);
      expect(await health.json()).toEqual({ status: 'ok' });
      await page.goto(read('Address'));
      await page.getByLabel('Email address').fill(read('Email'));
      await page.getByLabel('Password', { exact: true }).fill(read('Password'));
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Profile of Ada' })).toBeVisible();
      const [documentation] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: 'Documentation' }).click(),
      ]);
      await expect(documentation).toHaveURL(read('Documentation'));
      // This is the page that waits for the build, unless an earlier start has built it.
      await expect(documentation.getByRole('heading', { level: 1 })).toBeVisible();
      // An idle page prefetches code and would report that the servers have stopped.
      await documentation.close();
      await page.close();
    });
  },
);

test('npm run dev serves the app, and the documentation once it is built', async ({ page }) => {
  test.setTimeout(600_000);
  await whileRunning(['--hot'], async (read) => {
    await page.goto(read('Address'));
    // A development server transforms modules on request.
    await page.getByRole('button', { name: 'Use the demo account' }).click({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Profile of Ada' })).toBeVisible({ timeout: 60_000 });
    await page.goto(`${read('Documentation')}controls/button/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible({ timeout: 480_000 });
    await page.close();
  });
});

test('npm start reports which variable sets a port that is in use', async () => {
  const ports = await freePorts();
  for (const [name, port] of Object.entries(ports)) {
    const taken = createServer().listen(Number(port), 'localhost');
    await once(taken, 'listening');
    const { all, exitCode } = await start(ports);
    taken.close();
    expect(exitCode).toBe(1);
    expect(all).toContain(`Port ${port} is in use. Set ${name} to a free port.`);
  }
});
