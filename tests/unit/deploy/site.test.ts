import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createHosting } from '../../../scripts/hosting.mjs';

interface Hosting {
  rewrites: { source: string; destination?: string; run?: object }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
/** The rules of a build with one asset. */
const assets = mkdtempSync(path.join(tmpdir(), 'waymark-assets-'));
writeFileSync(path.join(assets, 'app-1.js'), '');
const [app, documentation] = createHosting([assets, assets], 'https://docs.example') as [Hosting, Hosting];
rmSync(assets, { recursive: true });
const config = read('deploy/site.conf.template');
const [, site = '', docs = ''] = config.split('\nserver {');

/** Whether a path matches a pattern in firebase.json: `!/@(__|api)/**` matches paths outside both folders. */
function matches(source: string, url: string): boolean {
  const pattern = source
    .replace(/^!/, '')
    .replaceAll('@(', '(?:')
    .replaceAll('/**', '/.*')
    .replace(/^\*\*$/, '.*');
  expect(pattern, 'a syntax of firebase.json that this test does not know').toMatch(/^[\w/(?:|).*-]+$/);
  return new RegExp(`^${pattern}$`).test(url) !== source.startsWith('!');
}

const inFirebase = ({ headers: rules }: Hosting, url: string): Record<string, string> =>
  Object.fromEntries(
    rules
      .filter(({ source }) => matches(source, url))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );

/** Returns the content of the first block in the nginx configuration with this start. Inner blocks are indented. */
const blockOf = (text: string, start: string, indent = ''): string =>
  text.split(`\n${indent}${start} {\n`)[1]?.split(`\n${indent}}\n`)[0] ?? '';

/** Returns the value of an nginx `map $uri $name`. */
function mapped(name: string, url: string): string {
  const lines = [...blockOf(config, `map $uri $${name}`).matchAll(/^ {2}(?:~(\S+)|default) "(.*)";$/gm)];
  return lines.find(([, pattern]) => pattern === undefined || new RegExp(pattern).test(url))?.[2] ?? '';
}

/** All locations except `/__/` are inside `/` and inherit its headers. */
function inNginx(server: string, url: string): Record<string, string> {
  const location = blockOf(server, url.startsWith('/__/') ? 'location /__/' : 'location /', '  ');
  const headers = [...location.matchAll(/^ {4}add_header (\S+) (?:"(.*)"|\$(\w+))(?: always)?;$/gm)].map(
    ([, key = '', value, variable = '']) => [key, value ?? mapped(variable, url)],
  );
  return Object.fromEntries(headers.filter(([, value]) => value !== ''));
}

const urls = [
  '/',
  '/index.html',
  '/dashboard',
  '/favicon.svg',
  '/assets/app-1.js',
  '/api/v1/readings',
  '/__/auth/handler',
];

describe('the site of compose.yaml', () => {
  it.each(urls)('sends the headers from firebase.json for %s in the app', (url) => {
    expect(inNginx(site, url)).toEqual(inFirebase(app, url));
  });

  it.each(['/', '/controls/button/', '/playground/', '/storybook/iframe.html', '/assets/app-1.js'])(
    'sends those for %s in the documentation',
    (url) => {
      expect(inNginx(docs, url)).toEqual(inFirebase(documentation, url));
    },
  );

  it('adds headers in one place', () => {
    for (const server of [site, docs]) {
      const outer = blockOf(server, 'location /', '  ').match(/^ {4}add_header/gm) ?? [];
      expect(server.match(/add_header/g)).toHaveLength(outer.length);
    }
  });

  it.each([
    ['/dashboard', 'try_files $uri /index.html;'],
    ['/assets/none.js', 'try_files $uri =404;'],
    ['/api/v1/readings', 'proxy_pass $api;'],
    ['/__/auth/handler', 'proxy_pass https://$firebase;'],
  ])('rewrites %s as firebase.json does', (url, directive) => {
    const folder = /^\/(?:assets|api|__)\//.exec(url)?.[0];
    const indent = folder && folder !== '/__/' ? '    ' : '  ';
    const rewrite = app.rewrites.find(({ source }) => matches(source, url));
    expect(blockOf(site, `location ${folder ?? '/'}`, indent)).toContain(directive);
    expect(directive.endsWith('/index.html;')).toBe(rewrite?.destination === '/index.html');
    expect(directive === 'proxy_pass $api;').toBe(rewrite?.run !== undefined);
  });
});
