import { UserRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '../../lib/cn';
import type { Tone } from '../../tokens';

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl';

const sizes: Record<AvatarSize, string> = {
  sm: 'size-6 text-micro',
  md: 'size-icon-button text-h6',
  lg: 'size-touch text-h5',
  xl: 'size-header-chip text-h4',
};

/** The first letters of the first and the last word of a name, in capitals; empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  // By grapheme: a letter with its combining marks, or an emoji sequence, is one.
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return chosen
    .map((word = '') => graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? '')
    .join('')
    .toLocaleUpperCase();
}

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whom it shows; its accessible name, and the source of the initials. When it is blank, a figure shows. */
  name: string;
  /** Address of the picture. Without one, or when it cannot be loaded, the initials show. */
  src?: string | null;
  /** Its edge: 24, 34, 40 or 48 px. @default 'md' */
  size?: AvatarSize;
  /** Colours of the initials. @default 'secondary' */
  tone?: Tone;
  /** It stands beside the name and needs no name of its own. @default false */
  decorative?: boolean;
}

/** A person's picture, or their initials. */
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
          // Pictures of identity providers refuse requests that name the page they come from.
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
