import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { JsonViewer, type JsonViewerOptions } from 'waymark';
import { createLines, expandedToDepth, type JsonLines } from '../../../src/components/data/json-viewer/json-lines';
import { nameOf, valueText } from '../../../src/components/data/json-viewer/json-text';

const idsOf = (lines: JsonLines): string[] =>
  Array.from({ length: lines.count }, (_, index) => lines.at(index)?.id ?? 'none');

/** A value of arrays in arrays, nested more deeply than function calls can be. */
function nested(depth: number): unknown {
  let value: unknown = 'innermost';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

describe('lines', () => {
  it('contain only the children of expanded nodes, in document order', () => {
    const value = { a: [1, { b: 2 }], c: { d: 3 }, e: [] };
    expect(idsOf(createLines(value, new Set()))).toEqual(['']);
    expect(idsOf(createLines(value, new Set(['', '/a'])))).toEqual(['', '/a', '/a/0', '/a/1', '/c', '/e']);
    expect(idsOf(createLines(value, new Set(['', '/a', '/a/1', '/c', '/e', '/missing'])))).toEqual([
      '',
      '/a',
      '/a/0',
      '/a/1',
      '/a/1/b',
      '/c',
      '/c/d',
      '/e',
    ]);
    expect(idsOf(createLines(value, new Set(['/a'])))).toEqual(['']);
  });

  it('escape keys as in JSON Pointers', () => {
    const value = { 'a/b': { '~': 1 }, '': { '': 2 } };
    const lines = createLines(value, expandedToDepth(value, 3));
    expect(idsOf(lines)).toEqual(['', '/a~1b', '/a~1b/~0', '/', '//']);
    expect(lines.indexOf('/a~1b/~0')).toBe(2);
    expect(lines.indexOf('//')).toBe(4);
  });

  it('contain their level, position, size and number of children', () => {
    const lines = createLines({ a: [1, 2], b: null }, new Set(['', '/a']), { '/a': 118 });
    expect(lines.at(1)).toMatchObject({
      key: 'a',
      level: 2,
      position: 1,
      setSize: 2,
      childCount: 120,
      isExpanded: true,
    });
    expect(lines.at(3)).toMatchObject({ key: 1, level: 3, position: 2, setSize: 3, childCount: undefined });
    expect(lines.at(4)).toMatchObject({
      pointer: '/a',
      key: undefined,
      omitted: 118,
      position: 3,
      setSize: 3,
      level: 3,
    });
    expect(lines.at(5)).toMatchObject({ pointer: '/b', childCount: undefined, isExpanded: false });
    expect(lines.at(6)).toBeUndefined();
  });

  it('find a line or its closest ancestor after a change', () => {
    const value = { a: { b: { c: 1 } }, d: 2 };
    const all = createLines(value, expandedToDepth(value, 3));
    expect(all.indexOf('/a/b/c')).toBe(3);
    expect(createLines(value, new Set(['', '/a'])).indexOf('/a/b/c', 3)).toBe(2);
    expect(createLines(value, new Set([''])).indexOf('/a/b/c', 3)).toBe(1);
    expect(all.indexOf('/gone')).toBe(0);
    const more = createLines([1], new Set(['']), { '': 5 });
    expect(more.indexOf(more.at(2)?.id ?? '')).toBe(2);
  });

  it('match a star to every array item and to a field with that name', () => {
    const value = { rows: [{ t: 1 }, { t: 2 }], other: { t: 3 }, '*': { t: 4 } };
    const lines = createLines(value, expandedToDepth(value, 3));
    const found = (...path: string[]): string[] => idsOf(lines).filter((_, index) => lines.isAt(index, path));
    expect(found('rows', '*', 't')).toEqual(['/rows/0/t', '/rows/1/t']);
    expect(found('*', 't')).toEqual(['/*/t']);
    expect(found()).toEqual(['']);
  });

  it('expand at most a thousand nodes at first, from the root downward', () => {
    const wide = Array.from({ length: 100_000 }, (_, id) => ({ id }));
    expect(expandedToDepth(wide, 2).size).toBe(1000);
    expect(expandedToDepth(wide, 1)).toEqual(new Set(['']));
    expect(expandedToDepth(wide, 0).size).toBe(0);
    expect(expandedToDepth(nested(50_000), Infinity).size).toBe(1000);
    const circular: unknown[] = [];
    circular.push(circular);
    expect(expandedToDepth(circular, Infinity).size).toBe(1000);
  });

  it('support any nesting depth', () => {
    const expanded = new Set([...Array(5000).keys()].map((depth) => '/0'.repeat(depth)));
    const lines = createLines(nested(50_000), expanded);
    expect(lines.count).toBe(5001);
    expect(lines.at(5000)).toMatchObject({ level: 5001, childCount: 1, isExpanded: false });
    expect(lines.indexOf('/0'.repeat(5000))).toBe(5000);
  });

  it('expand 100,000 items with all of their fields', () => {
    const wide = Array.from({ length: 100_000 }, (_, id) => ({ id, name: 'x' }));
    const lines = createLines(wide, new Set(['']));
    expect(lines.count).toBe(100_001);
    expect(lines.siblingBranches(50)).toHaveLength(100_000);
    expect(createLines(wide, new Set(['', ...lines.siblingBranches(50)])).count).toBe(300_001);
  });
});

it('strings are truncated in one line without splitting characters', () => {
  expect(valueText('a\n"b"')).toBe(String.raw`"a\n\"b\""`);
  expect(valueText('😀😀', 3)).toBe('"😀…"');
  expect(valueText('x'.repeat(5000)).length).toBeLessThan(600);
  expect(valueText(null)).toBe('null');
  expect(valueText(undefined)).toBe('undefined');
  expect(nameOf('time', '"10:00"', ['Time'])).toBe('time: "10:00", Time');
  expect(nameOf('', '1', [])).toBe('"": 1');
});

const response = {
  total: 120,
  data: [
    { id: 1, name: 'North', at: '2026-11-24T10:00:00Z' },
    { id: 2, name: 'South', at: '2026-11-24T11:00:00Z' },
  ],
  next: null,
};

function renderViewer(options: Partial<JsonViewerOptions> = {}) {
  const rendered = render(<JsonViewer aria-label="Response" value={response} {...options} />);
  const tree = screen.getByRole('tree', { name: 'Response' });
  const press = (key: string, more: Partial<KeyboardEventInit> = {}): boolean =>
    fireEvent.keyDown(tree, { key, ...more });
  const active = (): string =>
    document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label') ?? 'none';
  const item = (name: string): HTMLElement => screen.getByRole('treeitem', { name });
  const names = (): (string | null)[] => screen.getAllByRole('treeitem').map((each) => each.getAttribute('aria-label'));
  return { ...rendered, tree, press, active, item, names };
}

describe('JsonViewer', () => {
  it('leaves Tab and keys with modifiers to the browser', () => {
    const { press } = renderViewer();
    expect(press('ArrowDown', { ctrlKey: true })).toBe(true);
    expect(press('Tab')).toBe(true);
    expect(press('F5')).toBe(true);
    expect(press('ArrowDown')).toBe(false);
  });

  it('activates a collapsed node that contains the active one', () => {
    const { press, active, item } = renderViewer();
    press('End');
    press('ArrowUp');
    expect(active()).toBe('1: 3 fields');
    fireEvent.click(item('data: 2 items'));
    expect(active()).toBe('data: 2 items');
  });

  it('skips its default behavior when the consumer prevents it', () => {
    const veto = (event: { preventDefault: () => void }): void => event.preventDefault();
    const { press, item, active, names } = renderViewer({ onClick: veto, onKeyDown: veto });
    press('ArrowDown');
    expect(active()).toBe('3 fields');
    fireEvent.click(item('data: 2 items'));
    expect(names()).toHaveLength(6);
  });

  it('keeps the controlled expanded nodes', () => {
    const changed = vi.fn();
    const { item, names } = renderViewer({ expanded: new Set(['']), onExpandedChange: changed });
    fireEvent.click(item('data: 2 items'));
    fireEvent.click(item('data: 2 items'));
    expect(changed.mock.calls).toEqual([[new Set(['', '/data'])], [new Set(['', '/data'])]]);
    expect(names()).toHaveLength(4);
  });

  it('starts with defaultExpanded, and expands a new value to the default depth', () => {
    const { names, rerender } = renderViewer({ defaultExpanded: new Set(['', '/data', '/data/1']) });
    expect(names()).toContain('name: "South"');
    rerender(<JsonViewer key="other" aria-label="Response" value={[1]} />);
    expect(names()).toEqual(['1 item', '0: 1']);
    rerender(<JsonViewer key="other" aria-label="Response" value={{ other: [2] }} />);
    expect(names()).toEqual(['1 field', 'other: 1 item', '0: 2']);
  });

  it('supports a value whose type changes', () => {
    function Page() {
      const [value, setValue] = useState<unknown>({ a: { b: 1 } });
      return (
        <>
          <button type="button" onClick={() => setValue('text')}>
            Change
          </button>
          <JsonViewer aria-label="Value" value={value} />
        </>
      );
    }
    render(<Page />);
    fireEvent.keyDown(screen.getByRole('tree'), { key: 'End' });
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getAllByRole('treeitem')).toHaveLength(1);
    expect(screen.getByRole('treeitem', { name: '"text"' })).not.toHaveAttribute('aria-expanded');
  });
});
