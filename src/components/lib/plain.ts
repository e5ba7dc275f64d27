/**
 * The background of a plain control. It always differs from the surrounding surface, even while the control is
 * disabled, because the surface sets `--wm-plain` to the paper or canvas color. Text has sufficient contrast on both.
 */
export const plain =
  'border-transparent bg-(--wm-plain,var(--wm-color-canvas)) not-disabled:not-aria-disabled:hover:bg-[color-mix(in_srgb,var(--wm-plain,var(--wm-color-canvas)),var(--wm-color-heading)_6%)]';

/** The background of a neutral ghost control under the pointer: a tint, which shows on every surface. */
export const ghostHover = 'data-[tone=neutral]:hover:bg-[color-mix(in_srgb,transparent,var(--wm-color-heading)_6%)]';
