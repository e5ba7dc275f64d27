import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jsonApis } from '../fixtures/json-apis';
import { expect, test } from './support/fixtures';
import { signIn } from './support/login-page';

/** Set to a folder to get a picture of the dashboard of each shape. */
const pictures = process.env.WAYMARK_SHAPE_PICTURES;

/** The next page of a recorded response, which is not recorded. */
const nextPage = /https:[^"]*(?:skiptoken=|page\[number\]=2)[^"]*/g;

test('each of ten shapes is a dashboard with a chart after its address, Enter and one press', async ({
  page,
  user,
}) => {
  const shapes = Object.entries(jsonApis);
  const server = createServer((request, response) => {
    const body = shapes[Number(request.url?.slice(1))]?.[1];
    response.setHeader('Access-Control-Allow-Origin', '*');
    // A page that names itself as the next one is the last one.
    const text = JSON.stringify(body?.() ?? null).replaceAll(nextPage, `http://${request.headers.host}${request.url}`);
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' }).end(text);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, user, '/api-setup');
  const figures: { shape: string; presses: number; seconds: number }[] = [];

  for (const [index, [shape]] of shapes.entries()) {
    await test.step(shape, async () => {
      await page.getByRole('button', { name: 'New connection' }).click();
      const url = page.getByRole('textbox', { name: 'URL' });
      // The form of the connection that was saved before is replaced.
      await expect(url).toHaveValue('');
      await url.fill(`http://localhost:${port}/${index}`);
      const start = Date.now();
      await url.press('Enter');
      await page.getByRole('button', { name: 'Save and open dashboard' }).click();
      const chart = page.getByRole('figure').first();
      // With a busy loop on each core, saving and opening took more than 10 s.
      await expect(chart).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('button', { name: /^Show (?!columns)/ })).toHaveCount(0);
      await expect(page.locator('[data-slot="data-grid-row"]').nth(1)).not.toBeEmpty();
      figures.push({ shape, presses: 2, seconds: (Date.now() - start) / 1000 });
      if (pictures) await page.screenshot({ path: `${pictures}/${index}.png`, fullPage: true });
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Setup' }).click();
    });
  }
  console.table(figures);
  expect(figures).toHaveLength(10);
  await page.goto('about:blank');
  server.closeAllConnections();
  server.close();
});
