import { beforeEach, describe, expect, it } from 'vitest';
import { type Database } from '../../src/api/database/database';
import { checkMigrations, migrate, migrations } from '../../src/api/database/migrate';
import { onEachEngine } from './support/engines';

onEachEngine(({ openEmpty }) => {
  let database: Database;

  beforeEach(async () => {
    database = await openEmpty();
  });

  const tables = async (): Promise<string[]> => {
    const rows = await database.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and not starts_with(table_name, 'citus_') order by 1`,
    );
    return rows.map(({ name }) => name);
  };

  describe('a migration', () => {
    it('is applied once, in the order of the file names', async () => {
      const names = Object.keys(migrations).toSorted();
      expect(await migrate(database)).toEqual(names);
      expect(await migrate(database)).toEqual([]);
      expect(await tables()).toEqual([
        'reading_days',
        'reading_totals',
        'reading_versions',
        'readings',
        'schema_migrations',
        'sources',
        'write_keys',
      ]);
    });

    it('is rolled back when it fails, without affecting earlier migrations', async () => {
      const broken = { '1': 'create table one (id int)', '2': 'create table two (id int); select nonsense' };
      await expect(migrate(database, broken)).rejects.toThrow(/nonsense/);
      expect(await tables()).toEqual(['one', 'schema_migrations']);
      await expect(checkMigrations(database, broken)).rejects.toThrow('The database lacks the migrations 2.');
      expect(await migrate(database, { ...broken, '2': 'create table two (id int)' })).toEqual(['2']);
    });

    it('can create an index without a lock, outside a transaction', async () => {
      const available = {
        '1': 'create table one (id int)',
        '2': '-- outside of a transaction\ncreate index concurrently one_id on one (id)',
      };
      expect(await migrate(database, available)).toEqual(['1', '2']);
      await expect(checkMigrations(database, available)).resolves.toBeUndefined();
    });

    it('is ignored if it belongs to a later version that is being rolled out', async () => {
      await migrate(database, { '1': 'create table one (id int)', '2': 'create table two (id int)' });
      await expect(checkMigrations(database, { '1': 'create table one (id int)' })).resolves.toBeUndefined();
    });

    it('is reported as missing in an empty database', async () => {
      await expect(checkMigrations(database)).rejects.toThrow(/^The database lacks the migrations 0001-tables\. /);
    });

    it.each(['2', '3, 2'])(
      'is not applied to a database that has one of the migrations it replaces: %s',
      async (names) => {
        await migrate(database, { '1': 'create table one (id int)', '2': 'create table two (id int)' });
        const available = { '0': `-- replaces ${names}\ncreate table one (id int); create table two (id int)` };
        await expect(checkMigrations(database, available)).resolves.toBeUndefined();
        expect(await migrate(database, available)).toEqual([]);
      },
    );

    it('is rejected when its file was edited after it was applied', async () => {
      await migrate(database, { '1': 'create table one (id int)' });
      await expect(migrate(database, { '1': 'create table one (id bigint)' })).rejects.toThrow(
        'The migration 1 was edited after it had been applied. Restore the file, and add a new migration instead.',
      );
    });

    it('is applied once when several instances start at the same time', async () => {
      const applied = await Promise.all([migrate(database), migrate(database), migrate(database)]);
      expect(applied.flat()).toEqual(Object.keys(migrations));
    });
  });

  it.each([
    ['a value that is not a number', "'acme', now(), 'A', 1, 'nan'"],
    ['an infinite value', "'acme', now(), 'A', 1, '-infinity'"],
    ['an unknown level', "'acme', now(), 'A', 4, 1"],
    ['a source from another tenant', "'initech', now(), 'A', 1, 1"],
    ['an unknown source', "'acme', now(), 'B', 1, 1"],
  ])('the readings table rejects %s', async (_, values) => {
    await migrate(database);
    await database.run("insert into sources (tenant, name) values ('acme', 'A')");
    await expect(
      database.run(`insert into readings (tenant, time, label, level, value) values (${values})`),
    ).rejects.toThrow();
  });
});
