// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../../../../src/app/data/request';
import { createEngine } from '../../../../../src/rows/engine';
import { describeProblems } from '../../../../../src/app/data/source';
import type { Roles } from '../../../../../src/rows/roles';
import { describeNotices, type NoticesInput } from '../../../../../src/app/pages/api-setup/notices';

/** Reads rows as API Setup does. */
function read(rows: unknown[], chosen: Partial<Roles> = {}): NoticesInput {
  const engine = createEngine();
  engine.hold('r', [JSON.parse(JSON.stringify(rows))]);
  const described = engine.describe('r', '');
  const columns = described.columns.map(({ column }) => column);
  const roles = { ...described.roles, ...chosen };
  const { problems } = engine.build('r', '', { columns, roles });
  return {
    draft: { columns, roles, rows: '', nextPage: { type: 'auto' } },
    result: { pages: 1, isTruncated: false, nextError: null },
    described,
    groupCount: roles.group === null ? 0 : engine.summarize('r', {}).groupCount,
    problems: describeProblems(problems),
  };
}

const noticesOf = (rows: unknown[], roles?: Partial<Roles>) => describeNotices(read(rows, roles));
const many = <Row>(create: (index: number) => Row, length = 40): Row[] =>
  Array.from({ length }, (_, index) => create(index));

describe('the notices after a test', () => {
  it('are empty for plain rows', () => {
    expect(noticesOf(many((id) => ({ id, name: `N${id}`, at: '2026-11-22T10:00:00Z', value: id / 3 })))).toEqual([]);
  });

  it.each([
    ['rows that are not objects', [{ id: 1, v: 2 }, { id: 2, v: 3 }, 7], undefined, 'problems', undefined],
    ['a time that is not a date', [{ t: '2026-11-22' }, { t: 'soon' }], { time: '/t' }, 'problems', undefined],
    ['a repeated id', many(() => ({ id: 'a', v: 1 })), { id: '/id' }, 'problems', undefined],
    ['mixed types', many((index) => ({ v: index % 3 === 0 ? 'none' : index })), undefined, 'mixed', '/v'],
    ['a few values of another type', many((index) => ({ v: index === 0 ? 'none' : index })), {}, 'unfit', '/v'],
    ['dates whose order is unknown', many(() => ({ at: '3/4/2026' })), undefined, 'ambiguous', '/at'],
    ['types that are equally frequent', [{ v: 1 }, { v: 'a' }, { v: 'b' }, { v: true }], undefined, 'mixed', '/v'],
    ['numbers that lose digits', many((index) => ({ v: 2e16 + index * 4 })), undefined, 'rounded', '/v'],
    ['rows without a field', [{}, {}], undefined, 'empty', undefined],
    ['rows that contain only null', many(() => ({ a: null, b: null })), undefined, 'empty', undefined],
    ['5,000 groups', many((index) => ({ kind: `k${index}` }), 5000), { group: '/kind' }, 'groups', undefined],
    ['strings of 100 kB', many((id) => ({ id, body: 'x'.repeat(100_000) }), 3), undefined, 'long', '/body'],
    ['500 columns', [Object.fromEntries(many((index) => [`c${index}`, index], 500))], undefined, 'cut', undefined],
    ['deeply nested fields', [{ a: { b: { c: { d: { e: { f: 1 } } } } } }], undefined, 'cut', undefined],
  ] as const)('mention %s', (_name, rows, roles, id, column) => {
    const notice = noticesOf([...rows], roles).find((one) => one.id === id);
    expect(notice).toBeDefined();
    expect(notice?.column).toBe(column);
  });

  it('are empty once the user selects a type', () => {
    const input = read(many((index) => ({ v: index % 3 === 0 ? 'none' : index })));
    const columns = input.draft.columns.map((column) => ({ ...column, type: 'number' as const }));
    expect(describeNotices({ ...input, draft: { ...input.draft, columns } })).toEqual([]);
  });

  it('mention the missing pages unless the user has selected one page', () => {
    const input = read(many((id) => ({ id, v: id / 3 })));
    const textsOf = (
      { total = null, ...fields }: Partial<NoticesInput['result']> & { total?: number | null },
      nextPage = input.draft.nextPage,
    ) => {
      const result = { ...input.result, ...fields };
      const described = { ...input.described, total };
      return describeNotices({ ...input, draft: { ...input.draft, nextPage }, result, described }).map(
        ({ text }) => text,
      );
    };
    expect(textsOf({ total: 40 })).toEqual([]);
    expect(textsOf({ total: 900 })).toEqual([expect.stringMatching(/900 rows, and 40 are used/)]);
    expect(textsOf({ total: 900 }, { type: 'none' })).toEqual([]);
    expect(textsOf({ isTruncated: true, total: 9000 })).toEqual([expect.stringMatching(/limit/)]);
    const nextError = new RequestError('server', 'The API failed (500).');
    expect(textsOf({ nextError })).toEqual([expect.stringContaining(nextError.message)]);
  });

  it('mention the assumed date order', () => {
    const input = read(many(() => ({ at: '3/4/2026' })));
    const noticeOf = (dateOrder: 'day-first' | 'month-first') => {
      const columns = input.draft.columns.map((column) => ({ ...column, dateOrder }));
      return describeNotices({ ...input, draft: { ...input.draft, columns } }).find(({ id }) => id === 'ambiguous');
    };
    expect(noticeOf('day-first')?.text).toContain('with the day first');
    expect(noticeOf('month-first')).toMatchObject({
      text: expect.stringContaining('with the month first'),
      setting: 'dateOrder',
    });
  });

  it('never begin a sentence with a name', () => {
    const [notice] = noticesOf(many((index) => ({ مبلغ: index % 3 === 0 ? 'none' : index })));
    expect(notice?.text).toMatch(/^In مبلغ, numbers and text are mixed/);
  });

  it('truncate long names', () => {
    const [notice] = noticesOf(many((index) => ({ ['x'.repeat(500)]: index % 3 === 0 ? 'none' : index })));
    expect(notice?.text.length).toBeLessThan(200);
  });
});
