import { Slot } from '@radix-ui/react-slot';
import { Settings } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../content/avatar';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';

export interface ProfileChipProps extends Omit<ComponentProps<'button'>, 'name' | 'aria-label'> {
  /** Who is signed in. */
  name: string;
  /** Address of their picture. Without one, or when it cannot be loaded, their initials show. */
  src?: string | null;
  /** The button's name. @default the provider's `profileMenu` with the person's name */
  label?: string;
  /** Renders the child element as the button, in place of the picture and the gear. @default false */
  asChild?: boolean;
}

/** A chip that stands by itself, for a profile menu whose code loads when it is needed: the person's picture and a gear. */
export function ProfileChip({ name, src, label, asChild = false, className, children, ...props }: ProfileChipProps) {
  const text = useLabels('ProfileChip');
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      data-slot="profile-chip"
      aria-label={text('profileMenu', label).replace('{name}', () => name)}
      className={cn(
        'inline-flex min-h-header-chip shrink-0 cursor-pointer items-center gap-2 rounded-full border border-transparent ps-1.5 pe-3',
        'bg-primary-soft text-on-primary-soft transition-colors duration-control ease-standard',
        'hover:bg-primary hover:text-on-primary aria-expanded:bg-primary aria-expanded:text-on-primary',
        className,
      )}
      {...props}
    >
      {asChild ? (
        children
      ) : (
        <>
          <Avatar name={name} src={src} decorative />
          <Settings aria-hidden className="size-6 shrink-0" />
        </>
      )}
    </Root>
  );
}
