import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Command, CommandPalette, type ShortcutOptions, useShortcut } from 'waymark';
import { prepareCommands } from '../../../src/components/layers/command-palette/search-commands';
import { piecesOf, search, wordsOf } from '../../../src/components/lib/search-text';
import { describeShortcut } from '../../../src/components/lib/use-shortcut';

const commands: Command[] = [
  { id: 'inside', title: 'Reset the keys' },
  { id: 'keyword', title: 'Dashboard', keywords: ['set of charts'] },
  { id: 'start', title: 'Settings' },
  { id: 'second', title: 'All settings', caption: 'Sprache: Français' },
];
const found = (query: string): string[] =>
  search(prepareCommands(commands), wordsOf(query)).map(({ command }) => command.id);

describe('the search of the palette', () => {
  it('ranks word starts in titles first, then in other text, then matches inside words', () => {
    expect(found('set')).toEqual(['start', 'second', 'keyword', 'inside']);
  });

  it('ranks a title that begins with the query first', () => {
    const titles = ['Left to right', 'Right to left'].map((title) => ({ id: title, title }));
    const first = (query: string) => search(prepareCommands(titles), wordsOf(query))[0]?.command.title;
    expect(first('right to')).toBe('Right to left');
    expect(first('to')).toBe('Left to right');
  });

  it('requires every word, in any order and in any field', () => {
    expect(found('francais all')).toEqual(['second']);
    expect(found('set nothing')).toEqual([]);
  });

  it('keeps all commands in their order for an empty query', () => {
    expect(found('  ')).toEqual(['inside', 'keyword', 'start', 'second']);
  });

  it.each([
    ['Météo', 'ETE', ['M', '[été]', 'o']],
    ['Me\u0301te\u0301o', 'mete', ['[Me\u0301te\u0301]', 'o']],
    ['İstanbul', 'ist', ['[İst]', 'anbul']],
    ['Reset settings', 'set', ['Reset ', '[set]', 'tings']],
    ['💡 Lamp', 'lamp', ['💡 ', '[Lamp]']],
    ['Lamp', 'other', ['Lamp']],
    ['Straße', 'strasse', ['[Straße]']],
    ['Όμηρος', 'ΟΜΗΡΟΣ', ['[Όμηρος]']],
  ])('highlights in %j the match of %j', (text, query, marked) => {
    expect(piecesOf(text, wordsOf(query)).map((piece) => (piece.found ? `[${piece.text}]` : piece.text))).toEqual(
      marked,
    );
  });
});

describe('the palette', () => {
  it('announces the number of matches once the user pauses', () => {
    vi.useFakeTimers();
    const { unmount } = render(<CommandPalette defaultOpen commands={commands} />);
    const announced = new Set<string | null>();
    const type = (value: string): void => {
      fireEvent.change(screen.getByRole('combobox'), { target: { value } });
      act(() => {
        vi.advanceTimersByTime(100);
      });
      announced.add(screen.getByRole('status').textContent);
    };
    for (const value of ['s', 'se', 'set', 'sett', 'settx']) type(value);
    expect([...announced]).toEqual(['']);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “settx”.');
    unmount();
  });

  it('shows several captions as a path but hides its separators from screen readers', () => {
    const { unmount } = render(
      <CommandPalette
        defaultOpen
        commands={[{ id: 'login', title: 'Login', caption: ['Pages', 'Authentication'], start: <svg /> }]}
      />,
    );
    expect(screen.getByRole('option')).toHaveTextContent(/^Login ?Pages, Authentication$/);
    expect(screen.getByRole('listbox')).toHaveAccessibleName('Pages and actions');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Command palette');
    unmount();
  });
});

describe('a keyboard shortcut', () => {
  it('is displayed in the operating system notation', () => {
    expect(describeShortcut('mod+shift+k', false)).toEqual({ text: 'Ctrl+Shift+K', aria: 'Control+Shift+K' });
    expect(describeShortcut('mod+shift+k', true)).toEqual({ text: '⇧⌘K', aria: 'Shift+Meta+K' });
  });

  function Listener({ chord, handler, ...options }: { chord: string; handler: () => void } & ShortcutOptions) {
    useShortcut(chord, handler, options);
    return <input aria-label="Name" />;
  }

  it('runs for exactly its keys and prevents the browser default', () => {
    const handler = vi.fn();
    render(<Listener chord="mod+k" handler={handler} />);
    const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init);
    press({ key: 'k' });
    press({ key: 'k', metaKey: true });
    press({ key: 'k', ctrlKey: true, altKey: true });
    press({ key: 'k', ctrlKey: true, shiftKey: true });
    press({ key: 'k', ctrlKey: true, repeat: true });
    press({ key: 'j', ctrlKey: true });
    expect(handler).not.toHaveBeenCalled();
    expect(press({ key: 'k', ctrlKey: true })).toBe(false);
    // On a Cyrillic keyboard `key` is a Cyrillic letter.
    press({ key: 'л', code: 'KeyK', ctrlKey: true });
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it('does not run without a modifier while the user types, and can be disabled', () => {
    const handler = vi.fn();
    const { getByRole, rerender } = render(<Listener chord="g" handler={handler} />);
    fireEvent.keyDown(getByRole('textbox'), { key: 'g' });
    expect(handler).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'g' });
    expect(handler).toHaveBeenCalledTimes(1);
    rerender(<Listener chord="g" handler={handler} enabled={false} />);
    fireEvent.keyDown(document.body, { key: 'g' });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('keeps the browser default when disabled in fields or by a function', () => {
    const handler = vi.fn();
    const chord = { key: 'b', ctrlKey: true };
    const { getByRole, rerender } = render(<Listener chord="mod+b" handler={handler} whileTyping={false} />);
    expect(fireEvent.keyDown(getByRole('textbox'), chord)).toBe(true);
    expect(handler).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(document.body, chord)).toBe(false);
    expect(handler).toHaveBeenCalledTimes(1);
    rerender(<Listener chord="mod+b" handler={handler} enabled={() => false} />);
    expect(fireEvent.keyDown(document.body, chord)).toBe(true);
    expect(handler).toHaveBeenCalledTimes(1);
  });
});
