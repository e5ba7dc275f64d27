import { type ComponentProps, type FocusEvent, type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { cn } from '../../lib/cn';
import { controlHeights, type ControlSize } from '../../lib/control-size';
import { useFieldControl } from '../field';
import { Segment } from './segment';
import type { SegmentName } from './segment-layout';
import type { SegmentsState } from './use-segments';

interface SegmentBoxProps extends Omit<ComponentProps<'input'>, 'size' | 'value' | 'type'> {
  state: SegmentsState;
  /** The `data-slot` of the field. */
  slot: string;
  size?: ControlSize;
  /** The id of the label. */
  labelId?: string;
  /** A button at the end of the box. */
  end?: ReactNode;
}

/**
 * A box with an input for each part of a date or time, in the locale's order. `ref`, `id` and other props apply to the
 * first part; focus handlers apply to all parts as one field.
 */
export function SegmentBox({
  state,
  slot,
  size = 'md',
  labelId,
  end,
  ref,
  name,
  form,
  disabled,
  readOnly,
  required,
  className,
  onFocus,
  onBlur,
  onKeyDown,
  'aria-label': label,
  'aria-labelledby': labelledBy = labelId,
  ...props
}: SegmentBoxProps) {
  const { layout, draft, locale } = state;
  const field = useFieldControl<Pick<SegmentBoxProps, 'id' | 'aria-describedby' | 'aria-invalid'>>({
    id: props.id,
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'],
  });
  const group = useRef<HTMLDivElement>(null);
  const formats = useMemo(
    () => ({
      names: new Intl.DisplayNames(locale, { type: 'dateTimeField' }),
      month: new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', month: 'long' }),
      two: new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false }),
      year: new Intl.NumberFormat(locale, { useGrouping: false }),
    }),
    [locale],
  );

  const displayOf = (part: SegmentName): string => {
    const number = draft[part];
    if (number === undefined) return '';
    if (part === 'dayPeriod') return layout.periods?.[number] ?? '';
    return (part === 'year' ? formats.year : formats.two).format(number);
  };

  function focus(part: SegmentName | undefined): void {
    if (part) group.current?.querySelector<HTMLElement>(`[data-segment="${part}"]`)?.focus();
  }

  /** A press in the box, but outside its parts, focuses the first empty part. */
  function handleMouseDown(event: MouseEvent<HTMLElement>): void {
    if (disabled || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    focus(layout.names.find((part) => draft[part] === undefined) ?? layout.names[0]);
  }

  const isOutside = (event: FocusEvent): boolean => !event.currentTarget.contains(event.relatedTarget);
  const propsOf = (part: SegmentName) => {
    const isFirst = part === layout.names[0];
    const id = isFirst ? field.id : `${field.id}-${part}`;
    const partName = formats.names.of(part) ?? part;
    return {
      ...(isFirst && { ...props, ref }),
      // Screen readers read an error on every part, but a hint only on the first part.
      'aria-describedby': isFirst || field['aria-invalid'] ? field['aria-describedby'] : undefined,
      'aria-invalid': field['aria-invalid'],
      // VoiceOver on iOS does not read the group's name.
      'aria-label': label ? `${partName}, ${label}` : partName,
      'aria-labelledby': labelledBy ? `${id} ${labelledBy}` : undefined,
      id,
      'data-slot': `${slot}-segment`,
      'data-size': size,
      form,
      disabled,
      readOnly,
      required,
      onKeyDown,
      state,
      part,
      display: displayOf(part),
      description: part === 'month' && draft.month ? formats.month.format(Date.UTC(2000, draft.month - 1)) : '',
      onMove: focus,
    };
  };

  return (
    <div
      data-slot={`${slot}-box`}
      className={cn(
        'flex min-w-0 items-center rounded border border-border bg-paper pe-0.5 [:where(&)]:w-full',
        'hover:border-heading has-[input:focus]:border-primary has-[[aria-invalid=true]]:not-focus-within:border-error',
        disabled && 'cursor-not-allowed border-divider bg-neutral-soft hover:border-divider',
        readOnly && 'bg-canvas',
        controlHeights[size],
        className,
      )}
    >
      {/* oxlint-disable-next-line no-noninteractive-element-interactions -- a press beside the parts focuses one of them */}
      <div
        ref={group}
        role="group"
        aria-label={label}
        aria-labelledby={labelledBy}
        data-slot={`${slot}-segments`}
        data-value={state.value || undefined}
        onMouseDown={handleMouseDown}
        onFocus={(event) => {
          if (isOutside(event)) onFocus?.(event as FocusEvent<HTMLInputElement>);
        }}
        onBlur={(event) => {
          if (!isOutside(event)) return;
          onBlur?.(event as FocusEvent<HTMLInputElement>);
          state.leave();
        }}
        className={cn('flex min-w-0 grow items-center self-stretch ps-2.5 pe-1', !disabled && 'cursor-text')}
      >
        {layout.groups.map(({ dir, parts }, index) => (
          // oxlint-disable-next-line no-array-index-key -- the layout changes only with the locale
          <span key={`${locale}-${index}`} dir={dir} className="inline-flex items-center whitespace-pre">
            {parts.map((part, place) =>
              typeof part === 'string' ? (
                // oxlint-disable-next-line no-array-index-key -- as above
                <span key={place} aria-hidden className="text-muted">
                  {part}
                </span>
              ) : (
                <Segment
                  key={part.name}
                  {...propsOf(part.name)}
                  hasPoints={parts.some((other) => typeof other === 'string' && other.startsWith('.'))}
                />
              ),
            )}
          </span>
        ))}
        {name !== undefined && <input type="hidden" name={name} form={form} disabled={disabled} value={state.value} />}
      </div>
      {end}
    </div>
  );
}
