/**
 * The ground of a tonal control: that of the canvas, and of paper on the surfaces that set `tonalOnCanvas`, so that it differs from the
 * one around it, also while it is disabled. Text keeps its contrast on both.
 */
export const tonal =
  'border-transparent bg-(--wm-tonal,var(--wm-color-canvas)) not-disabled:not-aria-disabled:hover:bg-[color-mix(in_srgb,var(--wm-tonal,var(--wm-color-canvas)),var(--wm-color-heading)_6%)]';

/** On a surface of paper, tonal controls have the color of the canvas. */
export const tonalOnPaper = '[--wm-tonal:var(--wm-color-canvas)]';
/** On another surface, tonal controls have the color of paper. */
export const tonalOnCanvas = '[--wm-tonal:var(--wm-color-paper)]';
