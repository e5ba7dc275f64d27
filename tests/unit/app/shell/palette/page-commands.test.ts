import { describe, expect, it } from 'vitest';
import { menu } from '../../../../../src/app/config/menu';
import { createConnection, ownConnection } from '../../../../../src/app/data/json-api/connection';
import { mainPages } from '../../../../../src/app/router/router';
import { dataCommands, pageCommands, pagesGroup } from '../../../../../src/app/shell/palette/app-palette';
import { allEntries } from '../../config/all-entries';

describe('the pages in the palette', () => {
  it('are the menu items in order, followed by the pages outside the menu', () => {
    const items = allEntries(menu).filter(({ type, url }) => type === 'item' && url);
    expect(pageCommands(menu).map(({ id, href, newTab }) => [id, href, newTab === true])).toEqual([
      ...items.map(({ id, url, target, external }) => [id, url, target === true || external === true]),
      ...pageCommands([]).map(({ id, href }) => [id, href, false]),
    ]);
  });

  it('include a separate group for visitor pages', () => {
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
});

it('the sources and views in the palette open the dashboard with a source or a saved view', () => {
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
