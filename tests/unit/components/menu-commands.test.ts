import { describe, expect, it } from 'vitest';
import { type MenuEntry, menuToCommands } from 'waymark';
import { collapse, group, item } from '../../fixtures/menu-entries';

describe('the commands of a menu', () => {
  it('show their group titles as captions, unless these repeat their own title', () => {
    const menu = [
      { ...group('alone', item('Home')), title: 'Home' },
      { ...group('tools', item('Import'), { ...collapse('keys', item('Rotate')), title: 'Keys' }), title: 'Tools' },
      { ...group('untitled', item('About')), title: undefined },
    ];
    const commands = menuToCommands(menu, 'Pages');
    const captions = Object.fromEntries(commands.map(({ id, caption }) => [id, caption]));
    expect(captions).toMatchObject({ Home: undefined, Import: ['Tools'], Rotate: ['Tools', 'Keys'], About: [] });
  });

  it('support a menu with unknown types, duplicate ids and recursion', () => {
    const loop = group('loop');
    const odd = { ...item('odd'), type: 'widget' as MenuEntry['type'] };
    loop.children = [item('one'), item('one'), loop, odd];
    expect(menuToCommands([loop], 'Pages').map(({ id }) => id)).toEqual(['one']);
  });
});
