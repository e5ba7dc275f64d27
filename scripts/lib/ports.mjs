import { once } from 'node:events';
import { createServer } from 'node:net';

/** @param {number} port */
export async function isPortFree(port) {
  const server = createServer().listen(port, 'localhost');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** A free port below the range that systems assign to outgoing connections, so that it remains free. */
export async function findFreePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isPortFree(port)) return port;
  }
}
