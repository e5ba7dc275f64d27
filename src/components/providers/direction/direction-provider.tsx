'use client';

import { useComposedRefs } from '../../lib/use-composed-refs';
import { DirectionProvider as RadixDirection } from '@radix-ui/react-direction';
import { type ComponentProps, createContext, use, useState } from 'react';
import { PortalContainer, usePortalContainer } from '../../lib/portal-container';
import { useRootAttribute, useSetRootAttribute } from '../../lib/root-element';

/** A writing direction. */
export type Direction = 'ltr' | 'rtl';

const DirectionContext = createContext<Direction | null>(null);

export interface DirectionProviderProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** The writing direction. */
  direction: Direction;
  /**
   * The element that receives `dir`: the root element, or a `div` around the children. All other props apply to the
   * `div`.
   * @default 'root'
   */
  scope?: 'root' | 'subtree';
}

/** Sets the writing direction of the page or of a subtree, for layout and for keyboard navigation. */
export function DirectionProvider({ direction, scope = 'root', children, ref, ...props }: DirectionProviderProps) {
  const subtree = scope === 'subtree';
  const [part, setPart] = useState<HTMLDivElement | null>(null);
  const composedRef = useComposedRefs(ref, setPart);
  const around = usePortalContainer();
  useSetRootAttribute('dir', subtree ? undefined : direction);
  return (
    <DirectionContext value={direction}>
      <RadixDirection dir={direction}>
        {subtree ? (
          <div data-slot="direction" {...props} ref={composedRef} dir={direction}>
            {/* Layers render inside this element, so they inherit its direction. */}
            <PortalContainer value={part ?? around}>{children}</PortalContainer>
          </div>
        ) : (
          children
        )}
      </RadixDirection>
    </DirectionContext>
  );
}

/** Returns the nearest provider's direction, or else the root element's, or `ltr` on a server without a provider. */
export function useDirection(): Direction {
  const root = useRootAttribute('dir');
  return use(DirectionContext) ?? (root?.toLowerCase() === 'rtl' ? 'rtl' : 'ltr');
}
