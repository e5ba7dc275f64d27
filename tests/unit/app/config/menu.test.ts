// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type MenuEntry, trailOf } from 'waymark';
import { findMenuMistakes } from 'waymark/testing';
import { menu, pageTitle } from '../../../../src/app/config/menu';
import { allEntries } from './all-entries';

const pages = allEntries(menu).flatMap(({ type, id, title, url }) =>
  type === 'item' && url?.startsWith('/') ? [{ id, title, url }] : [],
);
const current = (path: string): MenuEntry | undefined => trailOf(menu, path).at(-1);

describe('the menu of the app', () => {
  it('contains no mistakes', () => {
    expect(findMenuMistakes(menu)).toEqual([]);
  });

  it('provides an icon for every entry in the mini drawer', () => {
    for (const entry of menu.flatMap(({ children }) => children ?? [])) expect(entry.icon, entry.id).toBeDefined();
  });

  it.each(pages)('marks the entry for $url on its page and the pages below it', ({ id, url }) => {
    for (const path of [url, `${url}/`, `${url}?tab=test#result`, `${url}/no-such-page`])
      expect(current(path)?.id).toBe(id);
    expect(current(`${url}-2`)?.id).not.toBe(id);
  });

  it('marks the dashboard at the root but nothing outside the menu', () => {
    expect(current('/')?.id).toBe('default');
    expect(current('/no-such-page')).toBeUndefined();
  });

  it.each(pages)('provides the title of the page at $url', ({ title, url }) => {
    expect(pageTitle(url)).toBe(`${title} – Waymark`);
  });

  it('titles a page outside the menu with the product name', () => {
    expect(pageTitle('/no-such-page')).toBe('Waymark');
  });
});
