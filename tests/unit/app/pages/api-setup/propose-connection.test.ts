// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createConnection } from '../../../../../src/app/data/json-api/connection';
import { mergeImported, uniqueName } from '../../../../../src/app/data/json-api/transfer';
import { shownGroups } from '../../../../../src/app/pages/api-setup/mapping-fields';
import { proposeName } from '../../../../../src/app/pages/api-setup/propose-connection';

it('the name of a connection is its host, plus the last path word if the name is taken', () => {
  const url = 'https://api.example.com/v1/audit_logs/7';
  expect(proposeName(url, [])).toBe('example.com');
  expect(proposeName(url, ['example.com'])).toBe('example.com audit logs');
  expect(proposeName(url, ['example.com', 'example.com audit logs'])).toBe('example.com audit logs (2)');
  expect(proposeName('http://localhost:5001/', ['localhost'])).toBe('localhost (2)');
  expect(proposeName('', ['localhost'])).toBe('');
});

it('the groups with a color choice come from the rows, not from earlier choices', () => {
  const levels = [{ group: 'old', level: 'high' as const }];
  expect(shownGroups(['a', 'b', 'c', 'd', 'e', 'f', 'g'], levels)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(shownGroups([], levels)).toEqual(['old']);
});

describe('imported connections', () => {
  const named = (name: string) => createConnection({ name, url: 'https://a.example' });

  it('receive a number if their name is taken', () => {
    const names = mergeImported([named('Air'), named('Air'), named('Water')], [named('Air')], false).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Air (2)', 'Air (3)', 'Water']);
    expect(uniqueName('x'.repeat(100), new Set(['x'.repeat(100)]))).toHaveLength(100);
  });

  it('replace only one connection with the same name', () => {
    const known = { ...named('Air'), revision: 4 };
    const merged = mergeImported([named('Air'), named('Air')], [known], true);
    expect(merged[0]).toMatchObject({ id: known.id, revision: 4, name: 'Air' });
    expect(merged[1]?.id).not.toBe(known.id);
    expect(merged[1]?.name).toBe('Air (2)');
  });
});
