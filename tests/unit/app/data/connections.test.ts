import { describe, expect, it } from 'vitest';
import { addressOf, baseUrlProblem, pathProblem } from '../../../../src/app/data/connections/address';
import { createConnection } from '../../../../src/app/data/connections/connection';
import { parseConnection } from '../../../../src/app/data/connections/parse-connection';
import { exportConnections, importConnections } from '../../../../src/app/data/connections/transfer';

describe('the address of a connection', () => {
  it.each([
    ['http://api.example.com', /https:\/\/ here/],
    ['http://localhost.evil.example', /https:\/\/ here/],
    ['ftp://api.example.com', /starts with https/],
    ['javascript:alert(1)', /starts with https/],
    ['https://user:pass@api.example.com', /user name/],
    ['https://api.example.com?x=1', /Move everything/],
    ['https://api.example.com#x', /Move everything/],
    ['api.example.com', /full address/],
    [' ', /Enter the address/],
  ])('%s is refused with what to change', (baseUrl, message) => {
    expect(baseUrlProblem(baseUrl)).toMatch(message);
  });

  it.each(['https://api.example.com', 'http://localhost:3000/v1', 'http://127.0.0.1', 'http://[::1]:80'])(
    '%s is accepted',
    (baseUrl) => {
      expect(baseUrlProblem(baseUrl)).toBeNull();
    },
  );

  it('refuses unknown placeholders, fragments and secrets in the path', () => {
    expect(pathProblem('/v1?since={from}&until={to}')).toBeNull();
    expect(pathProblem('/v1?page={page}')).toMatch(/\{page\}/);
    expect(pathProblem('/v1#top')).toMatch(/#/);
    expect(pathProblem('/v1?access_token=abc')).toMatch(/access_token/);
    expect(pathProblem('')).toBeNull();
  });

  const range = { from: Date.UTC(2026, 10, 1), to: Date.UTC(2026, 10, 2) };
  it.each([
    ['https://a.example/v1/', '/rows?f={from}', 'https://a.example/v1/rows?f=2026-11-01T00%3A00%3A00.000Z'],
    ['https://a.example', '?t={to}', 'https://a.example/?t=2026-11-02T00%3A00%3A00.000Z'],
    ['https://a.example', '//evil.example/x', 'https://a.example/evil.example/x'],
    ['https://a.example', '@evil.example', 'https://a.example/@evil.example'],
    ['https://a.example', '\\\\evil.example', 'https://a.example///evil.example'],
    ['https://a.example/v1', '', 'https://a.example/v1'],
  ])('%s and %s are joined without leaving the host', (baseUrl, path, expected) => {
    expect(addressOf({ baseUrl, path }, range).href).toBe(expected);
  });
});

describe('reading a connection from storage', () => {
  const defaults = createConnection();

  it('keeps a valid connection and drops unknown fields', () => {
    const connection = createConnection({
      name: 'Air',
      baseUrl: 'https://a.example',
      auth: { type: 'header', name: 'X-API-Key' },
      nextPage: { type: 'cursor', pointer: '/next', parameter: 'cursor' },
      mapping: { time: '/t', value: '/v', level: '/l', id: '/i', label: null },
      levelWords: [{ word: 'ok', level: 'high' }],
    });
    const parsed = parseConnection(
      { ...connection, secret: 'x', auth: { ...connection.auth, value: 'x' } },
      connection,
    );
    expect(parsed).toEqual({ connection, problems: [] });
  });

  it.each([null, [], 'x', 7, {}, { baseUrl: 'file:///x' }, { name: {}, baseUrl: [] }])(
    '%j is no connection',
    (value) => {
      const { connection, problems } = parseConnection(value, defaults);
      expect(connection).toBeNull();
      expect(problems.length).toBeGreaterThan(0);
    },
  );

  it.each([
    [{ timeoutSeconds: Infinity }, /timeout/],
    [{ timeoutSeconds: '5' }, /timeout/],
    [{ rows: 'data' }, /“rows” is not a JSON Pointer/],
    [{ rows: 'x'.repeat(3000) }, /“rows” is not a text/],
    [{ auth: { type: 'cookie' } }, /authentication/],
    [{ auth: { type: 'header', name: 'Cookie' } }, /authentication/],
    [{ auth: { type: 'header', name: 'X\r\nHost' } }, /authentication/],
    [{ nextPage: 'link' }, /next page/],
    [{ mapping: { time: 5 } }, /“time”/],
    [{ levelWords: [{ word: 'ok', level: 'best' }] }, /levels/],
    [{ path: '/x?{evil}' }, /path/],
  ])('heals %j and names the problem', (fields, message) => {
    const { connection, problems } = parseConnection({ name: 'A', baseUrl: 'https://a.example', ...fields }, defaults);
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(connection).toMatchObject({ name: 'A', timeoutSeconds: 30, rows: '', path: '' });
  });
});

describe('files', () => {
  it('an export is imported again without ids, revisions and secrets', () => {
    const connection = createConnection({ name: 'Air', baseUrl: 'https://a.example' });
    const text = exportConnections([{ ...connection, revision: 3 }]);
    expect(text).not.toContain(connection.id);
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
    ['{"format":"waymark-connections","connections":[{"__proto__":{"baseUrl":"https://a.example"}}]}', /base URL/],
  ])('%s is refused with the reason', (text, message) => {
    const { connections, problems } = importConnections(text);
    expect(connections).toEqual([]);
    expect(problems.join(' ')).toMatch(message);
  });
});
