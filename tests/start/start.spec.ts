import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { expect, test } from '../e2e/support/fixtures';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs what `npm start` runs once the packages are installed. */
function start(env: Record<string, string>) {
  return execaNode({
    cwd: root,
    env: { NO_COLOR: '1', ...env },
    all: true,
    reject: false,
    forceKillAfterDelay: 10_000,
  })('scripts/start.mjs');
}

async function freePorts(): Promise<Record<string, string>> {
  const names = ['PORT', 'AUTH_EMULATOR_PORT', 'API_PORT', 'STORYBOOK_PORT'];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, String(await findFreePort())] as const)),
  );
}

test('npm start serves the app, a demo account, the data API and the documentation, and stops everything on a signal', async ({
  page,
  allowConsole,
}) => {
  // Storybook's page waits 1 s for responses of its server, which transforms modules meanwhile. The documentation works without them.
  allowConsole(/UniversalStoreFollowerTimeoutError/);
  // The emulator and two development servers start beside another stage.
  test.setTimeout(600_000);
  const ports = await freePorts();
  // The developer's own `npm start` may have the usual folder open.
  const running = start({
    ...ports,
    DATA_FOLDER: test.info().outputPath('data'),
    DATABASE_URL: '',
    // The first of them are there before the API responds, and more would only be added while the test runs.
    DEMO_READINGS: '2000',
  });
  let output = '';
  running.all.on('data', (data) => (output += String(data)));
  try {
    await expect.poll(() => output, { timeout: 360_000 }).toContain('Press Ctrl+C to stop.');
    const read = (label: string): string => new RegExp(`${label}\\s+(\\S+)`).exec(output)?.[1] ?? '';
    const health = await fetch(read('Data API'));
    expect([new URL(health.url).origin, health.status]).toEqual([new URL(read('Address')).origin, 200]);
    expect(await health.json()).toEqual({ status: 'ok' });
    await page.goto(read('Address'));
    // A development server transforms modules on request.
    await page.getByLabel('Email Address').fill(read('Email'), { timeout: 60_000 });
    await page.getByLabel('Password', { exact: true }).fill(read('Password'));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible({ timeout: 60_000 });
    const [documentation] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Documentation' }).click(),
    ]);
    await expect(documentation).toHaveURL((url) => url.href.startsWith(read('Documentation')));
    const preview = documentation.frameLocator('#storybook-preview-iframe');
    await expect(preview.locator('#storybook-docs').getByRole('heading', { level: 1 })).toBeVisible({
      timeout: 180_000,
    });
    // An idle page prefetches code, and would report the stopped servers.
    await documentation.close();
    await page.close();
  } finally {
    running.kill('SIGINT');
    await running;
  }
  for (const port of Object.values(ports)) await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});

test('npm start names the variable of a port that is in use', async () => {
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
