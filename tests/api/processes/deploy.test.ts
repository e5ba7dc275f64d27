import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { findPostgres } from '../../../scripts/lib/find-programs.mjs';
import { checkMigrations } from '../../../src/api/database/migrate';
import { openPostgres } from '../../../src/api/database/postgres';
import { commands } from '../../../src/api/commands';
import { createClient } from '../support/client';

const superuserUrl = inject('superuserUrl');
const deploy = path.resolve(import.meta.dirname, '../../../deploy');

it.skipIf(superuserUrl === '')('the roles in compose.yaml grant the API exactly the rights that it needs', async () => {
  const open = (url: string) => openPostgres({ url, onConnectionLost: () => {} });
  const admin = await open(superuserUrl);
  await admin.run('create database composed');
  const { hostname, port, username } = new URL(superuserUrl);
  const addressOf = (user: string): string => `postgres://${user}:it's%20secret@${hostname}:${port}/composed`;
  execFileSync('bash', ['-e', path.join(deploy, 'roles.sh')], {
    env: {
      PATH: `${findPostgres()}${path.delimiter}${process.env.PATH}`,
      PGHOST: hostname,
      PGPORT: port,
      POSTGRES_USER: username,
      POSTGRES_DB: 'composed',
      OWNER_PASSWORD: "it's secret",
      API_PASSWORD: "it's secret",
    },
    stdio: 'pipe',
  });
  const owner = await open(addressOf('waymark_owner'));
  const env = { DATABASE_URL: addressOf('waymark_owner') };
  const grants = readFileSync(path.join(deploy, 'grants.sql'), 'utf8');
  /** Does what the jobs in compose.yaml do before each start of the API. */
  const prepare = async (): Promise<void> => {
    await commands.migrate(env);
    await owner.run(grants);
  };
  await prepare();

  const database = await open(addressOf('waymark_api'));
  await checkMigrations(database);
  const verifyToken = async () => ({ id: 'ada', tenant: 'acme', role: 'admin' as const });
  const { api, post, list, get } = createClient(database, { verifyToken });
  const rows = [
    { time: '2025-11-01T00:00:00Z', label: 'North', level: 'low', value: 1 },
    { time: '2026-11-01T00:00:00Z', label: 'North', level: 'low', value: 1 },
  ];
  expect((await post('/readings', { rows })).status).toBe(200);
  expect((await post('/keys', { name: 'Scale' })).status).toBe(201);
  await prepare();
  expect((await list({})).total).toBe(2);
  // The monthly job in docs/deploy.md.
  await commands.maintain(env, ['--keep-months', '0']);
  await prepare();
  const { total, rows: kept } = await list({});
  expect(total).toBeLessThan(2);
  const remove = ({ id, time }: { id: number; time: string }) =>
    api.request(`/api/v1/readings/${id}?time=${time}`, {
      method: 'DELETE',
      headers: { Authorization: 'Bearer token' },
    });
  for (const row of kept) expect((await remove(row)).status).toBe(204);
  expect((await get('/keys')).status).toBe(200);
  for (const statement of ['create table other ()', 'drop table readings', 'create role other']) {
    await expect(database.run(statement), statement).rejects.toMatchObject({ name: 'RightsError' });
  }

  await Promise.all([database.close(), owner.close()]);
  await admin.run('drop database composed with (force)');
  await admin.run('drop role waymark_owner, waymark_api');
  await admin.close();
});
