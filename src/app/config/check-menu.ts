import { maxMenuIndents, type MenuEntry } from 'waymark';

/** The schemes that the kit makes a link of. */
const followable = ['http:', 'https:', 'mailto:', 'tel:'];
const top = 'menu';

/**
 * The mistakes of a menu's configuration, each with the path of its entry and what to change. The menu survives all of
 * them.
 */
export function findMenuMistakes(entries: readonly MenuEntry[]): readonly string[] {
  const mistakes: string[] = [];
  /** Where each id stands first. */
  const places = new Map<string, string>();

  function visit(entry: MenuEntry, above: readonly MenuEntry[]): void {
    const place = [top, ...[...above, entry].map(({ id }) => id || '(no id)')].join(' > ');
    const report = (mistake: string): number => mistakes.push(`${place}: ${mistake}`);
    if (above.includes(entry)) {
      report('it contains itself. Take it out of its own children.');
      return;
    }
    const taken = places.get(entry.id);
    if (!entry.id) report('it has no id. Give it one that no other entry has.');
    else if (taken) report(`its id stands at "${taken}" already. Give each entry an id of its own.`);
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
    if (above.length > 0) mistakes.push('a group stands at the top only. Move it there, or make it a "collapse".');
    return mistakes;
  }
  if (!title?.trim()) mistakes.push('it has no title, and shows its id. Give it a title.');
  if (url !== undefined && !isFollowable(url)) {
    mistakes.push(`its url "${url}" is never made a link. Use a path, or an address of http, https, mailto or tel.`);
  }
  if (link !== undefined && !/^\/(?!\/)/.test(link)) {
    mistakes.push(`its link "${link}" never matches. Begin it with one "/".`);
  }
  if (type === 'item' && url === undefined && !disabled)
    mistakes.push('it leads nowhere. Give it a url, or disable it.');
  if (type === 'item' && children) mistakes.push('its children do not show. Make it a "collapse".');
  // What lies below it is as deep, and needs no word of its own.
  if (above.filter((entry) => entry.type === 'collapse').length === maxMenuIndents + 1) {
    mistakes.push(`it lies more than ${maxMenuIndents} levels deep, where nothing begins further in. Move it up.`);
  }
  return mistakes;
}

function isFollowable(url: string): boolean {
  const anyPage = 'https://waymark.invalid';
  return URL.canParse(url, anyPage) && followable.includes(new URL(url, anyPage).protocol);
}

/** Says each mistake of a menu's configuration on the console. */
export function reportMenuMistakes(entries: readonly MenuEntry[]): void {
  for (const mistake of findMenuMistakes(entries)) console.error(mistake);
}
