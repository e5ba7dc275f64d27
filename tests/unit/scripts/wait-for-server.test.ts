// @vitest-environment node
import { expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { waitForServer } from '../../../scripts/lib/wait-for-server.mjs';

it('rejects with the output of a process that ends before responding', async () => {
  const port = await findFreePort();
  const exited = Promise.resolve({ shortMessage: 'Exit code 1.', all: 'No such table' });
  await expect(waitForServer('The data API', `http://localhost:${port}/`, exited)).rejects.toThrow(/No such table/);
});
