export interface ProgressValue {
  value: number | null;
  max: number;
  valueText: string | undefined;
}

/** Returns the percentage, `null` while it is indeterminate, the displayed text, and the attributes of the progress bar. */
export function describeProgress({ value, max, valueText }: ProgressValue) {
  const known = value !== null && Number.isFinite(value) && max > 0;
  const now = known ? Math.min(Math.max(value, 0), max) : null;
  const percent = now === null ? null : Math.round((now / max) * 100);
  return {
    percent,
    text: valueText ?? (percent === null ? null : `${percent}%`),
    bar: {
      role: 'progressbar',
      'data-state': now === null ? 'indeterminate' : now === max ? 'complete' : 'loading',
      'aria-valuemin': 0,
      'aria-valuemax': max,
      'aria-valuenow': now ?? undefined,
      'aria-valuetext': valueText,
    },
  } as const;
}
