import { Sparkline, StatCard } from 'waymark';
import { CompactValue } from './compact-value';
import type { Figure } from './figures';

export interface FigureCardsProps {
  className?: string;
  figures: readonly Figure[];
  isLoading: boolean;
  isStale: boolean;
  isBusy: boolean;
}

/** The figures of the range, each with its course and its change. */
export function FigureCards({ className, figures, isLoading, isStale, isBusy }: FigureCardsProps) {
  return (
    // Four columns, two on a phone and on paper, or fewer when the text size of the user needs wider ones.
    <ul
      role="list"
      aria-label="Figures"
      aria-busy={isBusy || undefined}
      className={`grid grid-cols-[repeat(auto-fit,minmax(max(--spacing(36),40%),1fr))] gap-3 sm:gap-5 lg:grid-cols-[repeat(auto-fit,minmax(max(--spacing(46),22%),1fr))] print:grid-cols-2 ${className ?? ''}`}
    >
      {figures.map(({ id, label, value, full, change, course }) => (
        <li key={id} className="flex">
          <StatCard
            label={label}
            value={full === undefined ? (value ?? '–') : <CompactValue text={value ?? ''} full={full} />}
            loading={isLoading}
            change={change?.text}
            direction={change?.direction}
            changeTone={change?.tone}
            sparkline={
              <Sparkline
                data={course}
                variant="area"
                className={`text-primary max-sm:h-8.5! ${isStale ? 'opacity-60' : ''}`}
              />
            }
            className="min-h-37 grow max-sm:min-h-29 print:min-h-0"
            classNames={{ figure: 'min-h-8.5' }}
          />
        </li>
      ))}
    </ul>
  );
}
