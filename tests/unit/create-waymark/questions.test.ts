// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { createTheme } from 'waymark/tokens';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask } from '../../../packages/create-waymark/ask.js';

const keys = { enter: '\r', down: '\u001B[B', erase: '\u0008', cancel: '\u0003' };

const templates = [
  { name: 'dashboard', title: 'Dashboard', description: 'Figures, a chart and a grid' },
  { name: 'monitoring', title: 'Monitoring', description: 'Charts' },
];

function problemOfColor(color: string): string | undefined {
  try {
    createTheme({ primary: color });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Asks the questions on a terminal. */
function start(given: Parameters<typeof ask>[0]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { columns: 80, rows: 24, isTTY: true });
  let shown = '';
  output.on('data', (chunk: Buffer) => {
    shown += stripVTControlCharacters(chunk.toString());
  });
  const terminal = { input, output } as unknown as Parameters<typeof ask>[2];
  const answers = ask(given, { templates, problemOfColor }, terminal);
  return {
    answers,
    /** Waits until the terminal shows a text, and then types. */
    type: async (after: string, ...typed: string[]) => {
      await vi.waitFor(() => expect(shown).toContain(after));
      shown = '';
      for (const key of typed) input.write(key);
    },
  };
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'create-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('asks for everything, and refuses a file and an unknown color with a sentence', async () => {
  const file = path.join(folder, 'notes.txt');
  writeFileSync(file, '');
  const { answers, type } = start({});
  await type('Which directory?', file, keys.enter);
  await type('is a file. Choose another directory.', ...Array.from(file, () => keys.erase), folder, '/new', keys.enter);
  await type('Which host?', keys.down, keys.enter);
  await type('Which template?', keys.down, keys.enter);
  await type('Add Tailwind?', 'y');
  await type('Which brand color?', 'tomatoe', keys.enter);
  await type('"tomatoe"', ...Array.from('tomatoe', () => keys.erase), '#0f766e', keys.enter);
  await type('Which language', keys.enter);
  expect(await answers).toEqual({
    directory: path.join(folder, 'new'),
    overwrite: false,
    host: 'next',
    template: 'monitoring',
    tailwind: true,
    color: '#0f766e',
    language: 'en',
  });
});

const known = { host: 'vite', template: 'dashboard', tailwind: false, color: '', language: 'de' };

it.each([
  { choice: 'keeps its files', typed: [keys.down, keys.enter], overwrite: false },
  { choice: 'removes its files', typed: [keys.down, keys.down, keys.enter], overwrite: true },
])('asks about a directory that is not empty, and $choice', async ({ typed, overwrite }) => {
  writeFileSync(path.join(folder, 'index.html'), '');
  const { answers, type } = start({ ...known, directory: folder });
  await type('is not empty: it contains index.html.', ...typed);
  expect(await answers).toEqual({ ...known, directory: folder, overwrite });
});

it('changes nothing if the user cancels', async () => {
  writeFileSync(path.join(folder, 'index.html'), '');
  const cancelled = start({ ...known, directory: folder });
  await cancelled.type('is not empty', keys.enter);
  expect(await cancelled.answers).toBeUndefined();
  const interrupted = start({});
  await interrupted.type('Which directory?', keys.cancel);
  expect(await interrupted.answers).toBeUndefined();
});

it('does not ask about the files of a new repository', async () => {
  mkdirSync(path.join(folder, '.git'));
  writeFileSync(path.join(folder, 'README.md'), '');
  expect(await start({ ...known, directory: folder }).answers).toEqual({
    ...known,
    directory: folder,
    overwrite: false,
  });
});
