import { Calendar, ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { menu } from '../config/menu';
import { LogoMark } from './logo';

/** Returns daily values that follow a weekly wave. */
const wave = (days: number, base: number, height: number): number[] =>
  Array.from({ length: days }, (_, day) => base + height * (Math.sin(day / 1.1) + Math.cos(day * 2.3) / 2));

const levels = [
  { color: 'fill-level-high', values: wave(27, 88, 14) },
  { color: 'fill-level-medium', values: wave(27, 84, -9) },
  { color: 'fill-level-low', values: wave(27, 20, 6) },
];

/** Returns the path of a level's part of a day's column, above the lower levels. */
function barPath(value: number, day: number, level: number): string {
  const below = levels.slice(0, level).reduce((sum, { values }) => sum + (values[day] ?? 0) + 1, 0);
  return `M${day * 26 + 4},${230 - below}v${-value}h18v${value}Z`;
}

const linePath = (values: readonly number[], step: number): string =>
  values.map((value, day) => `${day === 0 ? 'M' : 'L'}${day * step},${value}`).join('');

/** A decorative dashboard in the current theme. Assistive technology and focus ignore it. */
export function ProductPicture() {
  return (
    <div
      inert
      // In the middle of large windows.
      className="animate-[wm-fade-in_var(--wm-duration-fade-appear)] [--inset-x:max(--spacing(16),(100%-(--spacing(265)))/2)] [--inset-y:max(--spacing(0),(100%-(--spacing(228)))/2)]"
    >
      <div className="absolute start-(--inset-x) top-[max(--spacing(24),var(--inset-y))] w-265 overflow-hidden rounded-[calc(2*var(--wm-radius))] bg-paper text-text shadow-modal">
        <div className="flex h-18 items-center px-6">
          <LogoMark className="size-7" />
          <p className="ms-2.5 w-58 text-h3 text-heading">Waymark</p>
          <p className="flex h-10 w-104 items-center gap-3 rounded bg-canvas px-3.5 text-muted">
            <Search className="size-4" />
            Search
          </p>
        </div>
        <div className="flex h-160">
          <div className="w-66 shrink-0 px-4">
            {menu.map(({ id, title, children = [] }) => (
              <div key={id} className="mb-3 grid gap-1">
                {title && <p className="px-3 pt-1.5 text-h6 text-muted">{title}</p>}
                {children.map((entry) => (
                  <p
                    key={entry.id}
                    className={`flex items-center gap-3 rounded px-3 py-2.5 [&>svg]:size-5 ${
                      entry.id === 'default' ? 'bg-secondary-soft font-semibold text-on-secondary-soft' : ''
                    }`}
                  >
                    {entry.icon}
                    {entry.title}
                  </p>
                ))}
              </div>
            ))}
          </div>
          <div className="grid grow content-start gap-5 rounded-ss bg-canvas p-5">
            <div className="flex items-center justify-between">
              <p className="text-h3 text-heading">Dashboard</p>
              <p className="me-24 flex h-9 items-center gap-2 rounded bg-paper px-3 text-label">
                <Calendar className="size-4" />
                Nov 1 – 27
                <ChevronDown className="size-4" />
              </p>
            </div>
            <div className="grid grid-cols-3 divide-x divide-divider rounded bg-paper rtl:divide-x-reverse">
              <Figure label="Readings" value="5,757" values={wave(14, 18, 7)}>
                <b className="font-medium text-success">↑ 0.7%</b> from 5,717
              </Figure>
              <Figure label="Average value" value="0.861" values={wave(14, 20, -7)}>
                <b className="font-medium text-error">↓ 0.5%</b> from 0.865
              </Figure>
              <Figure label="High" value="44.6%" values={wave(14, 16, 6)}>
                <b className="font-medium text-error">↓ 1.3</b> points
              </Figure>
            </div>
            <div className="rounded bg-paper p-5">
              <p className="text-h4 text-heading">Readings by day</p>
              <svg viewBox="0 0 700 240" className="mt-4 w-175 rtl:-scale-x-100">
                {[20, 90, 160, 230].map((y) => (
                  <path key={y} d={`M0,${y}H700`} className="stroke-divider" />
                ))}
                {levels.map(({ color, values }, level) => (
                  <path
                    key={color}
                    d={values.map((value, day) => barPath(value, day, level)).join('')}
                    className={color}
                  />
                ))}
              </svg>
            </div>
          </div>
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-(--inset-y) bg-linear-to-t from-secondary-soft from-60% to-transparent px-(--inset-x) pt-20 pb-14">
        <p className="max-w-130 text-figure text-heading">A dashboard for any API</p>
        <p className="mt-2 max-w-120 text-text">
          Paste an address: Waymark finds the rows and proposes the chart, the figures and the table.
        </p>
      </div>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: string;
  values: readonly number[];
  children: ReactNode;
}

function Figure({ label, value, values, children }: FigureProps) {
  return (
    <div className="relative p-5">
      <p className="text-label text-muted">{label}</p>
      <p className="text-figure text-heading">{value}</p>
      <p className="text-caption whitespace-nowrap text-muted">{children}</p>
      <svg viewBox="0 0 104 44" className="absolute end-5 bottom-5 w-26 fill-none rtl:-scale-x-100">
        <path d={linePath(values, 7.7)} strokeWidth="1.5" className="stroke-primary" />
      </svg>
    </div>
  );
}
