// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/rows/engine';
import { noRoles } from '../../../src/rows/roles';
import { canHaveRole, proposeRows, withRole } from '../../../src/rows/settings';
import { defaultWords } from '../../../src/rows/texts';

it('the proposed columns start with the row name and end with links', () => {
  const issues = Array.from({ length: 8 }, (_, index) => ({
    url: `https://a.example/issues/${index}`,
    id: index,
    team: index % 2 === 0 ? 'Search' : 'Login',
    title: `Crash in file ${index}`,
  }));
  const engine = createEngine();
  engine.hold('r', [issues]);
  const { columns, roles } = proposeRows('https://a.example/issues', '', engine.describe('r', ''));
  expect(columns.map(({ name }) => name)).toEqual(['Title', 'Id', 'Team', 'Url']);
  // Each title belongs to one issue, so a card of titles would show a 1 beside each.
  expect(roles.label).toBeNull();
});

describe('the columns for a role', () => {
  const draft = { columns: [], roles: noRoles, words: defaultWords };
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

  it('include at most one column', () => {
    const roles = { ...noRoles, value: '/a', label: '/b' };
    expect(withRole({ ...draft, roles }, '/a', 'label', null).roles).toEqual({ ...noRoles, label: '/a' });
    expect(withRole({ ...draft, roles }, '/b', null, null).roles).toEqual({ ...noRoles, value: '/a' });
  });

  it('include a name for the value unless the user has named it', () => {
    const columns = ['/net', '/gross'].map((pointer) => ({ pointer, name: pointer.slice(1), type: 'number' as const }));
    const named = (value: string) => {
      const words = { ...draft.words, value };
      return withRole({ columns, words, roles: { ...noRoles, value: '/net' } }, '/gross', 'value', null).words?.value;
    };
    expect([named('net'), named('revenue')]).toEqual(['gross', 'revenue']);
  });
});
