import { Card, Sparkline, StatCard, Tooltip, VisuallyHidden } from 'waymark';
import type { Figure } from '../data/figures';

export interface FigureCardsProps {
  className?: string;
  figures: readonly Figure[];
  isLoading?: boolean;
  isStale?: boolean;
  isBusy?: boolean;
  /** Low, with a border, and without sparklines: the figures are inside a card. @default false */
  isPreview?: boolean;
}

/** A fourth or, on phones and in print, half of the card. */
const wide = 'basis-[max(--spacing(36),40%)] lg:basis-[max(--spacing(46),22%)] print:basis-2/5';

export function FigureCards({ className, figures, isLoading, isStale, isBusy, isPreview = false }: FigureCardsProps) {
  return (
    <Card className={isPreview ? 'border-divider!' : className}>
      {/* Fewer in a row with a large text size. The gaps are hairlines. */}
      <ul
        role="list"
        aria-label="Figures"
        aria-busy={isBusy || undefined}
        className="flex flex-wrap gap-px overflow-clip rounded-[inherit] bg-divider"
      >
        {figures.map(({ id, label, value, full, change, before, course }) => (
          <li key={id} className={`flex min-w-0 grow ${isPreview ? 'basis-36' : wide}`}>
            <StatCard
              label={label}
              value={full === undefined ? (value ?? '–') : <CompactValue text={value ?? ''} full={full} />}
              loading={isLoading}
              change={change?.text}
              direction={change?.direction}
              changeTone={change?.tone}
              caption={change && before !== undefined && `from ${before}`}
              sparkline={
                !isPreview && (
                  <Sparkline data={course} variant="area" className={`text-primary ${isStale ? 'opacity-60' : ''}`} />
                )
              }
              className={`grow rounded-none print:min-h-0 ${isPreview ? 'min-h-22' : 'min-h-30 max-sm:min-h-25'}`}
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
