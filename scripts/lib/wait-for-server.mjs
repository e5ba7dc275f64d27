import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Resolves once a process's server responds with a status from 200 to 299. Rejects with the output of the process if it
 * ends before that. There is no time limit, because a busy machine may need minutes; meanwhile it prints what it is
 * waiting for.
 *
 * @param {string} name
 * @param {string} url
 * @param {Promise<{ shortMessage?: string, all?: string }>} exited
 */
export async function waitForServer(name, url, exited) {
  const waiting = new AbortController();
  const { signal } = waiting;
  const notice = setInterval(() => console.log(`${name} is still starting ...`), 30_000);
  const failed = exited.then(({ shortMessage, all }) => {
    throw new Error(`${name} did not start. ${shortMessage}\n${all}`);
  });
  const isOk = async () => {
    const response = await fetch(url, { signal, headers: { connection: 'close' } });
    // An unread body keeps the connection open, and a server that stops would wait for it.
    await response.arrayBuffer();
    return response.ok;
  };
  try {
    while (!(await Promise.race([isOk().catch(() => false), failed]))) await sleep(100);
  } finally {
    clearInterval(notice);
    waiting.abort();
  }
}
