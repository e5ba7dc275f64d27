import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import { execa } from 'execa';
import { preview } from 'vite';
import { problem, startersFolder } from './support/starters';

const orders = [
  { id: 'A-1', customer: 'Alvarez', day: '2026-11-24', total: 120 },
  { id: 'A-2', customer: 'Brandt', day: '2026-11-25', total: 80.5 },
];

/** Runs a command from the page. Packages come from the repository, because a test must not depend on the registry. */
async function run(command: string, cwd: string): Promise<string> {
  const [program, verb, ...args] = command.split(' ');
  if (program === 'cd') return path.join(cwd, verb ?? '');
  if (verb === 'create') {
    const [template = '', ...rest] = args;
    const script = path.join(startersFolder, `node_modules/create-${template.replace('@latest', '')}/index.js`);
    await execa(process.execPath, [script, ...rest.filter((arg) => arg !== '--')], { cwd });
  } else if (verb === 'install') {
    const manifest = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')) as { dependencies: object };
    // This fails for a missing package.
    for (const name of args) createRequire(path.join(cwd, 'index.js')).resolve(name);
    Object.assign(manifest.dependencies, Object.fromEntries(args.map((name) => [name, '*'])));
    writeFileSync(path.join(cwd, 'package.json'), JSON.stringify(manifest));
  } else {
    // Playwright sets NODE_ENV to "test".
    await execa(program ?? '', [verb ?? '', ...args], { cwd, env: { NODE_ENV: 'production' } });
  }
  return cwd;
}

test('the tutorial leads from an empty folder to a dashboard for an API', async ({ page }) => {
  test.skip(Boolean(problem), problem);
  const api = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(orders));
  }).listen(0);
  const address = `http://localhost:${(api.address() as AddressInfo).port}`;

  let folder = path.join(startersFolder, 'tutorial');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const text = readFileSync('stories/docs/tutorial.mdx', 'utf8');
  for (const [, language, code = ''] of text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)) {
    if (language === 'sh') {
      for (const command of code.trim().split('\n')) folder = await run(command, folder);
    } else {
      const [, file = ''] = /^\/\/ (.+)$/m.exec(code) ?? [];
      writeFileSync(path.join(folder, file), code.replace('http://localhost:3000', address));
    }
  }

  const server = await preview({ root: folder, preview: { port: 0 }, logLevel: 'warn' });
  try {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
    await expect(page.getByText('€200.50')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Revenue by day' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Orders' }).getByRole('row')).toHaveCount(3);
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('Brandt');
    await expect(page.getByRole('grid', { name: 'Orders' }).getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    expect(messages).toEqual([]);
  } finally {
    await server.close();
    api.close();
  }
});
