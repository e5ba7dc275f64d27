import { describe, expect, it } from 'vitest';
import { type MenuEntry, menuToCommands } from 'waymark';

describe('the commands of a menu', () => {
  it('show their group titles as captions, unless these repeat their own title', () => {
    const item = (id: string): MenuEntry => ({ id, type: 'item', title: id, url: `/${id}` });
    const commands = menuToCommands(
      [
        { id: 'alone', type: 'group', title: 'Home', children: [item('Home')] },
        {
          id: 'tools',
          type: 'group',
          title: 'Tools',
          children: [item('Import'), { id: 'keys', type: 'collapse', title: 'Keys', children: [item('Rotate')] }],
        },
        { id: 'untitled', type: 'group', children: [item('About')] },
      ],
      'Pages',
    );
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
    expect(menuToCommands([loop], 'Pages').map(({ id }) => id)).toEqual(['one']);
  });
});
