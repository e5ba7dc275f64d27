import { clsx } from 'clsx';

/** Class names. False and empty values are ignored. */
type ClassName = string | false | null | undefined | 0 | 0n;

export const cn: (...names: readonly (ClassName | readonly ClassName[])[]) => string = clsx;
