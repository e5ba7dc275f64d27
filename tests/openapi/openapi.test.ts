import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../api/support/client';
import { standInDatabase } from '../api/support/stand-in-database';

// Inside the repository, because the compiler looks for package types in the folders above.
const folder = mkdtempSync(path.resolve('tests/openapi/generated-'));
const file = path.join(folder, 'openapi.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Resolves to the output of a program, or to '' if it finds nothing. */
async function outputOf(bin: string, ...args: string[]): Promise<string> {
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { exitCode, all } = await execa(path.resolve(bin), args, { env, reject: false, all: true });
  return exitCode === 0 ? '' : all;
}

/** Adds a row, and reads the number of rows. The compiler expects an error in a row without a value. */
const client = `
import type { operations } from './schema';

type Batch = operations['addReadings']['requestBody']['content']['application/json'];
type Page = operations['listReadings']['responses'][200]['content']['application/json'];

export const batch: Batch = { rows: [{ time: '2026-11-01T00:00:00Z', label: 'North', level: 'high', value: 1 }] };
// @ts-expect-error
export const incomplete: Batch = { rows: [{ time: '2026-11-01T00:00:00Z', label: 'North', level: 'high' }] };
export const totalOf = (page: Page): number => page.total;
`;

describe('the description of the data API', () => {
  beforeAll(async () => {
    const { get } = createClient(standInDatabase(() => Promise.reject(new Error('not reached'))));
    writeFileSync(file, await (await get('/openapi.json')).text());
  });

  it('passes Redocly and Spectral without errors or warnings', async () => {
    const config = (name: string): string => path.resolve('tests/openapi', name);
    expect(await outputOf('tests/node_modules/.bin/redocly', 'lint', file, '--config', config('redocly.yaml'))).toBe(
      '',
    );
    const options = ['--ruleset', config('spectral.yaml'), '--fail-severity', 'hint'];
    expect(await outputOf('tests/node_modules/.bin/spectral', 'lint', file, ...options)).toBe('');
  });

  it('is sufficient to generate a client that compiles', async () => {
    const schema = path.join(folder, 'schema.d.ts');
    expect(await outputOf('tests/node_modules/.bin/openapi-typescript', file, '--output', schema)).toBe('');
    const source = path.join(folder, 'client.ts');
    writeFileSync(source, client);
    expect(await outputOf('node_modules/.bin/tsc', '--noEmit', '--strict', '--ignoreConfig', source)).toBe('');
  });
});
