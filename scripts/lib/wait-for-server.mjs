// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/** The time between two lines that say what the start waits for. */
const noticeMs = 30_000;

/** Resolves once a server that is starting responds with a status from 200 to 299. @param {string} url @param {AbortSignal} signal */
async function waitUntilOk(url, signal) {
  for (;;) {
    signal.throwIfAborted();
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
 * Resolves once the server of a process responds. Rejects with the output of the process when it ends before that. Has no limit of
 * time, because a busy machine may need minutes; meanwhile it says what it waits for.
 *
 * @param {string} name
 * @param {string} url
 * @param {Promise<{ shortMessage?: string, all?: string }>} exited
 */
export async function waitForServer(name, url, exited) {
  const waiting = new AbortController();
  const notice = setInterval(() => console.log(`${name} is still starting ...`), noticeMs);
  const failed = exited.then(({ shortMessage, all }) =>
    Promise.reject(new Error(`${name} did not start. ${shortMessage}\n${all}`)),
  );
  try {
    await Promise.race([waitUntilOk(url, waiting.signal), failed]);
  } finally {
    clearInterval(notice);
    waiting.abort();
  }
}
