import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../layers/menu';
import { TruncatedText } from '../../layers/tooltip';
import { safeHref } from '../../lib/safe-href';
import { useLinkComponent } from '../../providers/link';
import { BreadcrumbsEllipsis } from './breadcrumbs';
import type { Crumb } from './crumbs';

interface HiddenCrumbsMenuProps {
  /** The accessible name of the button. */
  label?: string;
  crumbs: readonly Crumb[];
}

/** The button that opens a menu with the hidden crumbs. */
export function HiddenCrumbsMenu({ label, crumbs }: HiddenCrumbsMenuProps) {
  const LinkComponent = useLinkComponent();
  return (
    <Menu>
      <MenuTrigger asChild data-slot="breadcrumbs-ellipsis">
        <BreadcrumbsEllipsis aria-label={label} />
      </MenuTrigger>
      <MenuContent>
        {/* oxlint-disable no-array-index-key -- a crumb is identified by its position */}
        {crumbs.map(({ title, to, icon }, place) => {
          const address = safeHref(to);
          const body = (
            <>
              {icon}
              <TruncatedText className="max-w-drawer">{title}</TruncatedText>
            </>
          );
          return address === undefined ? (
            // Do not use `disabled`, because arrow keys would skip the item: crumbs without a link must remain
            // readable.
            <MenuItem
              key={place}
              aria-disabled
              className="cursor-default! text-muted"
              onSelect={(event) => event.preventDefault()}
            >
              {body}
            </MenuItem>
          ) : (
            <MenuItem key={place} asChild>
              <LinkComponent href={address}>{body}</LinkComponent>
            </MenuItem>
          );
        })}
        {/* oxlint-enable no-array-index-key */}
      </MenuContent>
    </Menu>
  );
}
