import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOwnClient } from '../../../../src/app/data/own-api';
import type { Credentials } from '../../../../src/app/data/request';

const credentials: Credentials = {
  reveal: () => Promise.resolve(null),
  getIdToken: () => Promise.resolve('token'),
  tokenOrigins: [window.location.origin],
};

/** An API with the given number of rows. The cursor of a page is the number of rows before it. */
function serve(total: number): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: URL) => {
    const { searchParams } = url;
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Number(searchParams.get('limit'));
    requests.push(`${start} to ${end}`);
    const rows = Array.from({ length: Math.max(0, Math.min(end, total) - start) }, (_, index) => ({
      id: start + index,
      time: '2026-11-22T02:36:07Z',
      label: 'Warehouse North',
      level: 'high',
      value: 1,
    }));
    return Promise.resolve(Response.json({ rows, nextCursor: end < total ? String(end) : null, total }));
  });
  return requests;
}

let cursors = new Map<number, string>();

beforeEach(() => {
  cursors = new Map();
});

const rowsAt = async (offset: number) => {
  const query = { from: 1, to: 1_000_000, limit: 500, offset };
  const { signal } = new AbortController();
  const { rows, total } = await createOwnClient(credentials).rows(query, { signal, cursors });
  return { ids: [rows[0]?.id, rows.at(-1)?.id], count: rows.length, total };
};

describe('the rows after an offset', () => {
  it('are requested with the cursor of the previous page', async () => {
    const requests = serve(1800);
    expect(await rowsAt(0)).toEqual({ ids: ['0', '499'], count: 500, total: 1800 });
    expect(await rowsAt(500)).toEqual({ ids: ['500', '999'], count: 500, total: 1800 });
    expect(requests).toEqual(['0 to 500', '500 to 1000']);
  });

  it('are requested in large steps from the last known cursor', async () => {
    const requests = serve(9000);
    expect((await rowsAt(2500)).ids).toEqual(['2500', '2999']);
    expect((await rowsAt(4000)).ids).toEqual(['4000', '4499']);
    expect(requests).toEqual([
      '0 to 1000',
      '1000 to 2000',
      '2000 to 2500',
      '2500 to 3000',
      '3000 to 4000',
      '4000 to 4500',
    ]);
  });

  it('are empty beyond the end', async () => {
    serve(700);
    expect(await rowsAt(5000)).toMatchObject({ count: 0, total: 700 });
  });

  it('are counted from the newest row after the first page is refetched', async () => {
    const requests = serve(1800);
    await rowsAt(0);
    await rowsAt(500);
    await rowsAt(0);
    await rowsAt(1000);
    expect(requests.slice(-3)).toEqual(['0 to 500', '500 to 1000', '1000 to 1500']);
  });
});
