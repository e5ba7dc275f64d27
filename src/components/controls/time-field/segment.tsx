import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { cn } from '../../lib/cn';
import { useHydrated } from '../../lib/use-hydrated';
import { limitsOf, type SegmentName } from './segment-layout';
import { daysInMonth } from './segment-values';
import type { SegmentsState } from './use-segments';

interface SegmentProps extends Omit<ComponentProps<'input'>, 'value' | 'type'> {
  state: SegmentsState;
  part: SegmentName;
  /** The number as text. */
  display: string;
  /** The name of the entered month. */
  description: string;
  /** Whether the parts are separated by periods, which no space precedes. */
  hasPoints: boolean;
  /** Moves focus to another part. */
  onMove: (part: SegmentName | undefined) => void;
}

const placeholders = { year: 'yearPlaceholder', month: 'monthPlaceholder', day: 'dayPlaceholder' } as const;

/** The number of steps for PageUp and PageDown. */
const pages: Record<SegmentName, number> = { year: 5, month: 2, day: 7, hour: 2, minute: 15, dayPeriod: 1 };

/** One part, which is an input that the user can type into, step and clear like a spinbutton (WAI-ARIA). */
export function Segment({
  state,
  part,
  display,
  description,
  hasPoints,
  onMove,
  disabled,
  readOnly,
  onKeyDown,
  ...props
}: SegmentProps) {
  const { layout, draft, text } = state;
  /** The digits typed since the part received focus. */
  const typed = useRef('');
  const isIos = useIsIos();
  const [min, max] = limitsOf(part, layout.periods !== undefined);
  const neighbor = (by: number): SegmentName | undefined => layout.names[layout.names.indexOf(part) + by];

  function enter(digit: string): void {
    const digits = typed.current + digit;
    if (part === 'year' && digits.length > 4) {
      state.refuse('yearDigits');
      return;
    }
    typed.current = Number(digits) > max ? digit : digits;
    const number = Number(typed.current);
    state.setSegment(part, number);
    if (typed.current.length === String(max).length || number * 10 > max) onMove(neighbor(1));
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const { inputType, data } = event.nativeEvent as Partial<InputEvent>;
    if (inputType?.startsWith('delete')) {
      typed.current = '';
      state.setSegment(part, undefined);
      return;
    }
    const entered = state.toLatin(data ?? event.currentTarget.value);
    // Several characters entered at once replace the part.
    if (entered.length !== 1) typed.current = '';
    if (part === 'dayPeriod') {
      const letter = entered.toLowerCase();
      const period = layout.periods?.findIndex((known) => known.toLowerCase().startsWith(letter)) ?? -1;
      const index = period === -1 ? 'ap'.indexOf(letter.charAt(0)) : period;
      if (letter && index !== -1) state.setSegment(part, index);
    } else if (/^[\s./:,-]$/.test(entered)) {
      if (draft[part] !== undefined) onMove(neighbor(1));
    } else {
      for (const digit of entered.replaceAll(/\D/g, '')) enter(digit);
    }
  }

  /** Sets a part in response to a key. */
  function set(number: number | undefined): void {
    typed.current = '';
    state.setSegment(part, number);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = (by: number) => () => {
      typed.current = '';
      state.step(part, by);
    };
    const moves: Partial<Record<string, () => void>> = {
      ArrowLeft: () => onMove(neighbor(isRtl ? 1 : -1)),
      ArrowRight: () => onMove(neighbor(isRtl ? -1 : 1)),
    };
    const changes: Partial<Record<string, () => void>> = {
      Backspace: () => (draft[part] === undefined ? onMove(neighbor(-1)) : set(undefined)),
      Delete: () => set(undefined),
      Home: () => set(min),
      End: () => set(part === 'day' ? daysInMonth(draft) : max),
      ArrowUp: step(1),
      ArrowDown: step(-1),
      PageUp: step(pages[part]),
      PageDown: step(-pages[part]),
    };
    const act = moves[event.key] ?? changes[event.key];
    if (!act) return;
    event.preventDefault();
    if (moves[event.key] || (!disabled && !readOnly)) act();
  }

  return (
    <input
      type="text"
      // VoiceOver on iOS does not focus spinbuttons.
      {...(!isIos && {
        role: 'spinbutton',
        'aria-valuenow': draft[part],
        'aria-valuemin': min,
        'aria-valuemax': max,
        'aria-valuetext': display ? cn(display, description && `– ${description}`) : text('segmentEmpty'),
      })}
      data-segment={part}
      inputMode={part === 'dayPeriod' ? 'text' : 'numeric'}
      autoComplete="off"
      enterKeyHint={neighbor(1) ? 'next' : undefined}
      placeholder={part === 'year' || part === 'month' || part === 'day' ? text(placeholders[part]) : '––'}
      {...props}
      disabled={disabled}
      readOnly={readOnly}
      value={display}
      onChange={handleChange}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) handleKeyDown(event);
      }}
      onFocus={(event) => {
        typed.current = '';
        event.currentTarget.select();
      }}
      onBlur={() => state.complete(part)}
      onPaste={(event) => {
        event.preventDefault();
        if (!disabled && !readOnly) state.paste(event.clipboardData.getData('text'));
      }}
      onCopy={(event) => {
        if (!state.copy()) return;
        event.preventDefault();
        event.clipboardData.setData('text', state.copy());
      }}
      className={cn(
        'rounded-inner bg-transparent p-0 text-body text-heading tabular-nums caret-transparent',
        'focus:bg-secondary-soft focus:text-on-secondary-soft focus-visible:outline-offset-0',
        'disabled:cursor-not-allowed disabled:text-disabled',
        hasPoints ? 'text-end' : 'text-center',
        // At least 24 px between the centers of two parts (WCAG 2.2, 2.5.8).
        part === 'year' ? 'w-[4.5ch]' : cn('w-[3ch]', hasPoints && 'not-placeholder-shown:w-[2.65ch]'),
      )}
    />
  );
}

const useIsIos = (): boolean =>
  useHydrated() &&
  (navigator.platform.startsWith('iP') || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1));
