/**
 * The ground of a tonal control, which differs from the one around it: paper on the canvas, canvas on the surfaces that set
 * `tonalOnPaper`. Text keeps its contrast on both.
 */
export const tonal =
  'border-transparent bg-(--wm-tonal,var(--wm-color-paper)) hover:bg-[color-mix(in_srgb,var(--wm-tonal,var(--wm-color-paper)),var(--wm-color-heading)_6%)]';

/** Inside of a surface of paper, tonal controls have the color of the canvas. */
export const tonalOnPaper = '[--wm-tonal:var(--wm-color-canvas)]';
