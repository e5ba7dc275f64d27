/**
 * The background of a plain control. It always differs from the surrounding surface, even while the control is
 * disabled, because the surface sets `--wm-plain` to the paper or canvas color. Text has sufficient contrast on both.
 */
export const plain =
  'border-transparent bg-(--wm-plain,var(--wm-color-canvas)) not-disabled:not-aria-disabled:hover:bg-[color-mix(in_srgb,var(--wm-plain,var(--wm-color-canvas)),var(--wm-color-heading)_6%)]';

/** On paper surfaces, plain controls are canvas-colored. */
export const plainOnPaper = '[--wm-plain:var(--wm-color-canvas)]';
/** On other surfaces, plain controls are paper-colored. */
export const plainOnCanvas = '[--wm-plain:var(--wm-color-paper)]';
