'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
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
  const { show, hide, tooltip } = useTooltipOnDemand();
  const latest = useRef({ show, hide, children, side });
  useEffect(() => {
    latest.current = { show, hide, children, side };
  });
  useEffect(() => {
    const text = own.current;
    if (!text) return undefined;
    const owner = text.closest('a, button, [tabindex]') ?? text;
    const enter = (event: Event): void => {
      const { show: showNow, children: label, side: at } = latest.current;
      if (text.scrollWidth > text.clientWidth) showNow(text, label, event, at);
    };
    const leave = (): void => latest.current.hide();
    const listeners = { pointerenter: enter, focus: enter, pointerleave: leave, blur: leave, click: leave };
    const stop = new AbortController();
    for (const [type, listener] of Object.entries(listeners)) {
      owner.addEventListener(type, listener, { signal: stop.signal });
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
