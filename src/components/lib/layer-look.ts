import { cn } from './cn';

/** The ground of what opens over the page. The border is transparent: in forced colours it is the layer's only edge. */
export const raised = 'rounded border border-transparent bg-raised text-text shadow-raised outline-none';

/**
 * How a layer comes and goes, from the point it stands at, or from its middle. Radix waits for the end before it takes the
 * layer away. It comes as if a frame had passed, so that the first one shows it.
 */
export const growing = cn(
  'origin-(--radix-popper-transform-origin)',
  'data-[state=open]:animate-[wm-grow-in_var(--wm-duration-grow-enter)_var(--wm-easing-enter)_-16ms]',
  'data-[state=closed]:animate-[wm-grow-out_var(--wm-duration-grow-exit)_var(--wm-easing-exit)_forwards]',
);

/** The look of an entry of a menu or of a list to choose from. */
export const option = cn(
  'flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-inner px-3 py-2 text-start text-body select-none',
  'pointer-coarse:min-h-touch [&>svg]:size-5 [&>svg]:shrink-0',
  // The ring of the focus lies inside: the layer would cut it.
  '-outline-offset-2',
  'data-highlighted:bg-secondary-soft data-highlighted:text-on-secondary-soft',
  'data-disabled:cursor-not-allowed data-disabled:text-disabled forced-colors:data-disabled:text-[GrayText]',
  // Forced colours take the ground away; the system's own pair for what is chosen stands in.
  'forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:forced-color-adjust-none',
);
