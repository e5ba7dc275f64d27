// @vitest-environment node
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { waitForServer } from '../../../scripts/lib/wait-for-server.mjs';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits for a slow server without a limit, and names it meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const port = await findFreePort();
  const ready = waitForServer('The documentation', `http://localhost:${port}/`, new Promise(() => {}));
  vi.advanceTimersByTime(600_000);
  expect(print).toHaveBeenCalledWith(expect.stringContaining('The documentation'));
  const server = createServer((_request, response) => response.end('ok')).listen(port, 'localhost');
  try {
    await ready;
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    server.close();
    await once(server, 'close');
  }
});

it('rejects with the output of a process that ends before it responds', async () => {
  const port = await findFreePort();
  const exited = Promise.resolve({ shortMessage: 'Exit code 1.', all: 'No such table' });
  await expect(waitForServer('The data API', `http://localhost:${port}/`, exited)).rejects.toThrow(/No such table/);
});
