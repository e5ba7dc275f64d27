/**
 * The background of a plain control. It always differs from the surrounding surface, even while the control is
 * disabled, because the surface sets `--wm-plain` to the paper or canvas color. Text has sufficient contrast on both.
 */
export const plain =
  'border-transparent bg-(--wm-plain,var(--wm-color-canvas)) not-disabled:not-aria-disabled:hover:bg-[color-mix(in_srgb,var(--wm-plain,var(--wm-color-canvas)),var(--wm-color-heading)_6%)]';

/** The background of a neutral ghost control under the pointer. It differs from the surface, too. */
export const ghostHover = 'data-[tone=neutral]:hover:bg-(--wm-ghost-hover,var(--wm-color-neutral-soft))';

/** On paper surfaces, plain controls are canvas-colored. */
export const plainOnPaper = '[--wm-ghost-hover:var(--wm-color-neutral-soft)] [--wm-plain:var(--wm-color-canvas)]';
/** On other surfaces, plain controls and hovered ghost controls are paper-colored. */
export const plainOnCanvas = '[--wm-ghost-hover:var(--wm-color-paper)] [--wm-plain:var(--wm-color-paper)]';
