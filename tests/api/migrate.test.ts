import { beforeEach, describe, expect, it } from 'vitest';
import { type Database } from '../../src/api/database/database';
import { migrate, migrations } from '../../src/api/database/migrate';
import { onEachEngine } from './support/engines';

onEachEngine(({ openEmpty }) => {
  let database: Database;

  beforeEach(async () => {
    database = await openEmpty();
  });

  const tables = async (): Promise<string[]> => {
    const rows = await database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    );
    return rows.map(({ name }) => name);
  };

  describe('a migration', () => {
    it('is applied once, in the order of the file names', async () => {
      const names = Object.keys(migrations).toSorted();
      expect(names).toEqual(['0001-readings', '0002-level-by-value']);
      expect(await migrate(database)).toEqual(names);
      expect(await migrate(database)).toEqual([]);
      expect(await tables()).toEqual(['readings', 'schema_migrations', 'sources']);
    });

    it('is rolled back with the migrations before it when it fails', async () => {
      await expect(
        migrate(database, { '1': 'create table one (id int)', '2': 'create table two (id int); select nonsense' }),
      ).rejects.toThrow(/nonsense/);
      expect(await tables()).toEqual([]);
      expect(await migrate(database, { '1': 'create table one (id int)' })).toEqual(['1']);
    });

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

  describe('the table of the readings', () => {
    it.each([
      ['a value that is not a number', "now(), 'A', 'low', 'nan'"],
      ['an infinite value', "now(), 'A', 'low', '-infinity'"],
      ['an unknown level', "now(), 'A', 'urgent', 1"],
      ['an unknown source', "now(), 'B', 'low', 1"],
    ])('refuses %s', async (_, values) => {
      await migrate(database);
      await database.run("insert into sources values ('A')");
      await expect(
        database.run(`insert into readings (time, label, level, value) values (${values})`),
      ).rejects.toThrow();
    });
  });
});
