// @ts-check
// Starts the data API for the suites of Playwright, with a database that is deleted afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startApi } from '../../scripts/lib/start-api.mjs';

const { API_PORT, AUTH_EMULATOR_PORT, DEMO_READINGS = '' } = process.env;
const folder = mkdtempSync(path.join(tmpdir(), 'waymark-api-'));
const stop = new AbortController();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stop.abort());
try {
  const { exited } = await startApi({
    port: Number(API_PORT),
    emulatorPort: Number(AUTH_EMULATOR_PORT),
    env: { DEMO_READINGS, DATA_FOLDER: folder },
    signal: stop.signal,
  });
  await exited;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
