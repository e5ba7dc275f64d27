// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createConnection } from '../../../../../src/app/data/json-api/connection';
import { mergeImported, uniqueName } from '../../../../../src/app/data/json-api/transfer';
import { createEngine } from '../../../../../src/rows/engine';
import { noRoles } from '../../../../../src/rows/roles';
import { shownGroups } from '../../../../../src/app/pages/api-setup/mapping-fields';
import {
  proposeName,
  proposeRows,
  withRole,
  canHaveRole,
} from '../../../../../src/app/pages/api-setup/propose-connection';

describe('the name of a connection', () => {
  it('is its host, plus the last path word if the name is taken', () => {
    const url = 'https://api.example.com/v1/audit_logs/7';
    expect(proposeName(url, [])).toBe('example.com');
    expect(proposeName(url, ['example.com'])).toBe('example.com audit logs');
    expect(proposeName(url, ['example.com', 'example.com audit logs'])).toBe('example.com audit logs (2)');
    expect(proposeName('http://localhost:5001/', ['localhost'])).toBe('localhost (2)');
    expect(proposeName('', ['localhost'])).toBe('');
  });
});

describe('the columns of a connection', () => {
  it('start with the row name and end with links', () => {
    const issues = Array.from({ length: 8 }, (_, index) => ({
      url: `https://a.example/issues/${index}`,
      id: index,
      team: index % 2 === 0 ? 'Search' : 'Login',
      title: `Crash in file ${index}`,
    }));
    const engine = createEngine();
    engine.hold('r', [issues]);
    const { columns, roles } = proposeRows({ url: 'https://a.example/issues' }, '', engine.describe('r', ''));
    expect(columns.map(({ name }) => name)).toEqual(['Title', 'Id', 'Team', 'Url']);
    // Each title is that of one issue: a card of titles would have a one beside each.
    expect(roles.label).toBeNull();
  });
});

describe('the columns for a role', () => {
  const draft = createConnection();
  const facts = (words: string[]) => ({
    column: { pointer: '/x', name: 'X', type: 'text' as const },
    filled: 1,
    fitting: 1,
    mixedWith: null,
    distinct: 1,
    count: 1,
    words,
    longest: 1,
    isNested: false,
    isAmbiguous: false,
    isRounded: false,
  });

  it('exclude documents for a group', () => {
    const types = (['text', 'number', 'boolean', 'link', 'date'] as const).filter((type) =>
      canHaveRole('group', { type }),
    );
    expect(types).toEqual(['text', 'number', 'boolean']);
    expect(canHaveRole('group', { type: 'text' }, facts(['ok']))).toBe(true);
    expect(canHaveRole('group', { type: 'text' }, facts(['x'.repeat(200)]))).toBe(false);
  });

  it('have at most one column', () => {
    const roles = { ...noRoles, value: '/a', label: '/b' };
    expect(withRole({ ...draft, roles }, '/a', 'label', null).roles).toEqual({ ...noRoles, label: '/a' });
    expect(withRole({ ...draft, roles }, '/b', null, null).roles).toEqual({ ...noRoles, value: '/a' });
  });

  it('name the value unless the user has named it', () => {
    const columns = ['/net', '/gross'].map((pointer) => ({ pointer, name: pointer.slice(1), type: 'number' as const }));
    const named = (value: string) => {
      const words = { ...draft.words, value };
      return withRole({ columns, words, roles: { ...noRoles, value: '/net' } }, '/gross', 'value', null).words?.value;
    };
    expect([named('net'), named('revenue')]).toEqual(['gross', 'revenue']);
  });
});

describe('the groups with a color choice', () => {
  it('come from the rows, not from earlier choices', () => {
    const levels = [{ group: 'old', level: 'high' as const }];
    expect(shownGroups(['a', 'b', 'c', 'd', 'e', 'f', 'g'], levels)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(shownGroups([], levels)).toEqual(['old']);
  });
});

describe('imported connections', () => {
  const named = (name: string) => createConnection({ name, url: 'https://a.example' });

  it('get a number after a name that is taken', () => {
    const names = mergeImported([named('Air'), named('Air'), named('Water')], [named('Air')], false).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Air (2)', 'Air (3)', 'Water']);
    expect(uniqueName('x'.repeat(100), new Set(['x'.repeat(100)]))).toHaveLength(100);
  });

  it('replace the connection with the same name once', () => {
    const known = { ...named('Air'), revision: 4 };
    const merged = mergeImported([named('Air'), named('Air')], [known], true);
    expect(merged[0]).toMatchObject({ id: known.id, revision: 4, name: 'Air' });
    expect(merged[1]?.id).not.toBe(known.id);
    expect(merged[1]?.name).toBe('Air (2)');
  });
});
