'use client';

import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { cn } from '../../lib/cn';
import type { Side } from '../../lib/side';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useTooltipOnDemand } from './tooltip';

export interface TruncatedTextProps extends ComponentProps<'bdi'> {
  /** The side of the tooltip. @default 'top' */
  side?: Side;
}

/**
 * One line of text that is truncated if it does not fit. If it is truncated, a tooltip shows the full text while the
 * surrounding link or button is hovered or focused. Assistive technology always reads the full text.
 */
export function TruncatedText({ side, className, children, ref, ...props }: TruncatedTextProps) {
  const own = useRef<HTMLElement>(null);
  const { show, tooltip } = useTooltipOnDemand();
  const enter = useEffectEvent((text: HTMLElement, owner: Element, event: Event) => {
    if (text.scrollWidth > text.clientWidth) show(owner, children, event, side);
  });
  useEffect(() => {
    const text = own.current;
    if (!text) return undefined;
    const owner = text.closest('a, button, [tabindex]') ?? text;
    const stop = new AbortController();
    for (const type of ['pointerenter', 'focus']) {
      owner.addEventListener(type, (event) => enter(text, owner, event), { signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
  return (
    <>
      <bdi
        data-slot="truncated-text"
        className={cn('block min-w-0 truncate', className)}
        {...props}
        ref={useComposedRefs(ref, own)}
      >
        {children}
      </bdi>
      {tooltip}
    </>
  );
}
