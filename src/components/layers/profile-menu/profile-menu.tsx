import { type ComponentProps, createContext, type ReactNode, use, useMemo } from 'react';
import type { HeadingLevel } from '../../content/card';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { sizes } from '../../tokens';
import { Popover, PopoverContent, type PopoverContentProps, type PopoverProps, PopoverTrigger } from '../popover';
import { ProfileChip, type ProfileChipProps } from './profile-chip';

interface Person {
  name: string;
  src?: string | null;
}

const ProfileMenuContext = createContext<Person | null>(null);

function usePerson(part: string): Person {
  const person = use(ProfileMenuContext);
  if (!person) throw new Error(`${part} must stand inside <ProfileMenu>.`);
  return person;
}

export interface ProfileMenuProps extends PopoverProps {
  /** Who is signed in. */
  name: string;
  /** Address of their picture. Without one, or when it cannot be loaded, their initials show. */
  src?: string | null;
}

/**
 * What belongs to the person who is signed in, behind their picture: a greeting, settings, links (WAI-ARIA dialog
 * pattern, not modal). The page stays usable; Escape and a press outside close it, and the focus returns to the chip.
 */
export function ProfileMenu({ name, src, ...props }: ProfileMenuProps) {
  return (
    <ProfileMenuContext value={useMemo(() => ({ name, src }), [name, src])}>
      <Popover {...props} />
    </ProfileMenuContext>
  );
}

export type ProfileMenuTriggerProps = Omit<ProfileChipProps, 'name' | 'src'>;

/** The chip, in its menu: the person's picture and a gear. With `asChild` the child is the whole button. */
export function ProfileMenuTrigger(props: ProfileMenuTriggerProps) {
  return (
    <PopoverTrigger asChild>
      <ProfileChip data-slot="profile-menu-trigger" {...usePerson('ProfileMenuTrigger')} {...props} />
    </PopoverTrigger>
  );
}

export interface ProfileMenuContentProps extends Omit<PopoverContentProps, 'label' | 'align' | 'gap'> {
  /** Its name. @default the provider's `profileMenu` with the person's name */
  label?: string;
  /** Where along its side of the chip it stands. @default 'end' */
  align?: PopoverContentProps['align'];
  /** How far from the chip it stands, in px. @default 14 */
  gap?: number;
}

/** The popup: 350 px wide, and where the viewport is narrower not below 300. */
export function ProfileMenuContent({ label, className, ...props }: ProfileMenuContentProps) {
  const text = useLabels('ProfileMenuContent');
  const { name } = usePerson('ProfileMenuContent');
  return (
    <PopoverContent
      data-slot="profile-menu-content"
      label={text('profileMenu', label).replace('{name}', () => name)}
      align="end"
      gap={sizes['popup-gap']}
      className={cn(
        'flex w-profile-max min-w-profile-min flex-col gap-4 py-4 *:shrink-0',
        // What is short of room first shortens the scrolling part, and then scrolls as a whole.
        '*:data-[slot=profile-menu-body]:min-h-32 *:data-[slot=profile-menu-body]:shrink',
        className,
      )}
      {...props}
    />
  );
}

export interface ProfileMenuHeaderProps extends ComponentProps<'div'> {
  /** What stands before the name. */
  greeting?: ReactNode;
  /** What the person is here, below the name. */
  subtitle?: ReactNode;
  /** The heading's level in the page's outline. @default 2 */
  level?: HeadingLevel;
  /** What stands below, a `SearchField` for instance. */
  children?: ReactNode;
}

/** The top, which does not scroll: a greeting with the person's name. */
export function ProfileMenuHeader({
  greeting,
  subtitle,
  level = 2,
  className,
  children,
  ...props
}: ProfileMenuHeaderProps) {
  const { name } = usePerson('ProfileMenuHeader');
  const Heading = `h${level}` as const;
  return (
    <div data-slot="profile-menu-header" className={cn('grid gap-4 px-4', className)} {...props}>
      <div className="min-w-0 wrap-anywhere">
        <Heading data-slot="profile-menu-greeting" className="text-h4">
          {greeting} <bdi className="font-normal">{name}</bdi>
        </Heading>
        {subtitle && (
          <p data-slot="profile-menu-subtitle" className="text-body text-muted">
            {subtitle}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

export type ProfileMenuBodyProps = ComponentProps<'div'>;

/** The part below, at most as high as the viewport less 250 px, which scrolls: cards, and a `List` of entries. */
export function ProfileMenuBody({ className, ...props }: ProfileMenuBodyProps) {
  return (
    <div
      data-slot="profile-menu-body"
      className={cn(
        'flex max-h-[calc(100dvh-var(--wm-size-profile-offset))] min-w-0 flex-col gap-4 overflow-y-auto overscroll-contain',
        // Room for the rings of the focus, which what scrolls would cut.
        '-my-1 px-4 py-1 *:shrink-0',
        className,
      )}
      {...props}
    />
  );
}

export type ProfileMenuTogglesProps = ComponentProps<'div'>;

/** A card of settings that take effect at once: `Switch`es. */
export function ProfileMenuToggles({ className, ...props }: ProfileMenuTogglesProps) {
  return (
    <div
      data-slot="profile-menu-toggles"
      className={cn('grid gap-3 rounded border border-transparent bg-primary-soft p-4 text-text', className)}
      {...props}
    />
  );
}
