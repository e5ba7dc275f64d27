import type { ComponentProps, JSX, ReactNode } from 'react';
import { cn } from './cn';

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

/** A control has either a visible label or a name that is only read by assistive technology. */
export type AccessibleName =
  | {
      /** The visible label, which is also the accessible name. Without it, set `aria-label`. */
      label: ReactNode;
    }
  | ({ label?: undefined } & HiddenName);

/** Props for a part, including attributes such as `data-*`. */
export type PartProps<Tag extends keyof JSX.IntrinsicElements> = ComponentProps<Tag> &
  Record<`data-${string}`, unknown>;

/** Props for the element around a control, its label and its messages. */
export type RootProps = PartProps<'div'>;

/** The parts of a control that is surrounded by text. `className` and `style` apply to the root. */
export interface ControlParts {
  /** Classes for the parts: `control` is the focusable element. */
  classNames?: { control?: string };
  /** Props for the parts: `root` is the element around the control and its text. */
  slotProps?: { root?: RootProps };
}

/** The props of a control's root: `slotProps.root` combined with `className` and `style`. */
export function rootPropsOf({
  className,
  style,
  slotProps,
}: Pick<ComponentProps<'div'>, 'className' | 'style'> & Pick<ControlParts, 'slotProps'>): RootProps {
  const { root } = slotProps ?? {};
  return {
    ...root,
    className: cn(root?.className, className),
    style: style ? { ...root?.style, ...style } : root?.style,
  };
}
