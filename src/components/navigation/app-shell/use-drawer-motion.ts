import { type RefObject, useLayoutEffect, useRef } from 'react';
import { observeSize } from '../../lib/observe-size';
import { useDrawer } from '../drawer';

/**
 * Whether a part of the page, such as a floating button, is fixed to the viewport. A transform would make the content
 * the containing block of this part, which would jump during the animation.
 */
function hasFixedPart(content: HTMLElement): boolean {
  return Array.from(content.querySelectorAll('*')).some((part) => getComputedStyle(part).position === 'fixed');
}

/**
 * Animates the permanent drawer and the content beside it when the drawer opens or collapses. The layout changes once,
 * at the start: the content is then translated from its previous position, and the drawer is clipped at the content's
 * edge. A change halfway through continues from the current position. If the content has a fixed part, its margins are
 * animated instead, which moves the content in each frame without laying out its children. The duration is the
 * content's `transition-duration`.
 */
export function useDrawerMotion(contentRef: RefObject<HTMLElement | null>): void {
  const { variant, state, id } = useDrawer('AppShellContent');
  const last = useRef({ shown: '', edge: Number.NaN, offset: 0, animations: [] as Animation[] });

  useLayoutEffect(() => {
    const content = contentRef.current;
    if (!content) return undefined;
    // Reading the style before layout would force a synchronous layout.
    const stop = observeSize(content, () => {
      stop();
      const { shown: was, edge: before, offset: from, animations } = last.current;
      const shown = `${variant} ${state}`;
      if (shown === was) return;
      const style = getComputedStyle(content);
      const done = animations[0]?.effect?.getComputedTiming().progress ?? 1;
      for (const animation of animations) animation.cancel();
      // It is `NaN` beside a modal drawer, because a resize that changes the variant must not be animated.
      const edge = variant === 'permanent' ? Number.parseFloat(style.marginInlineStart) : Number.NaN;
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
      if (hasFixedPart(content)) {
        const end = Number.parseFloat(style.marginInlineEnd);
        move(content, {
          marginInlineStart: [`${edge + offset}px`, `${edge}px`],
          marginInlineEnd: [`${end - offset}px`, `${end}px`],
        });
        move(content.parentElement, { overflowX: ['clip', 'clip'] });
      } else {
        move(content, { translate: [`${x}px`, '0'] });
        // Clip the content at its final edge so that the page does not scroll horizontally. This applies only during
        // the animation, because a page with wider content must be able to scroll.
        const end = inset(style.marginInlineEnd);
        move(content.parentElement, { clipPath: [end, end], overflowX: ['clip', 'clip'] });
      }
      if (offset > 0) return;
      // The drawer is opening, so extend the background to the content's previous position.
      const ground = `${-x}px 0 var(--wm-color-canvas)`;
      move(content, { boxShadow: [ground, ground] });
      move(document.getElementById(id), { clipPath: [inset(`${-offset}px`), 'inset(0)'] });
    });
    return stop;
  }, [contentRef, state, variant, id]);
}
