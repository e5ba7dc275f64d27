/**
 * The background of a plain control. It always differs from the surrounding surface, even while the control is
 * disabled: the surface sets `--wm-plain` to the paper or canvas color. Text has sufficient contrast on both.
 */
export const plain =
  'border-transparent bg-(--wm-plain,var(--wm-color-canvas)) not-disabled:not-aria-disabled:hover:bg-[color-mix(in_srgb,var(--wm-plain,var(--wm-color-canvas)),var(--wm-color-heading)_6%)]';

/** On a paper surface, plain controls have the canvas color. */
export const plainOnPaper = '[--wm-plain:var(--wm-color-canvas)]';
/** On other surfaces, plain controls have the paper color. */
export const plainOnCanvas = '[--wm-plain:var(--wm-color-paper)]';
