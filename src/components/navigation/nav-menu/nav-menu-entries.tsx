import { Chip } from '../../content/chip';
import { type MenuChip, type MenuEntry, trailOf } from './menu-entry';
import { NavMenuCollapse, NavMenuError, NavMenuGroup, NavMenuItem } from './nav-menu';

export interface NavMenuEntriesProps {
  /** The menu's configuration. At the top stand groups; other entries there form a group of their own. */
  entries: readonly MenuEntry[];
  /** The path of the page that shows. */
  currentPath: string;
}

/** Renders a menu from its configuration. An entry of an unknown type shows an error in its place. */
export function NavMenuEntries({ entries, currentPath }: NavMenuEntriesProps) {
  const trail = trailOf(entries, currentPath);
  return entries.map((entry) =>
    entry.type === 'group' ? (
      <NavMenuGroup key={entry.id} title={entry.title} caption={entry.caption}>
        {entry.children?.map((child) => (
          <Entry key={child.id} entry={child} trail={below(trail, entry)} />
        ))}
      </NavMenuGroup>
    ) : (
      <NavMenuGroup key={entry.id}>
        <Entry entry={entry} trail={trail} />
      </NavMenuGroup>
    ),
  );
}

const nothing: readonly MenuEntry[] = [];

/** What of the trail lies below an entry; an entry that stands in the menu twice is on the trail in one place only. */
function below(trail: readonly MenuEntry[], entry: MenuEntry): readonly MenuEntry[] {
  return trail[0] === entry ? trail.slice(1) : nothing;
}

interface EntryProps {
  entry: MenuEntry;
  /** The trail from here down, when it leads here. */
  trail: readonly MenuEntry[];
  above?: readonly MenuEntry[];
}

function Entry({ entry, trail, above = nothing }: EntryProps) {
  const { title = entry.id, caption, disabled, children } = entry;
  const Icon = entry.icon;
  const shared = {
    title,
    caption,
    disabled,
    icon: Icon && <Icon aria-hidden />,
    chip: entry.chip && <EntryChip {...entry.chip} />,
  };
  if (entry.type === 'item') {
    return (
      <NavMenuItem
        {...shared}
        href={entry.url}
        newTab={entry.target}
        external={entry.external}
        current={trail[0] === entry}
      />
    );
  }
  // A configuration that contains itself would never end.
  if (entry.type !== 'collapse' || above.includes(entry)) return <NavMenuError />;
  return (
    <NavMenuCollapse {...shared} active={trail[0] === entry}>
      {children?.map((child) => (
        <Entry key={child.id} entry={child} trail={below(trail, entry)} above={[...above, entry]} />
      ))}
    </NavMenuCollapse>
  );
}

function EntryChip({ label, color, variant, size = 'sm', avatar }: MenuChip) {
  return (
    <Chip
      tone={color}
      variant={variant}
      size={size}
      avatar={avatar && <ChipLetters>{avatar}</ChipLetters>}
      // Half of the row at most: a label without end must leave the title its place.
      className="max-w-1/2! min-w-0 mini:hidden"
    >
      {label}
    </Chip>
  );
}

/** The letters before a chip's text, as they are: they are no person's name. */
function ChipLetters({ children }: { children: string }) {
  return (
    <span
      aria-hidden
      data-slot="avatar"
      data-tone="secondary"
      className="flex size-6 items-center justify-center rounded-full bg-tone-soft text-micro text-on-tone-soft"
    >
      {children}
    </span>
  );
}
