import { safeHref } from '../lib/safe-href';
import { maxMenuIndents, type MenuEntry } from '../navigation/nav-menu';

const top = 'menu';

/**
 * Returns the mistakes in a menu's configuration, each with the entry's path and the necessary change. Use it in a
 * test, or during development for a menu that is not in your code. The menu renders anyway.
 */
export function findMenuMistakes(entries: readonly MenuEntry[]): readonly string[] {
  const mistakes: string[] = [];
  const places = new Map<string, string>();

  function visit(entry: MenuEntry, above: readonly MenuEntry[]): void {
    const place = [top, ...[...above, entry].map(({ id }) => id || '(no id)')].join(' > ');
    const report = (mistake: string): number => mistakes.push(`${place}: ${mistake}`);
    if (above.includes(entry)) {
      report('it contains itself. Take it out of its own children.');
      return;
    }
    const taken = places.get(entry.id);
    if (!entry.id) report('it has no id. Give it a unique one.');
    else if (taken) report(`its id is already used at "${taken}". Give each entry a unique id.`);
    else places.set(entry.id, place);
    for (const mistake of mistakesOf(entry, above)) report(mistake);
    for (const child of entry.children ?? []) visit(child, [...above, entry]);
  }

  for (const entry of entries) visit(entry, []);
  return mistakes;
}

function mistakesOf({ type, title, url, link, disabled, children }: MenuEntry, above: readonly MenuEntry[]): string[] {
  if (!['group', 'collapse', 'item'].includes(type)) {
    return [`its type "${type}" is unknown. Use "group", "collapse" or "item".`];
  }
  if (type === 'group') {
    return above.length > 0 ? ['a group must be at the top level. Move it there, or make it a "collapse".'] : [];
  }
  const mistakes: string[] = [];
  if (!title?.trim()) mistakes.push('it has no title and shows its id. Add a title.');
  if (url !== undefined && safeHref(url) === undefined) {
    mistakes.push(`its url "${url}" is not rendered as a link. Use a path, or an http, https, mailto or tel URL.`);
  }
  if (link !== undefined && !/^\/(?!\/)/.test(link)) {
    mistakes.push(`its link "${link}" never matches. Begin it with one "/".`);
  }
  if (type === 'item' && url === undefined && !disabled) mistakes.push('it has no url. Add a url, or disable it.');
  if (type === 'item' && children) mistakes.push('its children are not rendered. Make it a "collapse".');
  // Report the first level that is too deep, not its descendants.
  if (above.filter((entry) => entry.type === 'collapse').length === maxMenuIndents + 1) {
    mistakes.push(`it is more than ${maxMenuIndents} levels deep, and is not indented further. Move it up.`);
  }
  return mistakes;
}
