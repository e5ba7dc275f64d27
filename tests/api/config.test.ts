import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../src/api/config';

const production = { FIREBASE_PROJECT_ID: 'waymark-live', DATABASE_URL: 'postgres://u:p@db.example/waymark' };
const development = { NODE_ENV: 'development', FIREBASE_PROJECT_ID: 'demo-waymark' };

describe('the environment of the data API', () => {
  it('defaults to production', () => {
    expect(readConfig({ ...production, PORT: '8080' })).toEqual({
      mode: 'production',
      host: '0.0.0.0',
      port: 8080,
      projectId: 'waymark-live',
      acceptsEmulatorTokens: false,
      tenantClaim: undefined,
      roleClaim: undefined,
      hasPersonalTenants: false,
      database: { url: 'postgres://u:p@db.example/waymark' },
      downloadKey: expect.any(Uint8Array) as Uint8Array,
      demoReadings: 0,
    });
  });

  it('uses the embedded database with demo readings in development', () => {
    expect(readConfig({ ...development, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toMatchObject({
      mode: 'development',
      host: 'localhost',
      acceptsEmulatorTokens: true,
      hasPersonalTenants: true,
      database: { folder: path.resolve('.data') },
      demoReadings: 100_000,
    });
  });

  it('derives the same download key on all servers with the same database, unless a key is configured', () => {
    const keyOf = (env: Record<string, string>) => Buffer.from(readConfig({ ...production, ...env }).downloadKey ?? '');
    // The derivation is slow on purpose.
    const key = keyOf({});
    expect(keyOf({ PORT: '8080' })).toEqual(key);
    expect(keyOf({ DATABASE_URL: 'postgres://u:other@db.example/waymark' })).not.toEqual(key);
    expect(keyOf({ DOWNLOAD_KEY: 'x' })).not.toEqual(key);
    expect(keyOf({ DATABASE_URL: 'postgres://u:p@/waymark?host=/cloudsql/a:b:c' })).toEqual(key);
    expect(keyOf({ DATABASE_URL: 'postgres://u@db.example/waymark' })).toHaveLength(0);
  });

  it('adds no demo readings by default when DATABASE_URL is set', () => {
    const config = readConfig({ ...development, DATABASE_URL: 'postgresql://localhost/mine' });
    expect(config).toMatchObject({ database: { url: 'postgresql://localhost/mine' }, demoReadings: 0 });
  });

  it.each<[what: string, env: Record<string, string>, says: RegExp]>([
    ['production without a database', { ...production, DATABASE_URL: '' }, /^DATABASE_URL is missing/],
    ['a database that is not Postgres', { ...production, DATABASE_URL: 'mysql://db' }, /^DATABASE_URL is not/],
    ['a missing project', { ...production, FIREBASE_PROJECT_ID: '' }, /^FIREBASE_PROJECT_ID is not/],
    ['an unknown mode', { ...production, NODE_ENV: 'staging' }, /^NODE_ENV is none of/],
    [
      'the emulator in production',
      { ...production, FIREBASE_AUTH_EMULATOR_HOST: 'x' },
      /^FIREBASE_AUTH_EMULATOR_HOST is for/,
    ],
    [
      'the emulator of a real project',
      { ...development, FIREBASE_PROJECT_ID: 'waymark-live', FIREBASE_AUTH_EMULATOR_HOST: 'x' },
      /^FIREBASE_AUTH_EMULATOR_HOST is for/,
    ],
    [
      'unchecked certificates',
      { ...production, NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      /^NODE_TLS_REJECT_UNAUTHORIZED turns off/,
    ],
    ['demo readings in production', { ...production, DEMO_READINGS: '10' }, /^DEMO_READINGS replaces/],
    [
      'tenants from a claim that users can edit',
      { ...production, TENANT_CLAIM: 'email' },
      /^TENANT_CLAIM is a claim that users set/,
    ],
    [
      'roles from a claim that users can edit',
      { ...production, ROLE_CLAIM: 'name' },
      /^ROLE_CLAIM is a claim that users set/,
    ],
    ['an invalid port', { ...production, PORT: '70000' }, /^PORT is not a whole number/],
  ])('is rejected with %s', (_, env, says) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(says);
  });

  it('reports every invalid variable without its value', () => {
    expect(() => readConfig({ DATABASE_URL: 'http://user:secret@db', PORT: '-1' })).toThrow(
      /^FIREBASE_PROJECT_ID .*\nDATABASE_URL .*\nPORT /,
    );
    expect(() => readConfig({ DATABASE_URL: 'http://user:secret@db' })).not.toThrow(/secret/);
  });
});
