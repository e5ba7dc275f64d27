import { type RefObject, useLayoutEffect, useRef } from 'react';
import { observeSize } from '../../lib/observe-size';
import { useDrawer } from '../drawer';

/**
 * Lets the permanent drawer and the content beside it seem to move when the drawer opens or collapses. The layout changes once,
 * at the start; from there on the content comes from where it was, and the drawer shows as far as the content leaves room.
 * A change half-way goes on from what shows. How long it takes is the `transition-duration` of the content.
 */
export function useDrawerMotion(contentRef: RefObject<HTMLElement | null>): void {
  const { variant, state, id } = useDrawer('AppShellContent');
  const last = useRef({ shown: '', edge: Number.NaN, offset: 0, animations: [] as Animation[] });

  useLayoutEffect(() => {
    const content = contentRef.current;
    if (!content) return undefined;
    // Whoever asks before the layout makes the browser lay the page out in the middle of a script.
    const stop = observeSize(content, () => {
      stop();
      const { shown: was, edge: before, offset: from, animations } = last.current;
      const shown = `${variant} ${state}`;
      if (shown === was) return;
      const style = getComputedStyle(content);
      // Not a number beside a modal drawer: nothing moves when the width of the window changes the one for the other.
      const edge = variant === 'permanent' ? Number.parseFloat(style.marginInlineStart) : Number.NaN;
      const done = animations[0]?.effect?.getComputedTiming().progress ?? 1;
      for (const animation of animations) animation.cancel();
      const offset = before + from * (1 - done) - edge || 0;
      const duration = Number.parseFloat(style.transitionDuration) * 1000;
      last.current = { shown, edge, offset, animations: [] };
      if (!offset || !duration) return;

      const move = (element: HTMLElement | null, frames: PropertyIndexedKeyframes): void => {
        const animation = element?.animate(frames, { duration, easing: style.transitionTimingFunction });
        if (animation) last.current.animations.push(animation);
      };
      const rtl = style.direction === 'rtl';
      const inset = (end: string): string => (rtl ? `inset(0 0 0 ${end})` : `inset(0 ${end} 0 0)`);
      const x = rtl ? -offset : offset;
      move(content, { translate: [`${x}px`, '0'] });
      // It ends where it ends when it stands, and what reaches beyond gives the page nothing to scroll; for as long as it moves,
      // because a page that is too wide has to be.
      const end = inset(style.marginInlineEnd);
      move(content.parentElement, { clipPath: [end, end], overflowX: ['clip', 'clip'] });
      if (offset > 0) return;
      // Narrower than where it comes from, it has ground as far as it reached.
      const ground = `${-x}px 0 var(--wm-color-canvas)`;
      move(content, { boxShadow: [ground, ground] });
      move(document.getElementById(id), { clipPath: [inset(`${-offset}px`), 'inset(0)'] });
    });
    return stop;
  }, [contentRef, state, variant, id]);
}
