'use client';

import { Slot } from '@radix-ui/react-slot';
import { Settings } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar, initialsOf } from '../../content/avatar';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { profileMenuLabels } from './profile-menu-labels';

export interface ProfileChipProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** The name of the signed-in user. */
  name: string;
  /** The picture's URL. If it is missing or fails to load, the initials are displayed. */
  src?: string | null;
  /** The accessible name. @default the provider's `profileMenu` with the user's name */
  'aria-label'?: string;
  /** Renders the child element as the button, in place of the picture and the gear icon. @default false */
  asChild?: boolean;
}

/** A button that shows the user's picture and a gear icon. It does not include a menu. */
export function ProfileChip({
  name,
  src,
  'aria-label': label,
  asChild = false,
  className,
  children,
  ...props
}: ProfileChipProps) {
  const text = useLabels(profileMenuLabels);
  const title = label ?? text('profileMenu', { name });
  // Speech input users speak the visible text, so the accessible name includes the visible initials.
  const initials = asChild || src || label !== undefined ? '' : initialsOf(name);
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      data-slot="profile-chip"
      aria-label={initials ? `${title}, ${initials}` : title}
      className={cn(
        'inline-flex min-h-header-chip shrink-0 cursor-pointer items-center gap-2 rounded-full border border-transparent ps-1.5 pe-3',
        'text-muted hover:bg-secondary-soft hover:text-on-secondary-soft aria-expanded:bg-secondary-soft aria-expanded:text-on-secondary-soft',
        className,
      )}
      {...props}
    >
      {asChild ? (
        children
      ) : (
        <>
          <Avatar name={name} src={src} decorative />
          <Settings aria-hidden className="size-5 shrink-0" />
        </>
      )}
    </Root>
  );
}
