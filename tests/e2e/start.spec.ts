import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { expect, test } from './support/fixtures';

const root = path.resolve(import.meta.dirname, '../..');

/** Takes a port that is free and keeps it. */
async function takePort(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The port of the test has no number.');
  return { port: address.port, server };
}

interface Started {
  child: ChildProcess;
  /** All that it printed so far. */
  output: () => string;
}

function start(ports: { PORT: number; AUTH_EMULATOR_PORT: number }): Started {
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    // A group of its own, so that the test's signal reaches it as Ctrl+C does.
    detached: true,
    env: {
      ...process.env,
      NO_COLOR: '1',
      PORT: String(ports.PORT),
      AUTH_EMULATOR_PORT: String(ports.AUTH_EMULATOR_PORT),
    },
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  return { child, output: () => output };
}

test('npm start prints the address and the demo account, signs in, and leaves nothing behind', async ({ page }) => {
  test.slow();
  const PORT = await findFreePort();
  const AUTH_EMULATOR_PORT = await findFreePort([PORT]);
  const { child, output } = start({ PORT, AUTH_EMULATOR_PORT });
  const exited = once(child, 'exit');
  try {
    // Nothing here is held against the clock: a fresh clone has no dependencies bundled yet.
    await expect.poll(output, { timeout: 120_000 }).toContain('Press Ctrl+C to stop.');
    const email = /E-mail\s+(\S+)/.exec(output())?.[1] ?? '';
    const password = /Password\s+(\S+)/.exec(output())?.[1] ?? '';
    const address = /Address\s+(\S+)/.exec(output())?.[1] ?? '';
    expect(address).toBe(`http://localhost:${PORT}`);

    await page.goto(address);
    // The first page of a development server is compiled on demand.
    await page.getByLabel('Email Address').fill(email, { timeout: 90_000 });
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible({ timeout: 60_000 });
    // A page that is idle loads what may be needed next, and would miss the server.
    await page.close();
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await exited;
  }
  for (const port of [PORT, AUTH_EMULATOR_PORT]) {
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  }
  expect(() => process.kill(-(child.pid ?? 0), 0)).toThrow(/ESRCH/);
});

test('a port that is taken is one sentence that says which variable to set', async () => {
  const taken = await takePort();
  const free = await findFreePort();
  try {
    for (const [ports, variable] of [
      [{ PORT: taken.port, AUTH_EMULATOR_PORT: free }, 'PORT'],
      [{ PORT: free, AUTH_EMULATOR_PORT: taken.port }, 'AUTH_EMULATOR_PORT'],
    ] as const) {
      const { child, output } = start(ports);
      // Not "exit": what it has printed may still be on its way then.
      const [code] = (await once(child, 'close')) as [number];
      expect(code).toBe(1);
      expect(output()).toMatch(new RegExp(`\\b${taken.port}\\b.*\\b${variable}\\b`));
      expect(output().trim().split('\n')).toHaveLength(1);
    }
  } finally {
    taken.server.close();
  }
});
