import type { Command } from '../../layers/command-palette';
import type { MenuEntry } from './menu-entry';

/**
 * Returns a command for each of a menu's links, for a `CommandPalette`. The caption is the titles above the entry; an
 * entry without an icon gets the one above it.
 * @param group the heading of the commands. Those of a collapsible entry have its title instead
 */
export function menuToCommands(entries: readonly MenuEntry[], group: string): Command[] {
  const commands = new Map<string, Command>();
  const visit = (level: readonly MenuEntry[], above: readonly MenuEntry[]): void => {
    for (const entry of level) {
      // Guard against circular configurations.
      if (above.includes(entry)) continue;
      const { id, type, title, url, icon, target, external, disabled, caption, children } = entry;
      if (type === 'item' && title && url && !commands.has(id)) {
        const headings = above.flatMap((heading) => heading.title ?? []);
        commands.set(id, {
          id,
          title,
          group: above.findLast((heading) => heading.type === 'collapse')?.title ?? group,
          // No caption if the only parent has the same title.
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
