import { describe, expect, it } from 'vitest';
import type { MenuEntry } from 'waymark';
import { menu } from '../../../../../src/app/config/menu';
import { pageCommands } from '../../../../../src/app/shell/palette/page-commands';

describe('the pages in the palette', () => {
  it('are the items of the menu and the pages that are not in the menu', () => {
    expect(pageCommands(menu).map(({ id, newTab }) => [id, newTab === true])).toEqual([
      ['default', false],
      ['login', true],
      ['register', true],
      ['util-api-setup', false],
      ['sample-page', false],
      ['documentation', true],
      ['account', false],
      ['account-social', false],
    ]);
  });

  it('have the path of their groups as caption', () => {
    const captions = Object.fromEntries(pageCommands(menu).map(({ id, caption }) => [id, caption]));
    expect(captions).toMatchObject({
      default: undefined,
      login: ['Pages', 'Authentication'],
      'util-api-setup': ['Utilities'],
      'sample-page': [],
    });
  });

  it('support a menu with unknown types, duplicate ids, and an entry that contains itself', () => {
    const item = { id: 'one', type: 'item', title: 'One', url: '/one' } as const;
    const loop: { id: string; type: 'group'; children: MenuEntry[] } = {
      id: 'loop',
      type: 'group',
      children: [item, item],
    };
    loop.children.push(loop, { id: 'odd', type: 'widget', title: 'Odd', url: '/odd' } as unknown as MenuEntry);
    expect(pageCommands([loop]).map(({ id }) => id)).toEqual(['one', 'account', 'account-social']);
  });
});
