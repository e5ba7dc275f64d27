import { Card, Sparkline, StatCard, Tooltip, VisuallyHidden } from 'waymark';
import type { Figure } from '../data/figures';

export interface FigureCardsProps {
  className?: string;
  figures: readonly Figure[];
  isLoading?: boolean;
  isStale?: boolean;
  isBusy?: boolean;
}

export function FigureCards({ className, figures, isLoading, isStale, isBusy }: FigureCardsProps) {
  return (
    <Card className={className}>
      {/* Four columns, or two on phones and in print, or fewer if the text is large. The gaps are hairlines. */}
      <ul
        role="list"
        aria-label="Figures"
        aria-busy={isBusy || undefined}
        className="grid grid-cols-[repeat(auto-fit,minmax(max(--spacing(36),40%),1fr))] gap-px overflow-clip rounded-[inherit] bg-divider lg:grid-cols-[repeat(auto-fit,minmax(max(--spacing(46),22%),1fr))] print:grid-cols-2"
      >
        {figures.map(({ id, label, value, full, change, before, course }) => (
          <li key={id} className="flex">
            <StatCard
              label={label}
              value={full === undefined ? (value ?? '–') : <CompactValue text={value ?? ''} full={full} />}
              loading={isLoading}
              change={change?.text}
              direction={change?.direction}
              changeTone={change?.tone}
              caption={change && before !== undefined && `from ${before}`}
              sparkline={
                <Sparkline data={course} variant="area" className={`text-primary ${isStale ? 'opacity-60' : ''}`} />
              }
              className="min-h-30 grow rounded-none max-sm:min-h-25 print:min-h-0"
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface CompactValueProps {
  text: string;
  full: string;
  /** Set by a grid, which has a single tab stop. */
  tabIndex?: number;
}

/** A compact number. The tooltip and screen readers provide all digits. */
export function CompactValue({ text, full, tabIndex }: CompactValueProps) {
  return (
    <Tooltip label={full} repeatsName>
      <button type="button" tabIndex={tabIndex} className="cursor-help rounded-inner text-inherit">
        <span aria-hidden>{text}</span>
        <VisuallyHidden>{full}</VisuallyHidden>
      </button>
    </Tooltip>
  );
}
