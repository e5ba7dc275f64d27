import { describe, expect, it, vi } from 'vitest';
import {
  forgetRecentCommands,
  readRecentCommands,
  rememberCommand,
} from '../../../../../src/app/shell/palette/recent-commands';

const key = 'waymark:recent-commands:ada';

describe('the recently used commands', () => {
  it('are the five latest distinct commands, latest first', () => {
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) rememberCommand('ada', id);
    expect(readRecentCommands('ada')).toEqual(['f', 'e', 'd', 'a', 'c']);
  });

  it('are separate for each user and can be deleted', () => {
    rememberCommand('ada', 'a');
    rememberCommand('grace', 'b');
    forgetRecentCommands('ada');
    expect(readRecentCommands('ada')).toEqual([]);
    expect(readRecentCommands('grace')).toEqual(['b']);
    expect(localStorage).toHaveLength(1);
  });

  it.each([
    ['{', []],
    ['null', []],
    ['"x"', []],
    ['{"length":9}', []],
    ['[1,null,{},["a"],"a","a"]', ['a']],
    ['["a","b","c","d","e","f","g"]', ['a', 'b', 'c', 'd', 'e']],
  ])('can be read from the stored value %.30s', (stored, expected) => {
    localStorage.setItem(key, stored);
    expect(readRecentCommands('ada')).toEqual(expected);
  });

  it('are empty when storage is denied', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    rememberCommand('ada', 'a');
    expect(readRecentCommands('ada')).toEqual([]);
    forgetRecentCommands('ada');
  });
});
