'use client';

import { UserRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '../../lib/cn';
import type { Tone } from '../../tokens';
import { initialsOf } from './initials';

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl';

const sizes: Record<AvatarSize, string> = {
  sm: 'size-6 text-micro',
  md: 'size-8.5 text-h6',
  lg: 'size-touch text-h5',
  xl: 'size-header-chip text-h4',
};

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The user's name, used as the accessible name and for the initials. If it is blank, a generic icon is shown. */
  name: string;
  /** The picture's URL. If there is no picture or it fails to load, the initials are displayed. */
  src?: string | null;
  /** The width and height: 24, 34, 40 or 48 px. @default 'md' */
  size?: AvatarSize;
  /** The color tone of the initials. @default 'secondary' */
  tone?: Tone;
  /**
   * Hides the avatar from assistive technology. Use it when the name is displayed next to the avatar.
   * @default false
   */
  decorative?: boolean;
}

/** A user's picture or initials. */
export function Avatar({
  name,
  src,
  size = 'md',
  tone = 'secondary',
  decorative = false,
  className,
  ...props
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const picture = src && src !== failedSrc ? src : null;
  const initials = initialsOf(name);
  return (
    <span
      {...(decorative || initials === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      data-slot="avatar"
      data-state={picture ? 'picture' : initials === '' ? 'nameless' : 'initials'}
      data-tone={tone}
      className={cn(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-transparent',
        'bg-tone-soft font-medium text-on-tone-soft select-none',
        sizes[size],
        className,
      )}
      {...props}
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          className="size-full object-cover"
          // Some identity providers' image servers reject requests with a referrer.
          referrerPolicy="no-referrer"
          onError={() => setFailedSrc(picture)}
        />
      ) : initials === '' ? (
        <UserRound className="size-[60%]" />
      ) : (
        <span aria-hidden>{initials}</span>
      )}
    </span>
  );
}
