import { Minus, Plus } from 'lucide-react';
import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn';

interface StepButtonProps {
  name: string;
  fieldId: string;
  /**
   * The id of the field's label, which describes the button. If the label named the button, a query by label text would
   * find three elements.
   */
  labelId: string | undefined;
  direction: 'decrease' | 'increase';
  disabled: boolean;
  onStep: () => void;
}

const icons: Record<StepButtonProps['direction'], ReactNode> = {
  decrease: <Minus aria-hidden />,
  increase: <Plus aria-hidden />,
};

/** A button beside the number. It is not a tab stop, because the field's arrow keys have the same effect. */
export function StepButton({ name, fieldId, labelId, direction, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-slot={`number-field-${direction}`}
      aria-label={name}
      aria-describedby={labelId}
      aria-controls={fieldId}
      disabled={disabled}
      className={cn(
        'inline-flex size-7 min-h-target min-w-target cursor-pointer touch-manipulation items-center justify-center rounded-inner text-muted',
        'select-none hover:bg-hover hover:text-heading pointer-coarse:size-touch',
        'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-disabled forced-colors:disabled:text-[GrayText] [&>svg]:size-4',
      )}
      // Keep focus in the field, and do not open the context menu on a long press.
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      {...useHold(onStep)}
    >
      {icons[direction]}
    </button>
  );
}

const holdDelayMs = 400;
const holdIntervalMs = 60;

/** Returns the handlers for a button that repeats its action while pressed and performs it once when clicked. */
function useHold(action: () => void) {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const timer = useRef<number>(undefined);
  const hasRepeated = useRef(false);
  const stop = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);

  function repeat(button: HTMLButtonElement): void {
    // A button that is disabled at the limit does not receive `pointerup`.
    if (button.disabled) return;
    hasRepeated.current = true;
    latest.current();
    timer.current = window.setTimeout(repeat, holdIntervalMs, button);
  }

  return {
    onPointerDown: ({ button, currentTarget }: PointerEvent<HTMLButtonElement>) => {
      hasRepeated.current = false;
      stop();
      if (button === 0) timer.current = window.setTimeout(repeat, holdDelayMs, currentTarget);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    // The browser cancels the pointer when a touch scrolls the page.
    onPointerCancel: stop,
    onClick: () => {
      stop();
      if (!hasRepeated.current) latest.current();
      hasRepeated.current = false;
    },
  };
}
