import { describe, expect, it } from 'vitest';
import type { MenuEntry } from 'waymark';
import { menu } from '../../../../../src/app/config/menu';
import { createConnection, ownConnection } from '../../../../../src/app/data/json-api/connection';
import { mainPages } from '../../../../../src/app/router/router';
import { dataCommands, pageCommands, pagesGroup } from '../../../../../src/app/shell/palette/commands';
import { allEntries } from '../../config/all-entries';

const idsOf = (entries: readonly MenuEntry[]) => pageCommands(entries).map(({ id }) => id);
const otherIds = idsOf([]);

describe('the pages in the palette', () => {
  it('are the menu items in order, then the pages outside the menu', () => {
    const items = allEntries(menu).filter(({ type, url }) => type === 'item' && url);
    expect(pageCommands(menu).map(({ id, href, newTab }) => [id, href, newTab === true])).toEqual([
      ...items.map(({ id, url, target, external }) => [id, url, target === true || external === true]),
      ...pageCommands([]).map(({ id, href }) => [id, href, false]),
    ]);
  });

  it('have a separate group for visitor pages', () => {
    const others = pageCommands(menu).filter(({ group }) => group !== pagesGroup);
    expect(others.map(({ id, group }) => [id, group])).toEqual([
      ['login', 'Authentication'],
      ['register', 'Authentication'],
    ]);
  });

  it.each(Object.keys(mainPages))('include the page at %s', (path) => {
    const inMenu = allEntries(menu).flatMap(({ url, link }) => [url, link]);
    expect([...inMenu, ...pageCommands([]).map(({ href }) => href)]).toContain(path);
  });

  it('have their group titles as caption unless it repeats their own title', () => {
    const item = (id: string): MenuEntry => ({ id, type: 'item', title: id, url: `/${id}` });
    const commands = pageCommands([
      { id: 'alone', type: 'group', title: 'Home', children: [item('Home')] },
      {
        id: 'tools',
        type: 'group',
        title: 'Tools',
        children: [item('Import'), { id: 'keys', type: 'collapse', title: 'Keys', children: [item('Rotate')] }],
      },
      { id: 'untitled', type: 'group', children: [item('About')] },
    ]);
    const captions = Object.fromEntries(commands.map(({ id, caption }) => [id, caption]));
    expect(captions).toMatchObject({ Home: undefined, Import: ['Tools'], Rotate: ['Tools', 'Keys'], About: [] });
  });

  it('support a menu with unknown types, duplicate ids and recursion', () => {
    const item = { id: 'one', type: 'item', title: 'One', url: '/one' } as const;
    const loop: { id: string; type: 'group'; children: MenuEntry[] } = {
      id: 'loop',
      type: 'group',
      children: [item, item],
    };
    loop.children.push(loop, { id: 'odd', type: 'widget', title: 'Odd', url: '/odd' } as unknown as MenuEntry);
    expect(idsOf([loop])).toEqual(['one', ...otherIds]);
  });
});

describe('the sources and views in the palette', () => {
  it('open the dashboard with a source or a saved view', () => {
    const view = { connectionId: ownConnection.id, isDefault: false };
    const commands = dataCommands({
      connections: [ownConnection, { ...createConnection(), name: 'Not tested' }],
      views: [
        { ...view, id: '1', name: 'Low in Berlin', search: 'group=low&label=Berlin' },
        { ...view, id: '2', name: 'Usual', search: '' },
      ],
    });
    expect(commands.map(({ title, href }) => [title, href])).toEqual([
      [`Switch to ${ownConnection.name}`, '/dashboard/default?source=own'],
      ['Low in Berlin', '/dashboard/default?group=low&label=Berlin&source=own'],
      ['Usual', '/dashboard/default?range=month&source=own'],
    ]);
  });
});
