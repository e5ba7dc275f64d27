import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Hosting {
  rewrites: { source: string; destination?: string; run?: object }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { hosting } = JSON.parse(read('firebase.json')) as { hosting: Hosting };
const site = read('deploy/site.conf.template');

/** Whether a path matches a pattern of firebase.json: `!/@(__|api)/**` matches paths outside of both folders. */
function matches(source: string, url: string): boolean {
  const pattern = source.replace(/^!/, '').replaceAll('@(', '(?:').replaceAll('/**', '/.*');
  expect(pattern, 'a syntax of firebase.json that this test does not know').toMatch(/^[\w/(?:|).*]+$/);
  return new RegExp(`^${pattern}$`).test(url) !== source.startsWith('!');
}

const inFirebase = (url: string): Record<string, string> =>
  Object.fromEntries(
    hosting.headers
      .filter(({ source }) => matches(source, url))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );

/** The content of the first block of nginx's configuration that begins so. Inner blocks are indented. */
const blockOf = (text: string, start: string, indent = ''): string =>
  text.split(`\n${indent}${start} {\n`)[1]?.split(`\n${indent}}\n`)[0] ?? '';

/** The value of a `map $uri $name` of nginx. */
function mapped(name: string, url: string): string {
  const lines = [...blockOf(site, `map $uri $${name}`).matchAll(/^ {2}(?:~(\S+)|default) "(.*)";$/gm)];
  return lines.find(([, pattern]) => pattern === undefined || new RegExp(pattern).test(url))?.[2] ?? '';
}

/** All locations but `/__/` are inside of `/`, and inherit its headers. */
function inNginx(url: string): Record<string, string> {
  const location = url.startsWith('/__/') ? blockOf(site, 'location /__/', '  ') : blockOf(site, 'location /', '  ');
  const headers = [...location.matchAll(/^ {4}add_header (\S+) (?:"(.*)"|\$(\w+))(?: always)?;$/gm)].map(
    ([, key = '', value, variable = '']) => [key, value ?? mapped(variable, url)],
  );
  return Object.fromEntries(headers.filter(([, value]) => value !== ''));
}

const urls = ['/', '/index.html', '/dashboard', '/favicon.svg', '/assets/app-1.js', '/docs/', '/docs/a/b.js'];

describe('the site of compose.yaml', () => {
  it.each([...urls, '/api/v1/readings', '/__/auth/handler'])('sends the headers of firebase.json for %s', (url) => {
    expect(inNginx(url)).toEqual(inFirebase(url));
  });

  it('adds headers in one place, because an inner location with its own would lose the others', () => {
    expect(site.match(/add_header/g)).toHaveLength(
      blockOf(site, 'location /', '  ').match(/^ {4}add_header/gm)?.length ?? 0,
    );
  });

  it.each([
    ['/dashboard', 'try_files $uri /index.html;'],
    ['/assets/none.js', 'try_files $uri =404;'],
    ['/docs/none.html', 'try_files $uri $uri/index.html =404;'],
    ['/api/v1/readings', 'proxy_pass $api;'],
    ['/__/auth/handler', 'proxy_pass https://$firebase;'],
  ])('rewrites %s as firebase.json does', (url, directive) => {
    const folder = /^\/(?:assets|docs|api|__)\//.exec(url)?.[0];
    const indent = folder && folder !== '/__/' ? '    ' : '  ';
    const rewrite = hosting.rewrites.find(({ source }) => matches(source, url));
    expect(blockOf(site, `location ${folder ?? '/'}`, indent)).toContain(directive);
    expect(directive.endsWith('/index.html;')).toBe(rewrite?.destination === '/index.html');
    expect(directive === 'proxy_pass $api;').toBe(rewrite?.run !== undefined);
  });
});
