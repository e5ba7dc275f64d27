import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { startApi } from '../../../scripts/lib/start-api.mjs';
import { emulatorUrl } from './emulator';

export interface OwnApi {
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A data API for one page only, which can stop and start again with the same database. `folder` is deleted by the caller. */
export async function serveOwnApi(page: Page, folder: string): Promise<OwnApi> {
  const port = await findFreePort();
  mkdirSync(folder, { recursive: true });
  let controller = new AbortController();
  let exited: Promise<unknown> = Promise.resolve();
  await page.route('**/api/v1/**', (route) => {
    const url = new URL(route.request().url());
    url.port = String(port);
    return route.continue({ url: url.href });
  });
  return {
    start: async () => {
      controller = new AbortController();
      ({ exited } = await startApi({
        port,
        emulatorPort: Number(new URL(emulatorUrl).port),
        env: { DEMO_READINGS: '2000', DATA_FOLDER: folder },
        signal: controller.signal,
      }));
    },
    stop: async () => {
      controller.abort();
      await exited;
    },
  };
}
