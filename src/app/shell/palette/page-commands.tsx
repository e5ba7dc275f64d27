import { type Command, type MenuEntry } from 'waymark';
import { CircleUserRound, Plug, Share2 } from 'lucide-react';
import { connectionPath, newConnection, paths } from '../../config/paths';

const group = 'Pages';

/** The pages without a menu item, and the form of a new connection. */
const otherPages: readonly Command[] = [
  {
    id: 'account',
    title: 'Account Settings',
    group,
    caption: 'Profile',
    icon: <CircleUserRound />,
    href: paths.account,
    keywords: ['profile', 'name', 'picture', 'email', 'e-mail', 'password', 'delete'],
  },
  {
    id: 'account-social',
    title: 'Social Profile',
    group,
    caption: 'Profile',
    icon: <Share2 />,
    href: paths.accountSocial,
    keywords: ['sign-in', 'providers', 'linked', 'accounts'],
  },
  {
    id: 'new-connection',
    title: 'New connection',
    group,
    caption: 'API Setup',
    icon: <Plug />,
    href: connectionPath(newConnection),
    keywords: ['api', 'add', 'create', 'connect', 'source', 'url', 'json', 'data'],
  },
];

/** Returns a command for each menu item with a URL, with the titles of its parents as caption, and for the other pages. */
export function pageCommands(menu: readonly MenuEntry[]): Command[] {
  const commands = new Map<string, Command>();
  const visit = (entries: readonly MenuEntry[], above: readonly MenuEntry[]): void => {
    for (const entry of entries) {
      // Prevents infinite recursion if the configuration contains itself.
      if (above.includes(entry)) continue;
      const { id, type, title, url, icon, target, external, disabled, caption, children } = entry;
      if (type === 'item' && title && url && !commands.has(id)) {
        const headings = above.flatMap((heading) => heading.title ?? []);
        commands.set(id, {
          id,
          title,
          group,
          // No caption if the only parent has the same title.
          caption: headings.join() === title ? undefined : headings,
          icon: icon ?? above.findLast((heading) => heading.icon !== undefined)?.icon,
          href: url,
          newTab: target || external,
          disabled,
          keywords: caption ? [caption] : undefined,
        });
      }
      if ((type === 'group' || type === 'collapse') && children) visit(children, [...above, entry]);
    }
  };
  visit(menu, []);
  return [...commands.values(), ...otherPages];
}
