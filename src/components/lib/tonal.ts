/**
 * The ground of a tonal control: that of the canvas, and of paper on the surfaces that set `tonalOnCanvas`, so that it differs from the
 * one around it. Text keeps its contrast on both.
 */
export const tonalGround = 'border-transparent bg-(--wm-tonal,var(--wm-color-canvas))';

/** The look of a tonal control. It keeps its ground while it is disabled: that of other disabled controls is as the canvas. */
export const tonal = `${tonalGround} not-disabled:hover:bg-[color-mix(in_srgb,var(--wm-tonal,var(--wm-color-canvas)),var(--wm-color-heading)_6%)]`;

/** On a surface of paper, tonal controls have the color of the canvas. */
export const tonalOnPaper = '[--wm-tonal:var(--wm-color-canvas)]';
/** On another surface, tonal controls have the color of paper. */
export const tonalOnCanvas = '[--wm-tonal:var(--wm-color-paper)]';
