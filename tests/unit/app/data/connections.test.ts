import { describe, expect, it } from 'vitest';
import { addressOf, nameOfUrl, urlProblem } from '../../../../src/app/data/connections/address';
import { createConnection } from '../../../../src/app/data/connections/connection';
import { parseConnection } from '../../../../src/app/data/connections/parse-connection';
import { noRoles } from '../../../../src/app/data/rows/roles';
import { exportConnections, importConnections } from '../../../../src/app/data/connections/transfer';

describe('the address of a connection', () => {
  it.each([
    ['http://api.example.com', /https:\/\/ here/],
    ['http://localhost.evil.example', /https:\/\/ here/],
    ['ftp://api.example.com', /starts with https/],
    ['javascript:alert(1)', /starts with https/],
    ['https://user:pass@api.example.com', /user name/],
    ['https://api.example.com#x', /Remove “#”/],
    ['https://api.example.com/v1?page={page}', /\{page\}/],
    ['https://{from}.example.com', /behind the host|full address/],
    ['https://api.example.com/v1?access_token=abc', /access_token/],
    ['api.example.com', /full address/],
    [' ', /Enter the address/],
  ])('%s is refused with what to change', (url, message) => {
    expect(urlProblem(url)).toMatch(message);
  });

  it.each([
    'https://api.example.com',
    'https://api.example.com/v1?since={from}&until={to}',
    'http://localhost:3000/v1',
    'http://127.0.0.1',
    'http://[::1]:80',
  ])('%s is accepted', (url) => {
    expect(urlProblem(url)).toBeNull();
  });

  it('contains the range, and gives the connection a name', () => {
    const range = { from: Date.UTC(2026, 10, 1), to: Date.UTC(2026, 10, 2) };
    expect(addressOf({ url: 'https://a.example/rows?f={from}&t={to}' }, range).href).toBe(
      'https://a.example/rows?f=2026-11-01T00%3A00%3A00.000Z&t=2026-11-02T00%3A00%3A00.000Z',
    );
    expect(nameOfUrl('https://api.shop.example/v1')).toBe('shop.example');
    expect(nameOfUrl('shop')).toBe('');
  });
});

describe('reading a connection from storage', () => {
  const defaults = createConnection();

  it('keeps a valid connection and drops unknown fields', () => {
    const connection = createConnection({
      name: 'Air',
      url: 'https://a.example/v1?from={from}',
      auth: { type: 'header', name: 'X-API-Key' },
      rows: '/d',
      nextPage: { type: 'cursor', pointer: '/next', parameter: 'cursor' },
      columns: [
        { pointer: '/t', name: 'Time', type: 'date', dateOrder: 'day-first' },
        { pointer: '/v', name: 'Total', type: 'number', format: { style: 'currency', unit: 'EUR' }, isHidden: true },
      ],
      roles: { time: '/t', value: '/v', group: '/l', id: '/i', label: null },
      groupLevels: [{ group: 'ok', level: 'high' }],
      words: { singular: 'order', plural: 'orders', value: 'Total' },
      increase: 'good',
      lastTest: { at: 5, rows: 120 },
    });
    const parsed = parseConnection(
      { ...connection, secret: 'x', auth: { ...connection.auth, value: 'x' } },
      connection,
    );
    expect(parsed).toEqual({ connection, problems: [] });
  });

  it.each([null, [], 'x', 7, {}, { url: 'file:///x' }, { name: {}, url: [] }])('%j is no connection', (value) => {
    const { connection, problems } = parseConnection(value, defaults);
    expect(connection).toBeNull();
    expect(problems.length).toBeGreaterThan(0);
  });

  it.each([
    [{ timeoutSeconds: Infinity }, /timeout/],
    [{ timeoutSeconds: '5' }, /timeout/],
    [{ rows: 'data' }, /“rows” is not a JSON Pointer/],
    [{ rows: 'x'.repeat(3000) }, /“rows” is not a text/],
    [{ auth: { type: 'cookie' } }, /authentication/],
    [{ auth: { type: 'header', name: 'Cookie' } }, /authentication/],
    [{ auth: { type: 'header', name: 'X\r\nHost' } }, /authentication/],
    [{ nextPage: 'link' }, /next page/],
    [{ roles: { time: 5 } }, /“time”/],
    [{ groupLevels: [{ group: 'ok', level: 'best' }] }, /colors of groups/],
    [{ columns: [{ pointer: '/a', type: 'picture' }] }, /columns/],
  ])('heals %j and names the problem', (fields, message) => {
    const { connection, problems } = parseConnection(
      { name: 'A', url: 'https://a.example', rows: '', ...fields },
      defaults,
    );
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(connection).toMatchObject({ name: 'A', timeoutSeconds: 30, rows: '' });
  });
});

describe('a connection of version 1', () => {
  it('keeps its address, the roles of its columns and its levels', () => {
    const { connection, problems } = parseConnection(
      {
        name: 'Air',
        baseUrl: 'https://a.example/v1/',
        path: '/rows?f={from}',
        mapping: { time: '/t', value: '/v', level: '/l', id: '/i', label: null },
        levelWords: [
          { word: 'ok', level: 'high' },
          { word: 'odd', level: null },
        ],
      },
      createConnection(),
    );
    expect(problems).toEqual([]);
    expect(connection).toMatchObject({
      url: 'https://a.example/v1/rows?f={from}',
      rows: '',
      roles: { time: '/t', value: '/v', group: '/l', label: null, id: '/i' },
      groupLevels: [
        { group: 'ok', level: 'high' },
        { group: 'odd', level: null },
      ],
    });
  });
});

describe('files', () => {
  it('an export is imported again without ids, revisions and secrets', () => {
    const connection = createConnection({ name: 'Air', url: 'https://a.example' });
    const text = exportConnections([{ ...connection, revision: 3 }]);
    expect(JSON.parse(text)).toMatchObject({ version: 2 });
    expect(text).not.toContain(connection.id);
    const { connections, problems } = importConnections(text);
    expect(problems).toEqual([]);
    expect(connections).toEqual([{ ...connection, id: expect.any(String) as string }]);
    expect(connections[0]?.id).not.toBe(connection.id);
  });

  it('a file of version 1 is imported', () => {
    const old = { name: 'Air', baseUrl: 'https://a.example', path: '/rows', mapping: { time: '/t', level: '/l' } };
    const file = { format: 'waymark-connections', version: 1, connections: [old] };
    const { connections, problems } = importConnections(JSON.stringify(file));
    expect(problems).toEqual([]);
    expect(connections).toEqual([
      expect.objectContaining({ url: 'https://a.example/rows', roles: { ...noRoles, time: '/t', group: '/l' } }),
    ]);
  });

  it.each([
    ['{', /not JSON/],
    ['[]', /no connections/],
    ['{"format":"waymark-connections"}', /no connections/],
    ['{"format":"waymark-connections","version":9,"connections":[]}', /newer version/],
    ['{"format":"waymark-connections","connections":[{"__proto__":{"url":"https://a.example"}}]}', /address/],
  ])('%s is refused with the reason', (text, message) => {
    const { connections, problems } = importConnections(text);
    expect(connections).toEqual([]);
    expect(problems.join(' ')).toMatch(message);
  });
});
