'use client';

import { TriangleAlert } from 'lucide-react';
import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { Glyph } from '../../lib/glyph';
import { createRequiredContext } from '../../lib/required-context';
import { useLabels } from '../../providers/labels';
import { stepperLabels } from './stepper-labels';

export type StepperOrientation = 'horizontal' | 'vertical';
export type StepState = 'complete' | 'current' | 'error' | 'upcoming';

const [OrientationContext, useOrientation] = createRequiredContext<StepperOrientation>('<Stepper>');

export interface StepperOptions extends ComponentProps<'ol'> {
  /** The direction of the steps. Below 600 px, steps are always vertical. @default 'horizontal' */
  orientation?: StepperOrientation;
}

export type StepperProps = HiddenName & StepperOptions;

/** The ordered steps of a task, such as a registration, and the user's progress. */
export function Stepper({ orientation = 'horizontal', className, ...props }: StepperProps) {
  return (
    <OrientationContext value={orientation}>
      <ol
        role="list"
        data-slot="stepper"
        data-orientation={orientation}
        className={cn(
          'flex min-w-0 flex-col [counter-reset:step]',
          orientation === 'horizontal' && 'sm:flex-row sm:gap-2',
          className,
        )}
        {...props}
      />
    </OrientationContext>
  );
}

const markers: Record<StepState, string> = {
  complete: 'border-transparent bg-primary text-on-primary',
  current:
    'border-primary bg-primary-soft text-on-primary-soft forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
  error: 'border-error text-error',
  upcoming: 'border-border text-muted',
};

export interface StepperItemProps extends Omit<ComponentProps<'li'>, 'onClick'> {
  /**
   * The state of the step. The current step has `aria-current="step"`; for the others, screen readers announce the
   * state.
   * @default 'upcoming'
   */
  state?: StepState;
  /** Text below the title, such as an instruction or an error. */
  description?: ReactNode;
  /** Called when the user clicks the step. The step is a button only if this prop is set. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Whether the step currently cannot be selected. @default false */
  disabled?: boolean;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof stepperLabels>;
}

/** A step with its title. The step's number is its position in the list. */
export function StepperItem({
  state = 'upcoming',
  description,
  onClick,
  disabled = false,
  labels,
  className,
  children,
  ...props
}: StepperItemProps) {
  const orientation = useOrientation('StepperItem');
  const text = useLabels(stepperLabels, labels);
  const horizontal = orientation === 'horizontal';
  const spoken = { complete: () => text('stepComplete'), error: () => text('stepError') };
  const current = state === 'current' ? ('step' as const) : undefined;
  const isDisabled = disabled && onClick !== undefined;
  const titleColor = isDisabled
    ? 'text-disabled'
    : { complete: 'text-heading', current: 'text-heading', error: 'text-error', upcoming: 'text-muted' }[state];
  const content = (
    <>
      <span
        aria-hidden
        data-slot="stepper-marker"
        className={cn(
          'inline-flex size-8 shrink-0 items-center justify-center rounded-full border-2 text-h5 [&>svg]:size-4',
          isDisabled ? 'border-disabled text-disabled' : markers[state],
          'forced-colors:border-[CanvasText]',
        )}
      >
        {state === 'complete' ? (
          <Glyph name="check" />
        ) : state === 'error' ? (
          <TriangleAlert />
        ) : (
          <span className="before:content-[counter(step)]" />
        )}
      </span>
      <span className="grid min-w-0 gap-0.5 pt-1.5 text-start">
        <span data-slot="stepper-title" className={cn('text-h5 wrap-anywhere', titleColor)}>
          {children}
        </span>
        {(state === 'complete' || state === 'error') && <span className="sr-only">{spoken[state]()}</span>}
        {description && (
          <span
            data-slot="stepper-description"
            className={cn(
              'text-caption wrap-anywhere',
              state === 'error' ? 'text-error' : isDisabled ? 'text-disabled' : 'text-muted',
            )}
          >
            {description}
          </span>
        )}
      </span>
    </>
  );
  const box = 'relative flex min-w-0 items-start gap-3';
  return (
    <li
      data-slot="stepper-item"
      data-state={state}
      aria-current={onClick ? undefined : current}
      className={cn(
        'relative flex min-w-0 [counter-increment:step]',
        // The line to the next step, below the marker or beside the title.
        'not-last:pb-6 not-last:before:absolute not-last:before:start-4 not-last:before:top-8 not-last:before:bottom-0 not-last:before:border-s-2 not-last:before:border-divider',
        horizontal &&
          'sm:grow sm:basis-0 sm:not-last:pb-0 sm:not-last:before:hidden sm:not-last:after:mt-4 sm:not-last:after:h-0 sm:not-last:after:min-w-4 sm:not-last:after:grow sm:not-last:after:border-t-2 sm:not-last:after:border-divider sm:last:grow-0 sm:last:basis-auto sm:gap-2',
        className,
      )}
      {...props}
    >
      {onClick ? (
        <button
          type="button"
          data-slot="stepper-button"
          aria-current={current}
          disabled={disabled}
          onClick={onClick}
          className={cn(
            box,
            'cursor-pointer rounded-inner pe-2 disabled:cursor-not-allowed enabled:hover:[&_[data-slot=stepper-title]]:underline pointer-coarse:min-h-touch',
          )}
        >
          {content}
        </button>
      ) : (
        <div className={box}>{content}</div>
      )}
    </li>
  );
}
