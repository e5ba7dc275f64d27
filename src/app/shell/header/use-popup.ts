import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useToast } from 'waymark';
import { afterPaint } from '../../lib/after-paint';
import { type LazyPart, usePreloadWhenIdle } from '../../lib/lazy-part';
import { showAhead } from './show-ahead';

/** What a popup of the header is given by its button. */
export interface PopupProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

/**
 * A popup whose code loads at the first sign that somebody will open it, while its button is there from the start. A press
 * before the code has come opens it all the same, unless the person has gone on to something else by then.
 * @param name what cannot be shown, for the message when the code cannot be had
 */
export function usePopup(part: Omit<LazyPart<never>, 'Part'>, name: string) {
  const { show } = useToast();
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // From the first sign on that it will be opened, so that the press has less to do, and for the way in which it goes.
  const [isThere, setIsThere] = useState(false);
  usePreloadWhenIdle(part);

  async function load(): Promise<void> {
    try {
      await part.load();
    } catch {
      setOpen(false);
      show({
        id,
        tone: 'error',
        title: `${name} cannot be shown`,
        description: 'Check your connection, then try again.',
        action: { label: 'Try again', onClick: () => onOpenChange(true) },
      });
    }
  }

  function prepare(): void {
    setIsThere(true);
    part.preload();
  }

  function onOpenChange(next: boolean): void {
    if (!next) {
      setOpen(false);
      return;
    }
    const begin = (): void => {
      setOpen(true);
      setIsThere(true);
      void load();
    };
    if (showAhead(document.getElementById(id), triggerRef.current)) afterPaint(begin);
    else begin();
  }

  /** While its code loads it is no layer yet that could hear of this. */
  function giveUp(): void {
    if (!part.isLoaded()) setOpen(false);
  }

  return {
    isThere,
    // The popup itself only closes; its callback is always the same, so that what it shows need not render again.
    popupProps: { id, open, onOpenChange: setOpen, triggerRef } satisfies PopupProps,
    triggerProps: {
      ref: triggerRef,
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => {
        // Safari gives a pressed button no focus, and nothing would say that the person goes on to something else.
        triggerRef.current?.focus({ preventScroll: true });
        onOpenChange(!open);
      },
      onBlur: giveUp,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') giveUp();
      },
    },
  };
}
