// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

const startTimeoutMs = 120_000;

/** Resolves once a server that is starting responds with a status from 200 to 299. @param {string} url */
export async function waitUntilOk(url) {
  const signal = AbortSignal.timeout(startTimeoutMs);
  for (;;) {
    if (signal.aborted) throw new Error(`${url} has not responded within ${startTimeoutMs / 1000} s.`);
    const isOk = await fetch(url, { signal, headers: { connection: 'close' } }).then(
      async (response) => {
        // An unread body keeps the connection open, and a server that stops would wait for it.
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isOk) return;
    await sleep(100);
  }
}

/**
 * Resolves once the server of a process responds. Rejects with the output of the process when it ends before that.
 *
 * @param {string} name
 * @param {string} url
 * @param {Promise<{ shortMessage?: string, all?: string }>} exited
 */
export async function waitForServer(name, url, exited) {
  const failed = exited.then(({ shortMessage, all }) =>
    Promise.reject(new Error(`${name} did not start. ${shortMessage}\n${all}`)),
  );
  await Promise.race([waitUntilOk(url), failed]);
}
