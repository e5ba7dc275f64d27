import { describe, expect, it } from 'vitest';
import {
  addressOf,
  asksForRange,
  createConnection,
  nameOfUrl,
  originOf,
  parseConnection,
  urlProblem,
} from '../../../../src/app/data/json-api/connection';
import { exportConnections, importConnections } from '../../../../src/app/data/json-api/transfer';
import { noRoles } from '../../../../src/rows/roles';

describe('the URL of a connection', () => {
  it.each([
    ['http://api.example.com', /https:\/\/ here/],
    ['http://localhost.evil.example', /https:\/\/ here/],
    ['ftp://api.example.com', /starts with https/],
    ['javascript:alert(1)', /starts with https/],
    ['https://user:pass@api.example.com', /user name/],
    ['https://api.example.com#x', /Remove “#”/],
    ['https://api.example.com#', /Remove “#”/],
    ['https://api.example.com/v1?page={page}', /\{page\}/],
    ['https://api.example.com/v1?page={', /Replace \{/],
    ['https://{from}.example.com', /after the host/],
    ['https://api.example.com/v1?access_token=abc', /access_token/],
    ['api.example.com', /full address/],
    ['/v1/orders', /full address/],
    [' ', /Enter the address/],
  ])('%s is rejected with advice on what to change', (url, message) => {
    expect(urlProblem(url)).toMatch(message);
  });

  it.each([
    'https://api.example.com',
    ' https://api.example.com/v1?since={from}&until={to} ',
    'http://localhost:3000/v1',
    'http://127.0.0.1',
    'http://[::1]:80',
  ])('%s is accepted', (url) => {
    expect(urlProblem(url)).toBeNull();
  });

  const range = { from: Date.UTC(2026, 10, 1), to: Date.UTC(2026, 10, 2) };
  it.each([
    ['https://a.example/v1?f={from}', 'https://a.example/v1?f=2026-11-01T00%3A00%3A00.000Z'],
    [' https://a.example/{to}/{to}', 'https://a.example/2026-11-02T00%3A00%3A00.000Z/2026-11-02T00%3A00%3A00.000Z'],
    ['https://a.example', 'https://a.example/'],
  ])('%s is completed with the limits of a range', (url, expected) => {
    expect(addressOf({ url }, range).href).toBe(expected);
  });

  it('contains a name, an origin and possibly a range', () => {
    expect(['https://www.a.example/x', 'https://api.a.example', 'x'].map(nameOfUrl)).toEqual([
      'a.example',
      'a.example',
      '',
    ]);
    expect(['https://a.example:8443/x', 'x'].map(originOf)).toEqual(['https://a.example:8443', null]);
    expect(['https://a.example?f={from}', 'https://a.example'].map((url) => asksForRange({ url }))).toEqual([
      true,
      false,
    ]);
  });
});

describe('reading a connection from storage', () => {
  const defaults = createConnection();

  it('keeps a valid connection and drops unknown fields', () => {
    const connection = createConnection({
      name: 'Air',
      url: 'https://a.example/v1?f={from}',
      auth: { type: 'header', name: 'X-API-Key' },
      rows: '',
      nextPage: { type: 'cursor', pointer: '/next', parameter: 'cursor' },
      columns: [
        { pointer: '/t', name: 'When', type: 'date', dateOrder: 'day-first' },
        { pointer: '/v', name: 'Price', type: 'number', format: { style: 'currency', unit: 'EUR' } },
        { pointer: '/share', name: 'Share', type: 'number', format: { style: 'percent' }, isHidden: true },
      ],
      roles: { time: '/t', value: '/v', group: '/l', id: '/i', label: null },
      groupLevels: [
        { group: 'ok', level: 'high' },
        { group: 'open', level: null },
      ],
      words: { singular: 'order', plural: 'orders', value: 'Price' },
      increase: 'bad',
      lastTest: { at: 1_790_000_000_000, rows: 40 },
    });
    const [column] = connection.columns;
    const parsed = parseConnection(
      {
        ...connection,
        columns: [{ ...column, secret: 'x' }, ...connection.columns.slice(1)],
        secret: 'x',
        auth: { ...connection.auth, value: 'x' },
      },
      connection,
    );
    expect(parsed).toEqual({ connection, problems: [] });
  });

  it('yields no rows if their pointer is malformed', () => {
    const { connection, problems } = parseConnection({ name: 'A', url: 'https://a.example', rows: 'data' }, defaults);
    expect([connection?.rows, problems]).toEqual([null, [expect.stringMatching(/“rows”/)]]);
  });

  it.each([null, [], 'x', 7, {}, { url: 'file:///x' }, { name: {}, url: [] }])('%j is not a connection', (value) => {
    const { connection, problems } = parseConnection(value, defaults);
    expect(connection).toBeNull();
    expect(problems.length).toBeGreaterThan(0);
  });

  it.each([
    [{ timeoutSeconds: Infinity }, 'timeoutSeconds'],
    [{ timeoutSeconds: '5' }, 'timeoutSeconds'],
    [{ rows: 'data' }, 'rows'],
    [{ rows: 'x'.repeat(3000) }, 'rows'],
    [{ auth: { type: 'cookie' } }, 'auth'],
    [{ auth: { type: 'header', name: 'Cookie' } }, 'auth'],
    [{ auth: { type: 'header', name: 'X\r\nHost' } }, 'auth'],
    [{ nextPage: 'link' }, 'nextPage'],
    [{ roles: { time: 5 } }, 'time'],
    [{ roles: [] }, 'roles'],
    [{ roles: { group: 'l' } }, 'group'],
    [{ groupLevels: [{ group: 'ok', level: 'best' }] }, 'groupLevels'],
    [{ groupLevels: 'ok' }, 'groupLevels'],
    [{ columns: [{ pointer: 'x', type: 'text' }] }, 'columns'],
    [{ columns: [{ pointer: '/x', type: 'blob' }] }, 'columns'],
    [{ columns: {} }, 'columns'],
    [{ words: { singular: 'x'.repeat(50) } }, 'singular'],
    [{ words: 'x' }, 'words'],
    [{ increase: 'up' }, 'increase'],
    [{ lastTest: { at: 'now', rows: 1 } }, 'lastTest'],
  ])('repairs %j and reports the field', (fields, key) => {
    const { connection, problems } = parseConnection({ name: 'A', url: 'https://a.example', ...fields }, defaults);
    expect(problems).toEqual([expect.stringContaining(`“${key}”`)]);
    expect(connection).toEqual({ ...defaults, name: 'A', url: 'https://a.example' });
  });

  it('names unnamed columns and keeps at most 100', () => {
    const columns = Array.from({ length: 101 }, (_, index) => ({ pointer: `/field_${index}`, type: 'text' }));
    const { connection, problems } = parseConnection({ name: 'A', url: 'https://a.example', columns }, defaults);
    expect(connection?.columns).toHaveLength(100);
    expect(connection?.columns[7]).toEqual({ pointer: '/field_7', name: 'Field 7', type: 'text' });
    expect(problems).toEqual([expect.stringMatching(/columns/)]);
  });
});

describe('files', () => {
  it('an export is imported again without ids, revisions or secrets', () => {
    const connection = createConnection({ name: 'Air', url: 'https://a.example', roles: { ...noRoles, time: '/t' } });
    const text = exportConnections([{ ...connection, revision: 3 }]);
    expect(text).not.toContain(connection.id);
    expect(JSON.parse(text)).toMatchObject({ format: 'waymark-connections', version: 2 });
    const { connections, problems } = importConnections(text);
    expect(problems).toEqual([]);
    expect(connections).toEqual([{ ...connection, id: expect.any(String) as string }]);
    expect(connections[0]?.id).not.toBe(connection.id);
  });

  it.each([
    ['{', /not JSON/],
    ['[]', /no connections/],
    ['{"format":"waymark-connections"}', /no connections/],
    ['{"format":"waymark-connections","version":9,"connections":[]}', /newer version/],
    [
      '{"format":"waymark-connections","connections":[{"__proto__":{"url":"https://a.example"}}]}',
      /Enter the address of the API/,
    ],
  ])('%s is rejected with the reason', (text, message) => {
    const { connections, problems } = importConnections(text);
    expect(connections).toEqual([]);
    expect(problems.join(' ')).toMatch(message);
  });
});
