import { cn } from '../../lib/cn';

export const toolbarItem = cn(
  'inline-flex min-h-9 min-w-9 cursor-pointer items-center justify-center gap-2 rounded-inner px-2 text-h5',
  'border border-transparent text-text no-underline select-none hover:bg-hover',
  'pointer-coarse:min-h-touch pointer-coarse:min-w-touch [&>svg]:size-5 [&>svg]:shrink-0',
  'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-disabled forced-colors:disabled:text-[GrayText]',
);
