'use client';

import { Circle, CircleCheck } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Meter } from '../../content/meter';
import { type ControlParts, rootPropsOf } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { DelayedStatus } from '../../lib/delayed-status';
import { useLabels } from '../../providers/labels';
import { passwordRequirementsLabels } from './password-requirements-labels';
import { fairBits, strongBits } from './password-strength';

export interface PasswordRequirement {
  /** Identifies the requirement. */
  id: string;
  /** The requirement, such as "At least 12 characters". */
  label: string;
  /** Whether the password meets the requirement. */
  met: boolean;
}

export interface PasswordRequirementsProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<ControlParts, 'slotProps'> {
  /** The password that the user has entered. While it is empty, no strength is displayed and nothing is announced. */
  value: string;
  /** The requirements for the password, and whether it meets them. */
  requirements: readonly PasswordRequirement[];
  /**
   * The strength in bits, for example from `estimatePasswordStrength`. Below 40 bits, a password is weak; from 64 bits
   * up, it is strong.
   * @default no strength is displayed
   */
  strength?: number;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof passwordRequirementsLabels>;
}

/** A strength that fills the meter, in bits. */
const maxBits = 96;

/**
 * The requirements for a new password, with a meter for its strength. Place it below the `PasswordField`, and set the
 * field's `aria-describedby` to its `id`. When the user stops typing, the strength and the missing requirements are
 * announced. `className` and `style` apply to the root; all other props apply to the requirements.
 */
export function PasswordRequirements({
  value,
  requirements,
  strength,
  labels,
  className,
  style,
  slotProps,
  ...props
}: PasswordRequirementsProps) {
  const label = useLabels(passwordRequirementsLabels, labels);
  const labelId = useId();
  const missing = requirements.flatMap((requirement) => (requirement.met ? [] : requirement.label));
  const bits = value === '' ? undefined : strength;
  const word = label(
    bits === undefined || bits < fairBits ? 'weakPassword' : bits < strongBits ? 'fairPassword' : 'strongPassword',
  );
  const status = [
    bits !== undefined && label('passwordStrengthIs', { strength: word }),
    missing.length > 0 ? label('missingRequirements', { missing: missing.join('; ') }) : label('allRequirementsMet'),
  ];
  const root = rootPropsOf({ className, style, slotProps });
  return (
    <div data-slot="password-requirements" {...root} className={cn('grid gap-2 text-caption', root.className)}>
      <div data-slot="password-requirements-list" {...props}>
        {/* An element, because an `aria-label` on the list would replace the requirements in the field's description. */}
        <p id={labelId} className="sr-only">
          {label('passwordRequirements')}
        </p>
        {/* The role, because Safari removes the semantics of a list without bullets. */}
        <ul role="list" aria-labelledby={labelId} className="grid gap-1">
          {requirements.map(({ id, label: text, met }) => {
            const Icon = met ? CircleCheck : Circle;
            return (
              <li
                key={id}
                data-slot="password-requirement"
                data-state={met ? 'met' : 'missing'}
                className={cn('flex gap-1.5', met ? 'text-success' : 'text-muted')}
              >
                <Icon aria-hidden className="mt-px size-4 shrink-0" />
                <span className="min-w-0 wrap-anywhere">
                  {text}
                  {met && <span className="sr-only"> ({label('requirementMet')})</span>}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      {bits !== undefined && (
        <Meter
          label={label('passwordStrength')}
          size="sm"
          value={bits}
          max={maxBits}
          low={fairBits}
          high={strongBits}
          optimum={maxBits}
          valueText={word}
        />
      )}
      <DelayedStatus
        data-slot="password-requirements-status"
        text={value === '' ? '' : status.filter(Boolean).join(' ')}
      />
    </div>
  );
}
