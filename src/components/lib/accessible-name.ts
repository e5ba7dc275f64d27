import type { ComponentProps, ReactNode } from 'react';

/** The name of an element without a visible label. */
export type HiddenName =
  | {
      /** The accessible name. */
      'aria-label': string;
    }
  | {
      /** The id of the element that contains the accessible name. */
      'aria-labelledby': string;
    };

/** A control has a visible label, or a name that only assistive technology reads. */
export type AccessibleName =
  | {
      /** The visible label; also the accessible name. Without it, set `aria-label`. */
      label: ReactNode;
    }
  | ({ label?: undefined } & HiddenName);

/** Props of the element around a control and its texts, such as `className`, `style` and `data-*`. */
export type RootProps = ComponentProps<'div'> & Record<`data-${string}`, unknown>;
