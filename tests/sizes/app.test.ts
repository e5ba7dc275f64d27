import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { appLimits, appStyleLimit } from './limits';

const dist = path.resolve('dist/app');

interface Chunk {
  file: string;
  imports?: string[];
}

const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The page itself: what it begins with may be one file or several, of which the manifest names none as the entry. */
const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
const scripts = Array.from(html.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g), ([, file = '']) => file);
const [, stylesheet = ''] = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\/([^"]+)"/.exec(html) ?? [];

const mainLayout = 'src/app/shell/main-layout.tsx';

/** The modules that an entry point needs before it shows. */
const entryPoints: Record<string, string[]> = {
  login: ['src/app/pages/login/login-page.tsx'],
  register: ['src/app/pages/register/register-page.tsx'],
  'forgot-password': ['src/app/pages/forgot-password/forgot-password-page.tsx'],
  'auth-action': ['src/app/pages/auth-action/auth-action-page.tsx'],
  dashboard: [mainLayout, 'src/app/pages/dashboard/dashboard-page.tsx'],
  'api-setup': [mainLayout, 'src/app/pages/api-setup/api-setup-page.tsx'],
  'sample-page': [mainLayout, 'src/app/pages/sample-page/sample-page.tsx'],
  account: [mainLayout, 'src/app/pages/account/account-page.tsx'],
  'account-social': [mainLayout, 'src/app/pages/account-social/account-social-page.tsx'],
  'not-found': [mainLayout, 'src/app/pages/not-found/not-found-page.tsx'],
};

/** Every file that a set of modules loads first, each once. */
function firstLoad(modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (module: string): void => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build's manifest has no "${module}": adapt the table of entry points.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const file of scripts) {
    const module = Object.keys(manifest).find((name) => manifest[name]?.file === file);
    if (module === undefined) files.add(file);
    else visit(module);
  }
  for (const module of modules) visit(module);
  return [...files];
}

function weight(file: string): number {
  return brotliCompressSync(readFileSync(path.join(dist, file))).length;
}

/** Every file of the build, from its folder. */
function allFiles(): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)));
}

describe('the first load of', () => {
  it.each(Object.entries(entryPoints))('%s keeps its limit', (name, modules) => {
    const bytes = firstLoad(modules).reduce((sum, file) => sum + weight(file), 0);
    console.log(`${name}: ${bytes} bytes of ${appLimits[name]}`);
    expect(bytes).toBeLessThanOrEqual(appLimits[name] ?? 0);
  });

  it('the stylesheet keeps its limit', () => {
    expect(weight(stylesheet)).toBeLessThanOrEqual(appStyleLimit);
  });

  it('the login page brings no part of the shell', () => {
    const text = firstLoad(entryPoints.login ?? [])
      .map((file) => readFileSync(path.join(dist, file), 'utf8'))
      .join('');
    expect(text).not.toContain('app-shell-content');
    expect(text).not.toContain('nav-menu-trigger');
  });
});

describe('the production build', () => {
  it('carries no emulator address and no demo account', () => {
    for (const file of allFiles()) {
      const text = readFileSync(path.join(dist, file), 'latin1');
      expect(text, file).not.toMatch(/localhost:9\d{3}|127\.0\.0\.1:9\d{3}|waymark-demo|demo@waymark/);
    }
  });

  it('carries no source map', () => {
    for (const file of allFiles()) {
      expect(file).not.toMatch(/\.map$/);
      expect(readFileSync(path.join(dist, file), 'latin1'), file).not.toMatch(/sourceMappingURL=/);
    }
  });
});
