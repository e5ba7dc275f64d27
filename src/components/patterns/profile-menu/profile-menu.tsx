'use client';

import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { HeadingLevel } from '../../content/heading';
import {
  Popover,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
} from '../../layers/popover';
import { cn } from '../../lib/cn';
import { createRequiredContext } from '../../lib/required-context';
import { useLabels } from '../../providers/labels';
import { sizes } from '../../tokens';
import { ProfileChip, type ProfileChipProps } from './profile-chip';
import { profileMenuLabels } from './profile-menu-labels';

interface User {
  name: string;
  src?: string | null;
}

const [ProfileMenuContext, useUser] = createRequiredContext<User>('<ProfileMenu>');

export interface ProfileMenuProps extends PopoverProps {
  /** The name of the signed-in user. */
  name: string;
  /** The picture's URL. If it is missing or fails to load, the initials are displayed. */
  src?: string | null;
}

/**
 * The signed-in user's menu, with a greeting, settings and links (WAI-ARIA dialog pattern, non-modal). The page remains
 * usable. Escape or a click outside closes the popup, and focus returns to the chip.
 */
export function ProfileMenu({ name, src, ...props }: ProfileMenuProps) {
  return (
    <ProfileMenuContext value={useMemo(() => ({ name, src }), [name, src])}>
      <Popover {...props} />
    </ProfileMenuContext>
  );
}

export type ProfileMenuTriggerProps = Omit<ProfileChipProps, 'name' | 'src'>;

/**
 * The chip that opens the popup. It shows the user's picture and a gear icon. With `asChild`, the child is the button.
 */
export function ProfileMenuTrigger(props: ProfileMenuTriggerProps) {
  return (
    <PopoverTrigger asChild>
      <ProfileChip data-slot="profile-menu-trigger" {...useUser('ProfileMenuTrigger')} {...props} />
    </PopoverTrigger>
  );
}

export interface ProfileMenuContentProps extends PopoverContentProps {
  /** The accessible name. @default the provider's `profileMenu` with the user's name */
  'aria-label'?: string;
  /** The alignment along the chip's side. @default 'end' */
  align?: PopoverContentProps['align'];
  /** The distance from the chip in pixels. @default 14 */
  sideOffset?: number;
}

/** The popup, which is 350 px wide, or at least 300 px in a narrow viewport. */
export function ProfileMenuContent({ 'aria-label': label, className, ...props }: ProfileMenuContentProps) {
  const text = useLabels(profileMenuLabels);
  const { name } = useUser('ProfileMenuContent');
  return (
    <PopoverContent
      data-slot="profile-menu-content"
      aria-label={label ?? text('profileMenu', { name })}
      align="end"
      sideOffset={sizes['popup-gap']}
      className={cn(
        'flex w-profile-max min-w-profile-min flex-col gap-4 py-4 *:shrink-0',
        // In a short viewport, the scrolling part shrinks first, and then the whole popup scrolls.
        '*:data-[slot=profile-menu-body]:min-h-32 *:data-[slot=profile-menu-body]:shrink',
        className,
      )}
      {...props}
    />
  );
}

export interface ProfileMenuHeaderProps extends ComponentProps<'div'> {
  /** The greeting before the name. */
  greeting?: ReactNode;
  /** The line below the name, such as a role. */
  subtitle?: ReactNode;
  /** The heading level. @default 2 */
  level?: HeadingLevel;
  /** Content below the greeting, such as a `SearchField`. */
  children?: ReactNode;
}

/** The header, which does not scroll, with a greeting that includes the user's name. */
export function ProfileMenuHeader({
  greeting,
  subtitle,
  level = 2,
  className,
  children,
  ...props
}: ProfileMenuHeaderProps) {
  const { name } = useUser('ProfileMenuHeader');
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

/**
 * The scrolling part, which contains cards and a `List` of links. It is at most as tall as the viewport minus 250 px.
 */
export function ProfileMenuBody({ className, ...props }: ProfileMenuBodyProps) {
  return (
    <div
      data-slot="profile-menu-body"
      className={cn(
        'flex max-h-[calc(100dvh-var(--wm-size-profile-offset))] min-w-0 flex-col gap-4 overflow-y-auto overscroll-contain',
        // Leaves space for focus rings, which a scroll container would clip.
        '-my-1 px-4 py-1 *:shrink-0',
        className,
      )}
      {...props}
    />
  );
}

export type ProfileMenuTogglesProps = ComponentProps<'div'>;

/** A card with settings that take effect immediately, rendered as `Switch`es. */
export function ProfileMenuToggles({ className, ...props }: ProfileMenuTogglesProps) {
  return (
    <div
      data-slot="profile-menu-toggles"
      className={cn('grid gap-3 rounded border border-transparent bg-primary-soft p-4 text-text', className)}
      {...props}
    />
  );
}
