import { Avatar } from '../../content/avatar';
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
          <Entry key={child.id} entry={child} trail={trail} />
        ))}
      </NavMenuGroup>
    ) : (
      <NavMenuGroup key={entry.id}>
        <Entry entry={entry} trail={trail} />
      </NavMenuGroup>
    ),
  );
}

/** Above the first level lies nothing. */
const top: readonly MenuEntry[] = [];

interface EntryProps {
  entry: MenuEntry;
  trail: readonly MenuEntry[];
  above?: readonly MenuEntry[];
}

function Entry({ entry, trail, above = top }: EntryProps) {
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
        current={trail.at(-1) === entry}
      />
    );
  }
  // A configuration that contains itself would never end.
  if (entry.type !== 'collapse' || above.includes(entry)) return <NavMenuError />;
  return (
    <NavMenuCollapse {...shared} active={trail.includes(entry)}>
      {children?.map((child) => (
        <Entry key={child.id} entry={child} trail={trail} above={[...above, entry]} />
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
      avatar={avatar && <Avatar name={avatar} size="sm" decorative />}
      className="shrink-0 group-data-[state=mini]/drawer:hidden"
    >
      {label}
    </Chip>
  );
}
