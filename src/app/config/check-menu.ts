import { maxMenuIndents, type MenuEntry } from 'waymark';

/** The URL schemes that the kit renders as links. */
const followable = ['http:', 'https:', 'mailto:', 'tel:'];
const top = 'menu';

/** Returns the mistakes in a menu, each with its entry's path and what to change. The menu renders anyway. */
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
  const mistakes: string[] = [];
  if (!['group', 'collapse', 'item'].includes(type)) {
    mistakes.push(`its type "${type}" is unknown. Use "group", "collapse" or "item".`);
    return mistakes;
  }
  if (type === 'group') {
    if (above.length > 0) mistakes.push('a group must be at the top level. Move it there, or make it a "collapse".');
    return mistakes;
  }
  if (!title?.trim()) mistakes.push('it has no title and shows its id. Add a title.');
  if (url !== undefined && !isFollowable(url)) {
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

function isFollowable(url: string): boolean {
  const anyPage = 'https://waymark.invalid';
  return URL.canParse(url, anyPage) && followable.includes(new URL(url, anyPage).protocol);
}

export function reportMenuMistakes(entries: readonly MenuEntry[]): void {
  for (const mistake of findMenuMistakes(entries)) console.error(mistake);
}
