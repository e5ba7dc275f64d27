import { Activity, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle';
import { layOutHidden } from './show-ahead';
import type { PopupProps } from './use-popup';

export interface KeptPopupProps extends Pick<PopupProps, 'id' | 'open'> {
  /** The popup, open, its content with the `id` and the state, on which its movements depend. */
  children: (state: 'open' | 'closed') => ReactNode;
}

/**
 * Renders a popup ahead of the press that opens it, and keeps what it rendered when it closes: opening it only shows it.
 * Closed it is hidden, runs no effects and renders when nothing else has to, so that to itself it is always open.
 */
export function KeptPopup({ id, open, children }: KeptPopupProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  if (open && !isLeaving) setIsLeaving(true);

  useEffect(() => {
    if (open || !isLeaving) return undefined;
    // Not in the tests' document, where nothing moves.
    const movements = document.getElementById(id)?.getAnimations?.() ?? [];
    let isCurrent = true;
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setIsLeaving(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, open, isLeaving]);

  useEffect(() => {
    if (open || isLeaving) return undefined;
    return whenIdle(() => layOutHidden(document.getElementById(id)));
  }, [id, open, isLeaving]);

  return <Activity mode={open || isLeaving ? 'visible' : 'hidden'}>{children(open ? 'open' : 'closed')}</Activity>;
}
