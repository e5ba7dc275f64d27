import { clsx } from 'clsx';

/** A class or several; what a condition leaves out is `false` or empty. */
type ClassName = string | false | null | undefined | 0 | 0n;

/** Joins classes. */
export const cn: (...names: readonly (ClassName | readonly ClassName[])[]) => string = clsx;
