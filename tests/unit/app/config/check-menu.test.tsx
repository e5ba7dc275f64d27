import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  englishLabels,
  LabelsProvider,
  type MenuEntry,
  NavMenu,
  NavMenuEntries,
  trailOf,
  trailToCrumbs,
} from 'waymark';
import { findMenuMistakes, reportMenuMistakes } from '../../../../src/app/config/check-menu';
import { menu } from '../../../../src/app/config/menu';

const item = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  type: 'item',
  title: id,
  url: `/${id}`,
  ...more,
});
const collapse = (id: string, ...children: MenuEntry[]): MenuEntry => ({ id, type: 'collapse', title: id, children });
const group = (id: string, ...children: MenuEntry[]): MenuEntry => ({ id, type: 'group', children });

function nested(levels: number): MenuEntry {
  let entry = item('deepest');
  for (let level = levels; level > 0; level -= 1) entry = collapse(`level-${level}`, entry);
  return entry;
}

const loop = collapse('loop', item('inside'));
loop.children = [...(loop.children ?? []), collapse('between', loop)];

const mistakes: { title: string; entries: MenuEntry[]; says: string[] }[] = [
  {
    title: 'an unknown type',
    entries: [group('pages', { ...item('odd'), type: 'banner' as MenuEntry['type'] }, item('fine'))],
    says: ['menu > pages > odd: its type "banner" is unknown. Use "group", "collapse" or "item".'],
  },
  {
    title: 'a group inside another entry',
    entries: [group('pages', group('inner', item('lost')))],
    says: ['menu > pages > inner: a group stands at the top only. Move it there, or make it a "collapse".'],
  },
  {
    title: 'an id that stands there twice, wherever',
    entries: [group('pages', collapse('more', item('same'))), group('tools', item('same'))],
    says: [
      'menu > tools > same: its id stands at "menu > pages > more > same" already. Give each entry an id of its own.',
    ],
  },
  {
    title: 'an entry without an id',
    entries: [group('pages', item('', { title: 'Nameless', url: '/nameless' }))],
    says: ['menu > pages > (no id): it has no id. Give it one that no other entry has.'],
  },
  {
    title: 'an address that could run a script, or of another scheme',
    entries: [
      group('pages', item('script', { url: ' java\nscript:alert(1)' }), item('file', { url: 'file:///etc/hosts' })),
    ],
    says: [
      'menu > pages > script: its url " java\nscript:alert(1)" is never made a link. Use a path, or an address of http, https, mailto or tel.',
      'menu > pages > file: its url "file:///etc/hosts" is never made a link. Use a path, or an address of http, https, mailto or tel.',
    ],
  },
  {
    title: 'a further path that is none',
    entries: [group('pages', item('one', { link: 'one' }), item('two', { link: '//two.example' }))],
    says: [
      'menu > pages > one: its link "one" never matches. Begin it with one "/".',
      'menu > pages > two: its link "//two.example" never matches. Begin it with one "/".',
    ],
  },
  {
    title: 'a title that is missing or blank; a group needs none',
    entries: [group('pages', item('bare', { title: undefined }), { ...collapse('blank', item('inside')), title: ' ' })],
    says: [
      'menu > pages > bare: it has no title, and shows its id. Give it a title.',
      'menu > pages > blank: it has no title, and shows its id. Give it a title.',
    ],
  },
  {
    title: 'an item that leads nowhere, if it is not disabled',
    entries: [group('pages', item('nowhere', { url: undefined }), item('later', { url: undefined, disabled: true }))],
    says: ['menu > pages > nowhere: it leads nowhere. Give it a url, or disable it.'],
  },
  {
    title: 'an item with children',
    entries: [group('pages', item('parent', { children: [item('child')] }))],
    says: ['menu > pages > parent: its children do not show. Make it a "collapse".'],
  },
  {
    title: 'an entry that contains itself',
    entries: [group('pages', loop)],
    says: ['menu > pages > loop > between > loop: it contains itself. Take it out of its own children.'],
  },
  {
    title: 'an entry that lies too deep',
    entries: [group('pages', nested(200))],
    says: [
      `menu > pages > ${[1, 2, 3, 4, 5, 6].map((level) => `level-${level}`).join(' > ')} > level-7: it lies more than 5 levels deep, where nothing begins further in. Move it up.`,
    ],
  },
];

const withMenu = (entries: readonly MenuEntry[], path: string) => (
  <LabelsProvider labels={englishLabels}>
    <NavMenu>
      <NavMenuEntries entries={entries} currentPath={path} />
    </NavMenu>
  </LabelsProvider>
);

afterEach(() => vi.restoreAllMocks());

describe('Fault 17: a menu with a mistake', () => {
  it.each(mistakes)('$title is said once, with where it stands and what to change', ({ entries, says }) => {
    expect(findMenuMistakes(entries)).toEqual(says);
  });

  it.each(mistakes)('$title does not stop the menu or the trail', ({ entries }) => {
    render(withMenu([...entries, group('rest', item('works'))], '/works'));
    expect(screen.getByRole('link', { name: 'works' })).toHaveAttribute('aria-current', 'page');
    expect(trailToCrumbs(trailOf(entries, '/deepest'), { title: 'Home' })).toBeInstanceOf(Array);
  });

  it('is said on the console', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    reportMenuMistakes([item('odd', { title: '' })]);
    expect(error).toHaveBeenCalledExactlyOnceWith('menu > odd: it has no title, and shows its id. Give it a title.');
  });

  it('is found in 10,000 entries at once', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => item(`entry-${index}`));
    expect(findMenuMistakes([group('all', ...many), group('again', item('entry-9999'))])).toHaveLength(1);
  });
});

describe('the menu of the app', () => {
  it('has no mistake, and neither has an empty one', () => {
    expect(findMenuMistakes(menu)).toEqual([]);
    expect(findMenuMistakes([])).toEqual([]);
  });
});
