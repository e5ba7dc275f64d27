/** The height of a control: 36, 40 or 44 px at the default text size. */
export type ControlSize = 'sm' | 'md' | 'lg';

/** The heights shared by all controls so that controls in one row align. */
export const controlHeights: Record<ControlSize, string> = {
  sm: 'min-h-9 pointer-coarse:min-h-touch',
  md: 'min-h-10',
  lg: 'min-h-11',
};
