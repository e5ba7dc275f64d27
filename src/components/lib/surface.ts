// Apart from `plain`, so that the styles of a control do not contain those of the surfaces.

/** On paper surfaces, plain controls are canvas-colored. */
export const plainOnPaper = '[--wm-plain:var(--wm-color-canvas)]';
/** On other surfaces, plain controls are paper-colored. */
export const plainOnCanvas = '[--wm-plain:var(--wm-color-paper)]';
