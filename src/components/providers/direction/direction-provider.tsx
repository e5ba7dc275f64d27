import { useComposedRefs } from '../../lib/use-composed-refs';
import { DirectionProvider as RadixDirection } from '@radix-ui/react-direction';
import { type ComponentProps, createContext, use, useState } from 'react';
import { PortalContainer, usePortalContainer } from '../../lib/portal-container';
import { useRootAttribute, useSetRootAttribute } from '../../lib/root-element';

/** The direction in which a script is written. */
export type Direction = 'ltr' | 'rtl';

const DirectionContext = createContext<Direction | null>(null);

export interface DirectionProviderProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** The direction of what lies in it. */
  direction: Direction;
  /**
   * Where `dir` is set: on the root element, or on a `div` around the children. The other props are those of that `div`.
   * @default 'root'
   */
  scope?: 'root' | 'subtree';
}

/** Sets the direction of the page, or of a part of it, and tells it to whatever follows the arrow keys there. */
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
            {/* What opens from here as a layer stays in here, and has the same direction. */}
            <PortalContainer value={part ?? around}>{children}</PortalContainer>
          </div>
        ) : (
          children
        )}
      </RadixDirection>
    </DirectionContext>
  );
}

/** The direction here: the nearest provider's, else that of the root element; `ltr` on a server that has no provider. */
export function useDirection(): Direction {
  const root = useRootAttribute('dir');
  return use(DirectionContext) ?? (root?.toLowerCase() === 'rtl' ? 'rtl' : 'ltr');
}
