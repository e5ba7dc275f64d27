import { describe, expect, it } from 'vitest';
import type { MenuEntry } from 'waymark';
import { findMenuMistakes } from 'waymark/testing';
import { collapse, group, item } from '../../fixtures/menu-entries';

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
    says: ['menu > pages > inner: a group must be at the top level. Move it there, or make it a "collapse".'],
  },
  {
    title: 'an id that is used twice',
    entries: [group('pages', collapse('more', item('same'))), group('tools', item('same'))],
    says: ['menu > tools > same: its id is already used at "menu > pages > more > same". Give each entry a unique id.'],
  },
  {
    title: 'an entry without an id',
    entries: [group('pages', item('', { title: 'Nameless', url: '/nameless' }))],
    says: ['menu > pages > (no id): it has no id. Give it a unique one.'],
  },
  {
    title: 'a url with a scheme that is not allowed',
    entries: [
      group('pages', item('script', { url: ' java\nscript:alert(1)' }), item('file', { url: 'file:///etc/hosts' })),
    ],
    says: [
      'menu > pages > script: its url " java\nscript:alert(1)" is not rendered as a link. Use a path, or an http, https, mailto or tel URL.',
      'menu > pages > file: its url "file:///etc/hosts" is not rendered as a link. Use a path, or an http, https, mailto or tel URL.',
    ],
  },
  {
    title: 'a link that is not a path',
    entries: [group('pages', item('one', { link: 'one' }), item('two', { link: '//two.example' }))],
    says: [
      'menu > pages > one: its link "one" never matches. Begin it with one "/".',
      'menu > pages > two: its link "//two.example" never matches. Begin it with one "/".',
    ],
  },
  {
    title: 'a missing or blank title, except of a group',
    entries: [group('pages', item('bare', { title: undefined }), { ...collapse('blank', item('inside')), title: ' ' })],
    says: [
      'menu > pages > bare: it has no title and shows its id. Add a title.',
      'menu > pages > blank: it has no title and shows its id. Add a title.',
    ],
  },
  {
    title: 'an enabled item without a url',
    entries: [group('pages', item('nowhere', { url: undefined }), item('later', { url: undefined, disabled: true }))],
    says: ['menu > pages > nowhere: it has no url. Add a url, or disable it.'],
  },
  {
    title: 'an item with children',
    entries: [group('pages', item('parent', { children: [item('child')] }))],
    says: ['menu > pages > parent: its children are not rendered. Make it a "collapse".'],
  },
  {
    title: 'an entry that contains itself',
    entries: [group('pages', loop)],
    says: ['menu > pages > loop > between > loop: it contains itself. Take it out of its own children.'],
  },
  {
    title: 'an entry that is nested too deep',
    entries: [group('pages', nested(200))],
    says: [
      `menu > pages > ${[1, 2, 3, 4, 5, 6].map((level) => `level-${level}`).join(' > ')} > level-7: it is more than 5 levels deep, and is not indented further. Move it up.`,
    ],
  },
];

describe('a menu configuration with a mistake', () => {
  it.each(mistakes)('$title is reported once, with its path and advice on what to change', ({ entries, says }) => {
    expect(findMenuMistakes(entries)).toEqual(says);
  });

  it('is not found in an empty menu', () => {
    expect(findMenuMistakes([])).toEqual([]);
  });
});
