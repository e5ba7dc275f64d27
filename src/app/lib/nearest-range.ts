/** The id of a range of the dashboard that ends with the current day. */
export type NamedRange = 'today' | '7d' | 'month' | '30d' | 'year';

/** Days, each `yyyy-mm-dd`, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** Returns the shortest range of the dashboard with a time; before this year and after today, the month of the time. */
export function nearestRange(time: number, now: Date): NamedRange | DayRange {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const starts: readonly (readonly [id: NamedRange, start: Date])[] = [
    ['today', new Date(year, month, day)],
    ['7d', new Date(year, month, day - 6)],
    ['month', new Date(year, month, 1)],
    ['30d', new Date(year, month, day - 29)],
    ['year', new Date(year, 0, 1)],
  ];
  const isPast = time < +new Date(year, month, day + 1);
  // On the first days of a month, seven days are longer than the month, and in January 30 days are longer than the year.
  const containing = isPast ? starts.filter(([, start]) => +start <= time).toSorted((a, b) => +b[1] - +a[1]) : [];
  return containing[0]?.[0] ?? monthOf(new Date(time));
}

function monthOf(date: Date): DayRange {
  const month = `${date.getFullYear()}-${pad(date.getMonth() + 1)}`;
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0);
  return { from: `${month}-01`, to: `${month}-${pad(last.getDate())}` };
}
