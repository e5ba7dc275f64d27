import { cn } from './cn';
import { plainOnPaper } from './surface';

// `PURE` lets a bundler drop classes that the page's layers do not use.

/**
 * The surface of a layer. In forced colors mode, its transparent border becomes the only visible edge. Another
 * library's modal layer, such as one from another Radix version, sets `pointer-events: none` on the body, which the
 * layer must not inherit.
 */
export const raised = /* @__PURE__ */ cn(
  'pointer-events-auto rounded border border-transparent bg-raised text-text shadow-raised outline-none',
  plainOnPaper,
);

/** The surface of a tooltip, and of the full text of a truncated grid cell. */
export const hintLook =
  'pointer-events-auto z-tooltip max-w-tooltip rounded-inner border border-transparent bg-tooltip px-2.5 py-1.5 text-caption wrap-anywhere text-on-tooltip';

/** The distance between a tooltip and its element, in pixels. */
export const hintOffset = 6;
/** How long the pointer must rest on an element before its tooltip opens. */
export const hintDelayMs = 500;

/** The enter and exit animations of a layer. Radix keeps the content mounted until the exit animation has ended. */
export const growing = /* @__PURE__ */ cn(
  'origin-(--radix-popper-transform-origin)',
  'data-[state=open]:animate-[wm-grow-in_var(--wm-duration-grow-enter)_var(--wm-easing-enter)]',
  'data-[state=closed]:animate-[wm-grow-out_var(--wm-duration-grow-exit)_var(--wm-easing-exit)_forwards]',
);

/** The look of a menu item or a list option. */
export const option = /* @__PURE__ */ cn(
  'flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-inner px-3 py-2 text-start text-body select-none',
  'pointer-coarse:min-h-touch [&>svg]:size-5 [&>svg]:shrink-0',
  // The ring is inset, because the layer would clip an outer one.
  '-outline-offset-2',
  'data-highlighted:bg-secondary-soft data-highlighted:text-on-secondary-soft',
  'data-disabled:cursor-not-allowed data-disabled:text-disabled forced-colors:data-disabled:text-[GrayText]',
  // Forced colors mode removes the background, so use the system's selection colors instead.
  'forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:forced-color-adjust-none',
);

/**
 * An option in a list that is operated from a text field. The field keeps focus, so the active option shows the ring.
 */
export const virtualOption = /* @__PURE__ */ cn(
  option,
  'group/option data-highlighted:[outline:var(--wm-size-ring)_solid_var(--wm-color-focus)]',
);
