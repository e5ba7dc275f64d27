/** A button of the head: 36 px high. */
export const headButtonLook = 'min-h-9 text-label pointer-coarse:min-h-touch';
