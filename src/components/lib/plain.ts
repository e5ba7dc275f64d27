/**
 * The ground of a plain control: that of the canvas, and of paper on the surfaces that set `plainOnCanvas`, so that it differs from the
 * one around it, also while it is disabled. Text keeps its contrast on both.
 */
export const plain =
  'border-transparent bg-(--wm-plain,var(--wm-color-canvas)) not-disabled:not-aria-disabled:hover:bg-[color-mix(in_srgb,var(--wm-plain,var(--wm-color-canvas)),var(--wm-color-heading)_6%)]';

/** On a surface of paper, plain controls have the color of the canvas. */
export const plainOnPaper = '[--wm-plain:var(--wm-color-canvas)]';
/** On another surface, plain controls have the color of paper. */
export const plainOnCanvas = '[--wm-plain:var(--wm-color-paper)]';
