import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { clockTime } from '../../lib/clock-time';
import { useFormReset } from '../../lib/use-form-reset';
import type { segmentLabels } from '../../lib/shared-labels';
import type { LabelText } from '../../providers/labels';
import { useLocale, useTimeZone } from '../../providers/locale';
import { entryFormat, latinDigits, layoutOf, limitsOf, type SegmentKind, type SegmentName } from './segment-layout';
import { dateOf, daysInMonth, fullYear, pastedSegments, type Segments, segmentsOf, valueOf } from './segment-values';

interface SegmentsOptions {
  kind: SegmentKind;
  value: string;
  setValue: (value: string) => void;
  text: LabelText<keyof typeof segmentLabels>;
  /** The first segment. When its form is reset, the value is reset as well. */
  firstRef: RefObject<HTMLInputElement | null>;
}

export type SegmentsState = ReturnType<typeof useSegments>;

/** Sets the problem as the validation message, which keeps the browser from submitting the form. */
export function useValidity(ref: RefObject<HTMLInputElement | null>, problem: string): void {
  // Runs after each render, because the element may have changed.
  useLayoutEffect(() => ref.current?.setCustomValidity(problem));
}

/** A date and time with two digits in each part, used to show an example of a format. */
const exampleMs = Date.UTC(2026, 10, 27, 9, 30);

/**
 * Returns the state of a value that is entered part by part. An incomplete value, or a date that does not exist, is
 * reported as an empty string but remains in the field.
 */
export function useSegments({ kind, value, setValue, text, firstRef }: SegmentsOptions) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const layout = useMemo(() => layoutOf(locale, kind), [locale, kind]);
  const toLatin = useMemo(() => latinDigits(locale), [locale]);
  const read = (next: string): Segments => segmentsOf(next, kind, layout) ?? {};
  const [draft, setDraft] = useState(() => read(value));
  /**
   * The parts when focus last left the field. Errors are displayed only for these parts, not while the user
   * types.
   */
  const [left, setLeft] = useState<Segments>();
  const [refused, setRefused] = useState<'yearDigits' | 'segmentsIncomplete'>();
  const [shown, setShown] = useState({ value, layout });
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });

  function show(segments: Segments): void {
    latest.current = segments;
    setDraft(segments);
    setRefused(undefined);
  }
  // When the consumer, a calendar or a form reset sets a value, it replaces the parts.
  if (shown.value !== value || shown.layout !== layout) {
    setShown({ value, layout });
    if (shown.layout !== layout || value !== valueOf(draft, kind, layout, timeZone).value) {
      setDraft(read(value));
      setRefused(undefined);
    }
  }
  useFormReset(firstRef, value, (initial) => {
    show(read(initial));
    setValue(initial);
  });

  function commit(segments: Segments): void {
    show(segments);
    setValue(valueOf(segments, kind, layout, timeZone).value);
  }

  const { problem } = valueOf(draft, kind, layout, timeZone);
  const format = (instant: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options }).format(instant);
  const messages = {
    incomplete: () => text('segmentsIncomplete', { example: format(exampleMs, entryFormat(kind)) }),
    year: () => text('yearDigits'),
    missing: () =>
      text('dateMissing', {
        month: format(Date.UTC(draft.year ?? 0, (draft.month ?? 1) - 1), { month: 'long', year: 'numeric' }),
        days: daysInMonth(draft),
      }),
    skipped: () =>
      text('timeSkipped', { time: format(Date.UTC(2000, 0, 1, draft.hour, draft.minute), entryFormat('time')) }),
  };
  const isUnknown = value !== '' && !segmentsOf(value, kind, layout);
  const own = problem ? messages[problem]() : isUnknown ? messages.incomplete() : '';

  return {
    kind,
    locale,
    layout,
    draft,
    value,
    /** Why the parts do not form a value, or an empty string if they do or if no part is entered. */
    problem: own,
    /** Returns the message to display now for a problem with the parts or with the value. */
    messageOf: (valueProblem: string): string => {
      if (refused) return refused === 'yearDigits' ? text('yearDigits') : messages.incomplete();
      return left === draft || isUnknown ? own || valueProblem : '';
    },
    text,
    toLatin,
    refuse: setRefused,
    setSegment: (name: SegmentName, number: number | undefined): void => commit({ ...latest.current, [name]: number }),
    /** The typed date, or the last date of its month if it does not exist. Empty while parts of it are missing. */
    typedDate: dateOf(draft),
    /** Sets the parts of the date, and sets the time to midnight unless a time is typed. */
    setDate: (date: string): void =>
      commit({
        ...(kind === 'datetime' && segmentsOf('2000-01-01T00:00', kind, layout)),
        ...entered(latest.current),
        ...segmentsOf(date, 'date', layout),
      }),
    /** Adds to a part and wraps around at the limits. An empty part begins with the current date or time. */
    step: (name: SegmentName, by: number): void => {
      const [min, max] = limitsOf(name, layout.periods !== undefined);
      const current = latest.current[name];
      const start = segmentsOf(clockTime(Date.now(), timeZone).slice(0, 16), 'datetime', layout)?.[name] ?? min;
      const next = current === undefined ? start : current + by;
      commit({ ...latest.current, [name]: next > max ? min : next < min ? max : next });
    },
    /** Reads pasted text. Text that cannot be read has no effect. */
    paste: (pasted: string): void => {
      const found = pastedSegments(toLatin(pasted), kind, layout);
      if (found === undefined || found === 'year') setRefused(found ? 'yearDigits' : 'segmentsIncomplete');
      else commit(found);
    },
    /** Completes a part when focus leaves it: expands a two-digit year, and raises a zero to the minimum. */
    complete: (name: SegmentName): void => {
      const number = latest.current[name];
      if (number === undefined) return;
      const [min] = limitsOf(name, layout.periods !== undefined);
      const thisYear = new Date().getFullYear();
      const next = name === 'year' ? fullYear(number, thisYear) : Math.max(number, min);
      if (next !== number) commit({ ...latest.current, [name]: next });
    },
    /**
     * Called when focus leaves the field. Displays errors, and restores the value if the consumer has rejected a new
     * one.
     */
    leave: (): void => {
      const isRefusedValue = valueOf(latest.current, kind, layout, timeZone).value !== value && value !== '';
      if (isRefusedValue && !isUnknown) show(read(value));
      setLeft(latest.current);
    },
    /** Returns the value as it is displayed. */
    copy: (): string => (value && !isUnknown ? format(Date.parse(toIso(value, kind)), entryFormat(kind)) : ''),
  };
}

/** Returns the segments without the parts that were cleared. */
const entered = (segments: Segments): Segments =>
  Object.fromEntries(Object.entries(segments).filter(([, number]) => number !== undefined));

const toIso = (value: string, kind: SegmentKind): string =>
  kind === 'date' ? `${value}T00:00Z` : kind === 'time' ? `2000-01-01T${value.slice(0, 5)}Z` : `${value.slice(0, 16)}Z`;
