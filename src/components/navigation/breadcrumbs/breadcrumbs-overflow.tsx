import { Ellipsis } from 'lucide-react';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../layers/menu';
import { TruncatedText } from '../../layers/tooltip';
import { useLinkComponent } from '../../providers/link';
import type { Crumb } from './crumbs';

export interface BreadcrumbsOverflowProps {
  /** The accessible name of the button. */
  label: string;
  /** The hidden crumbs in their order. */
  crumbs: readonly Crumb[];
}

/** The button that opens a menu of the hidden crumbs. */
export function BreadcrumbsOverflow({ label, crumbs }: BreadcrumbsOverflowProps) {
  const LinkComponent = useLinkComponent();
  return (
    <Menu>
      <MenuTrigger
        data-slot="breadcrumbs-trigger"
        aria-label={label}
        className={cn(
          'relative flex size-7 shrink-0 cursor-pointer items-center justify-center rounded-inner border border-transparent text-muted',
          'transition-colors duration-control hover:bg-secondary-soft hover:text-on-secondary-soft',
          // Enlarge the touch target without changing the visible size.
          'pointer-coarse:after:absolute pointer-coarse:after:size-touch',
        )}
      >
        <Ellipsis aria-hidden className="size-4" />
      </MenuTrigger>
      <MenuContent>
        {/* oxlint-disable no-array-index-key -- a crumb is identified by its position */}
        {crumbs.map(({ title, to, icon: Icon }, place) => {
          const address = safeHref(to);
          const body = (
            <>
              {Icon && <Icon aria-hidden />}
              <TruncatedText className="max-w-drawer">{title}</TruncatedText>
            </>
          );
          return address === undefined ? (
            // Not `disabled`, which arrow keys skip: crumbs without a link stay readable.
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
