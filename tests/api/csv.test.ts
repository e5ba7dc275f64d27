import { beforeAll, describe, expect, it } from 'vitest';
import { createClient, problemOf, type TestClient } from './support/client';
import { insert, onEachEngine, type TestRow } from './support/engines';

onEachEngine(({ openMigrated }) => {
  let client: TestClient;
  const rows: TestRow[] = Array.from({ length: 4500 }, (_, index) => ({
    time: new Date(Date.parse('2026-11-01T00:00:00Z') + index * 1000).toISOString(),
    label: index % 2 === 0 ? 'Warehouse North' : '=cmd|"/c calc"',
    level: index % 3 === 0 ? 'low' : 'high',
    value: -index / 4,
  }));

  beforeAll(async () => {
    const database = await openMigrated();
    await insert(database, rows);
    client = createClient(database);
  });

  describe('a download', () => {
    it('contains every reading once, across several pages, with a byte order mark and a file name', async () => {
      const response = await client.get('/readings.csv?sort=time');
      expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('Content-Disposition')).toMatch(
        /^attachment; filename="readings-\d{4}-\d\d-\d\d\.csv"$/,
      );
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const lines = new TextDecoder().decode(bytes).split('\r\n');
      expect(lines[0]).toBe('id,time,label,level,value');
      expect(lines.at(-1)).toBe('');
      expect(lines.slice(1, 3).map((line) => line.slice(line.indexOf(',') + 1))).toEqual([
        '2026-11-01T00:00:00.000Z,Warehouse North,low,0',
        '2026-11-01T00:00:01.000Z,"\'=cmd|""/c calc""",high,-0.25',
      ]);
      expect(lines.slice(1, -1).map((line) => line.split(',')[1])).toEqual(rows.map(({ time }) => time));
    });

    it('contains only the readings that match the filter, and only the header when none match', async () => {
      const filtered = await (await client.get('/readings.csv?level=low&q=warehouse')).text();
      expect(filtered.trimEnd().split('\r\n')).toHaveLength(1 + 750);
      expect(await (await client.get('/readings.csv?q=nowhere')).text()).toBe('id,time,label,level,value\r\n');
    });

    it('contains only the readings with the labels of the filter', async () => {
      const one = await (await client.get('/readings.csv?label=Warehouse%20North&level=low')).text();
      expect(one.trimEnd().split('\r\n')).toHaveLength(1 + 750);
      expect(one).not.toContain('calc');
      const both = await (
        await client.get('/readings.csv?label=Warehouse%20North&label=%3Dcmd%7C%22/c%20calc%22')
      ).text();
      expect(both.trimEnd().split('\r\n')).toHaveLength(1 + 4500);
    });

    it('rejects the same parameters as the list', async () => {
      expect(await problemOf(await client.get('/readings.csv?limit=5'))).toMatchObject({
        status: 400,
        detail: '"limit": There is no such parameter. Remove it.',
      });
    });
  });
});
