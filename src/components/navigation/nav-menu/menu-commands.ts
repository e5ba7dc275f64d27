import type { Command } from '../../layers/command-palette';
import type { MenuEntry } from './menu-entry';

/**
 * Returns a command for each link in a menu, for a `CommandPalette`. The caption contains the titles above the entry;
 * an entry without an icon uses the one above it.
 * @param group the heading of the commands. The commands of a collapsible entry use its title as the heading instead
 */
export function menuToCommands(entries: readonly MenuEntry[], group: string): Command[] {
  const commands = new Map<string, Command>();
  const visit = (level: readonly MenuEntry[], above: readonly MenuEntry[]): void => {
    for (const entry of level) {
      // Guards against circular configurations.
      if (above.includes(entry)) continue;
      const { id, type, title, url, icon, target, external, disabled, caption, children } = entry;
      if (type === 'item' && title && url && !commands.has(id)) {
        const headings = above.flatMap((heading) => heading.title ?? []);
        commands.set(id, {
          id,
          title,
          group: above.findLast((heading) => heading.type === 'collapse')?.title ?? group,
          // Omit the caption if the only parent has the same title.
          caption: headings.join() === title ? undefined : headings,
          start: icon ?? above.findLast((heading) => heading.icon !== undefined)?.icon,
          href: url,
          newTab: target || external,
          disabled,
          keywords: caption ? [caption] : undefined,
        });
      }
      if ((type === 'group' || type === 'collapse') && children) visit(children, [...above, entry]);
    }
  };
  visit(entries, []);
  return [...commands.values()];
}
