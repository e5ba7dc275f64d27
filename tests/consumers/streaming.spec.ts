import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { createElement, type ReactElement, StrictMode } from 'react';
import { renderToPipeableStream, renderToReadableStream } from 'react-dom/server';
import type * as streamed from './pages/streamed';
import { consumerFolder } from './support/consumer';
import { watchConsole } from './support/page';

const rows = {
  orders: Array.from({ length: 30 }, (_, index) => ({ id: String(index + 1), customer: `Customer ${index + 1}` })),
  owners: ['Ada', 'Grace'],
};
const options = { bootstrapModules: ['/js/hydrate.js'] };

/** The React functions that stream a page. */
const renderers: Record<string, (page: ReactElement) => Promise<Readable>> = {
  renderToPipeableStream: (page) =>
    new Promise((resolve, reject) => {
      const { pipe } = renderToPipeableStream(page, {
        ...options,
        onShellReady: () => resolve(pipe(new PassThrough())),
        onShellError: reject,
      });
    }),
  renderToReadableStream: async (page) => Readable.from(await renderToReadableStream(page, options)),
};

for (const [name, renderToStream] of Object.entries(renderers)) {
  test(`each part of a page streamed by ${name} is usable once it arrives, in any order, without a message`, async ({
    page,
  }) => {
    const dist = path.join(consumerFolder(), 'dist');
    const { Streamed } = (await import(pathToFileURL(path.join(dist, 'server/streamed.js')).href)) as typeof streamed;
    const messages = watchConsole(page);
    const errors: unknown[] = [];
    let sendOrders = (): void => undefined;
    let sendOwners = (): void => undefined;
    const data = {
      orders: new Promise<typeof rows.orders>((resolve) => (sendOrders = () => resolve(rows.orders))),
      owners: new Promise<typeof rows.owners>((resolve) => (sendOwners = () => resolve(rows.owners))),
    };
    async function answer({ url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
      const source = path.basename(url, '.json');
      if (url === '/') {
        const mode = headers.cookie?.includes('theme=dark') ? 'dark' : 'light';
        response.setHeader('Content-Type', 'text/html');
        const html = await renderToStream(createElement(StrictMode, null, createElement(Streamed, { mode, ...data })));
        html.pipe(response);
      } else if (url.endsWith('.json')) {
        response.end(JSON.stringify(await data[source as keyof typeof data]));
      } else {
        response.setHeader('Content-Type', url.endsWith('.css') ? 'text/css' : 'text/javascript');
        response.end(readFileSync(path.join(dist, url)));
      }
    }
    const server = createServer((request, response) => {
      answer(request, response).catch((error: unknown) => errors.push(error));
    });
    await once(server.listen(0), 'listening');
    const origin = `http://localhost:${(server.address() as AddressInfo).port}/`;
    try {
      await page.context().addCookies([{ name: 'theme', value: 'dark', url: origin }]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(origin, { waitUntil: 'commit' });

      // The shell: the cookie's theme, and two parts that are loading.
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark');
      await expect(page.getByText('Loading the orders')).toBeAttached();
      const drawer = page.locator('[data-slot="drawer"]');
      const toggle = page.locator('[data-slot="drawer-toggle"]');
      await expect(async () => {
        await toggle.click();
        await expect(drawer).toHaveAttribute('data-state', 'mini', { timeout: 500 });
      }).toPass();

      // The second part arrives first, and is usable while the first part is loading.
      sendOwners();
      await page.getByRole('button', { name: 'Actions' }).click();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: 'Assign to Ada' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused();
      await page.getByRole('combobox', { name: 'Owner' }).fill('Gr');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Loading the orders')).toBeAttached();

      // The first part arrives. The state of the other parts is kept.
      sendOrders();
      const grid = page.getByRole('grid', { name: 'Orders' });
      await expect(grid.getByRole('row')).toHaveCount(26);
      await grid.getByRole('button', { name: 'Customer', exact: true }).click();
      await expect(grid.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'ascending');
      await expect(page.getByRole('combobox', { name: 'Owner' })).toHaveValue('Grace');
      await expect(drawer).toHaveAttribute('data-state', 'mini');
      await expect(page.getByText('Loading the orders')).toHaveCount(0);
      expect(messages).toEqual([]);
      expect(errors).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}
