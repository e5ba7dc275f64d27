import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { useHold } from './use-hold';

interface StepButtonProps {
  name: string;
  /** The id of the input. */
  fieldId: string;
  /** The id of the label, which completes the name. */
  labelId: string | undefined;
  direction: 'decrease' | 'increase';
  disabled: boolean;
  onStep: () => void;
}

const icons: Record<StepButtonProps['direction'], ReactNode> = {
  decrease: <Minus aria-hidden />,
  increase: <Plus aria-hidden />,
};

/** A button beside the number. It is not a tab stop, because the arrow keys of the field have the same effect. */
export function StepButton({ name, fieldId, labelId, direction, disabled, onStep }: StepButtonProps) {
  const id = `${fieldId}-${direction}`;
  return (
    <button
      type="button"
      id={id}
      tabIndex={-1}
      data-slot={`number-field-${direction}`}
      aria-label={name}
      aria-labelledby={labelId && `${id} ${labelId}`}
      aria-controls={fieldId}
      disabled={disabled}
      className={cn(
        'inline-flex size-7 min-h-target min-w-target cursor-pointer touch-manipulation items-center justify-center rounded-inner text-muted',
        'transition-colors duration-control select-none hover:bg-hover hover:text-heading pointer-coarse:size-touch',
        'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-disabled forced-colors:disabled:text-[GrayText] [&>svg]:size-4',
      )}
      // Keep the focus in the field, and do not open the context menu on a long touch.
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      {...useHold(onStep)}
    >
      {icons[direction]}
    </button>
  );
}
