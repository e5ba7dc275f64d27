'use client';

import { Slot } from '@radix-ui/react-slot';
import { type AriaAttributes, type ComponentProps, type ReactNode, use, useMemo } from 'react';
import { type ControlParts, type RootProps, rootPropsOf } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { type ControlProps, describeControl } from '../../lib/describe-control';
import { createRequiredContext } from '../../lib/required-context';
import { useFieldMark } from '../../providers/field-mark';
import { useLabels } from '../../providers/labels';
import { fieldLabels } from './field-labels';
import { Label } from './label';
import { type FieldOptions, useField } from './use-field';

interface FieldState {
  control: Omit<ControlProps, 'id'> & Partial<Pick<ControlProps, 'id'>>;
  labelId: string | undefined;
}

const [FieldContext, useFieldState] = createRequiredContext<FieldState>('<Field>');

/** The props of a control with a visible label, excluding the label. */
export interface LabeledControlOptions extends ControlParts {
  /** Help text below the field, which is also the accessible description. */
  hint?: ReactNode;
  /** The error message. Marks the field as invalid. */
  error?: ReactNode;
}

export interface FieldProps extends FieldOptions {
  /** The visible label. Without it, set `aria-label` on the control. */
  label?: ReactNode;
}

/**
 * Connects an `Input`, or another control in a `FieldControl`, with a label, a hint and an error message. `ref`,
 * `className` and all other props apply to the element around them.
 */
export function Field({
  label,
  isRequired = false,
  className,
  children,
  ...options
}: FieldProps & {
  /** Whether a native control inside has the `required` attribute. */
  isRequired?: boolean;
}) {
  const text = useLabels(fieldLabels);
  const { root, name, control, messages } = useField(options);
  const { markClass, isMarkedOptional } = useFieldMark(isRequired || Boolean(options.required));
  const labelId = label ? name.id : undefined;
  const state = useMemo(() => ({ control, labelId }), [control, labelId]);
  return (
    <div {...root} className={cn('grid gap-1.5', className)}>
      {label && (
        <Label {...name} className={markClass}>
          {label}
          {isMarkedOptional && (
            <>
              {' '}
              <span className="font-normal text-muted">({text('optional')})</span>
            </>
          )}
        </Label>
      )}
      <FieldContext value={state}>{children}</FieldContext>
      {messages}
    </div>
  );
}

/** Adds the surrounding `Field`'s id, descriptions and state to a control's props. */
export function useFieldControl<Props extends AriaAttributes>(props: Props): Props {
  const field = use(FieldContext);
  return field ? describeControl(props, field.control) : props;
}

/**
 * Adds the elements with the given ids to the description of the control inside, even without a surrounding `Field`.
 */
export function DescribedControl({ ids, children }: { ids: string | undefined; children: ReactNode }) {
  const field = use(FieldContext);
  const state = useMemo(
    () => ({
      labelId: field?.labelId,
      control: {
        'aria-invalid': undefined,
        ...field?.control,
        'aria-describedby': cn(ids, field?.control['aria-describedby']) || undefined,
      },
    }),
    [ids, field],
  );
  return <FieldContext value={state}>{children}</FieldContext>;
}

/** An `input` with the attributes of the surrounding `Field`. */
export function FieldInput(props: ComponentProps<'input'>) {
  return <input {...useFieldControl(props)} />;
}

/**
 * Connects its child element with the surrounding `Field`: a `textarea`, or an element that a `label` cannot name, such
 * as a group. Set `aria-describedby` here instead of on the child.
 */
export function FieldControl(props: ComponentProps<typeof Slot>) {
  const { labelId, control } = useFieldState('FieldControl');
  return <Slot aria-labelledby={labelId} {...describeControl(props, control)} />;
}

type SplitProps = LabeledControlOptions &
  Pick<ComponentProps<'div'>, 'className' | 'style' | 'id'> & { label?: ReactNode; required?: boolean };

/**
 * The props of the `Field`, and the remaining props for its control. The type is named for the same reason as
 * `FieldParts`.
 */
interface ControlInField<Props extends SplitProps> {
  field: RootProps & Pick<FieldProps, 'label' | 'hint' | 'error' | 'controlId'> & { isRequired: boolean };
  control: Omit<Props, Exclude<keyof SplitProps, 'required'>> & { className: string | undefined };
}

/** Separates the props of the surrounding `Field` from the control's props. */
export function splitFieldProps<Props extends SplitProps>({
  label,
  hint,
  error,
  className,
  style,
  classNames,
  slotProps,
  id,
  ...control
}: Props): ControlInField<Props> {
  return {
    field: {
      ...rootPropsOf({ className, style, slotProps }),
      label,
      hint,
      error,
      controlId: id,
      isRequired: Boolean(control.required),
    },
    control: { ...control, className: classNames?.control },
  };
}
