'use client';

import { Chip } from '../../content/chip';
import { type MenuChip, type MenuEntry, trailOf } from './menu-entry';
import { NavMenuError, NavMenuGroup, NavMenuItem } from './nav-menu';
import { NavMenuCollapse } from './nav-menu-collapse';

export interface NavMenuEntriesProps {
  /** The menu's configuration. Top-level entries that are not groups form a separate group. */
  entries: readonly MenuEntry[];
  /** The path of the current page. */
  currentPath: string;
}

/** Renders a menu from its configuration. Entries of unknown types are replaced with an error. */
export function NavMenuEntries({ entries, currentPath }: NavMenuEntriesProps) {
  const trail = trailOf(entries, currentPath);
  const keys = keysOf(entries);
  return entries.map((entry, index) =>
    entry.type === 'group' ? (
      <NavMenuGroup key={keys[index]} title={entry.title} caption={entry.caption}>
        <Entries entries={entry.children} trail={trailAt(trail, entries, index).slice(1)} />
      </NavMenuGroup>
    ) : (
      <NavMenuGroup key={keys[index]}>
        <Entry entry={entry} trail={trailAt(trail, entries, index)} />
      </NavMenuGroup>
    ),
  );
}

const nothing: readonly MenuEntry[] = [];

/** Returns the trail if it contains the entry at `index`. For duplicate entries, this applies only to the first one. */
function trailAt(trail: readonly MenuEntry[], level: readonly MenuEntry[], index: number): readonly MenuEntry[] {
  const [first] = trail;
  return first && first === level[index] && level.indexOf(first) === index ? trail : nothing;
}

/** Returns a React key for each entry: its id, combined with its index for duplicates. */
function keysOf(level: readonly MenuEntry[]): readonly string[] {
  const taken = new Set<string>();
  return level.map(({ id }, index) => {
    if (taken.has(id)) return `${id}\0${index}`;
    taken.add(id);
    return id;
  });
}

interface EntriesProps {
  entries?: readonly MenuEntry[];
  /** The part of the trail below this level, or an empty list. */
  trail: readonly MenuEntry[];
  above?: readonly MenuEntry[];
}

function Entries({ entries, trail, above }: EntriesProps) {
  const keys = keysOf(entries ?? nothing);
  return entries?.map((entry, index) => (
    <Entry key={keys[index]} entry={entry} trail={trailAt(trail, entries, index)} above={above} />
  ));
}

interface EntryProps {
  entry: MenuEntry;
  /** The trail that starts with this entry, or an empty list. */
  trail: readonly MenuEntry[];
  above?: readonly MenuEntry[];
}

function Entry({ entry, trail, above = nothing }: EntryProps) {
  const { caption, disabled, icon, children } = entry;
  // A link or a button needs an accessible name.
  const title = entry.title?.trim() ? entry.title : entry.id;
  const shared = { title, caption, disabled, icon, chip: entry.chip && <EntryChip {...entry.chip} /> };
  if (entry.type === 'item') {
    return (
      <NavMenuItem
        {...shared}
        href={entry.url}
        newTab={entry.target}
        external={entry.external}
        current={trail.length > 0}
      />
    );
  }
  // Guard against circular configurations.
  if (entry.type !== 'collapse' || above.includes(entry)) return <NavMenuError />;
  return (
    <NavMenuCollapse {...shared} active={trail.length > 0}>
      <Entries entries={children} trail={trail.slice(1)} above={[...above, entry]} />
    </NavMenuCollapse>
  );
}

function EntryChip({ label, color, variant, size = 'sm', avatar }: MenuChip) {
  return (
    <Chip
      tone={color}
      variant={variant}
      size={size}
      start={avatar && <ChipLetters>{avatar}</ChipLetters>}
      // Limited to half of the row so that a long label does not displace the title.
      className="max-w-1/2! min-w-0 mini:hidden"
    >
      {label}
    </Chip>
  );
}

/** The letters before a chip's label. They are not rendered as an Avatar, because they are not initials. */
function ChipLetters({ children }: { children: string }) {
  return (
    <span
      aria-hidden
      data-slot="avatar"
      data-tone="secondary"
      className="flex size-6 items-center justify-center overflow-hidden rounded-full bg-tone-soft text-micro text-on-tone-soft"
    >
      {children}
    </span>
  );
}
