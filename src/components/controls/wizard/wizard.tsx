'use client';

import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '../../content/alert';
import { Heading, type HeadingLevel } from '../../content/heading';
import { Stepper, StepperItem } from '../../content/stepper';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { useLocale } from '../../providers/locale';
import { useLabels } from '../../providers/labels';
import { Button } from '../button';
import { wizardLabels } from './wizard-labels';

/** The props passed to a step's content. */
export interface WizardContentProps {
  /** All form entries at the time when the step was opened, for a final review. */
  data: FormData;
  /** Opens an earlier step. */
  goTo: (value: string) => void;
}

/** A step of a `Wizard`. */
export interface WizardStep {
  /** Identifies the step. */
  value: string;
  /** The title in the list of steps, which is also the step's heading. */
  title: string;
  /** Text below the title in the list of steps. */
  description?: ReactNode;
  /** The fields of the step, or a function that returns them. They remain mounted, so their entries are kept. */
  content: ReactNode | ((props: WizardContentProps) => ReactNode);
  /** Returns an error that keeps the user on the step. Called after the browser has validated the fields. */
  validate?: (data: FormData) => string | null | undefined | Promise<string | null | undefined>;
}

export interface WizardOptions extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The steps in order. The last one can be a review. */
  steps: readonly WizardStep[];
  /** Called with all entries after the last step. While a returned promise is pending, the button is loading. */
  onFinish: (data: FormData) => void | Promise<void>;
  /** The controlled value of the current step. Use with `onValueChange`. */
  value?: string;
  /** The value of the initial step when uncontrolled. @default the first step */
  defaultValue?: string;
  /** Called with the value of the step that the user opens. */
  onValueChange?: (value: string) => void;
  /** The level of the step's heading. @default 2 */
  level?: HeadingLevel;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof wizardLabels>;
}

export type WizardProps = HiddenName & WizardOptions;

const failed = Symbol('failed');

/**
 * A form divided into steps. Each step is checked before the next one opens, and entries are kept when the user goes
 * back.
 */
export function Wizard({
  steps,
  onFinish,
  value,
  defaultValue,
  onValueChange,
  level = 2,
  labels,
  className,
  onReset,
  ref,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...props
}: WizardProps) {
  const text = useLabels(wizardLabels, labels, useLocale());
  const [current, setCurrent] = useControllableState(value, defaultValue ?? steps[0]?.value ?? '', onValueChange);
  const index = Math.max(
    steps.findIndex((step) => step.value === current),
    0,
  );
  const step = steps[index];
  const form = useRef<HTMLFormElement>(null);
  const composedRef = useComposedRefs(ref, form);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([current]));
  // Visited steps remain mounted, because their fields hold the entries.
  if (!visited.has(current)) setVisited(new Set(visited).add(current));
  const [data, setData] = useState<FormData | null>(null);
  const [error, setError] = useState<{ value: string; message: string } | null>(null);
  const [loading, setLoading] = useState(false);
  const last = useRef(current);

  useLayoutEffect(() => {
    setData(new FormData(form.current ?? undefined));
    if (last.current !== current) form.current?.querySelector<HTMLElement>('[data-slot="wizard-title"]')?.focus();
    last.current = current;
  }, [current]);

  const readData = (): FormData => new FormData(form.current ?? undefined);

  function goTo(next: string): void {
    setError(null);
    setCurrent(next);
  }

  /** Waits for a check or the final request, and returns its result. */
  async function settle<Result>(action: () => Result | Promise<Result>): Promise<Result | typeof failed> {
    try {
      const result = action();
      if (!(result instanceof Promise)) return result;
      setLoading(true);
      return await result;
    } catch {
      return failed;
    } finally {
      setLoading(false);
    }
  }

  async function submit(): Promise<void> {
    if (loading || !step) return;
    const fields = [...(form.current?.elements ?? [])].filter(
      (element): element is HTMLInputElement => 'reportValidity' in element && !element.closest('[hidden]'),
    );
    // `reportValidity` focuses the first invalid field of the step.
    if (fields.some((field) => !field.reportValidity())) return;
    setError(null);
    const problem = await settle(() => step.validate?.(readData()));
    const next = steps[index + 1];
    if (problem) setError({ value: step.value, message: problem === failed ? text('wizardFailed') : problem });
    else if (next) goTo(next.value);
    else if ((await settle(() => onFinish(readData()))) === failed)
      setError({ value: step.value, message: text('wizardFailed') });
  }

  const isLast = index === steps.length - 1;
  return (
    <form
      data-slot="wizard"
      aria-label={label}
      aria-labelledby={labelledBy}
      {...props}
      ref={composedRef}
      // The browser would refuse to submit the form because of invalid fields in hidden steps. `submit` checks the
      // current step.
      noValidate
      className={cn('grid min-w-0 content-start gap-6', className)}
      onSubmit={(event) => {
        event.preventDefault();
        // Ignores forms that the step renders in a portal.
        if (event.target === event.currentTarget) void submit();
      }}
      onReset={composeEventHandlers(onReset, () => {
        setError(null);
        if (steps[0]) setCurrent(steps[0].value);
      })}
    >
      <Stepper {...(label === undefined ? { 'aria-labelledby': labelledBy ?? '' } : { 'aria-label': label })}>
        {steps.map(({ value: key, title, description }, at) => (
          <StepperItem
            key={key}
            state={error?.value === key ? 'error' : at === index ? 'current' : at < index ? 'complete' : 'upcoming'}
            aria-current={at === index ? 'step' : undefined}
            description={description}
            disabled={loading}
            onClick={at < index ? () => goTo(key) : undefined}
          >
            {title}
          </StepperItem>
        ))}
      </Stepper>
      {steps.map(({ value: key, title, content }, at) => {
        if (at !== index && !visited.has(key)) return null;
        return (
          <div
            key={key}
            hidden={at !== index}
            data-slot="wizard-step"
            className={at === index ? 'grid min-w-0 gap-4' : undefined}
          >
            {at === index && (
              <Heading level={level} size="h4" tabIndex={-1} data-slot="wizard-title" className="outline-none">
                <span className="sr-only">{text('wizardStep', { step: at + 1, count: steps.length })} </span>
                {title}
              </Heading>
            )}
            {typeof content === 'function' ? content({ data: data ?? new FormData(), goTo }) : content}
          </div>
        );
      })}
      {error?.value === step?.value && error && <Alert tone="error">{error.message}</Alert>}
      <div className="flex flex-wrap justify-between gap-3">
        {index > 0 && (
          <Button
            variant="outline"
            tone="neutral"
            disabled={loading}
            data-slot="wizard-back"
            onClick={() => goTo(steps[index - 1]?.value ?? '')}
          >
            {text('wizardBack')}
          </Button>
        )}
        <Button type="submit" loading={loading} data-slot="wizard-next" className="ms-auto">
          {text(isLast ? 'wizardFinish' : 'wizardNext')}
        </Button>
      </div>
    </form>
  );
}
