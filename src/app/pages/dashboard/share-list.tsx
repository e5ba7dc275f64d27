import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card, CardContent, CardTitle, type ChartColor, ChartSymbol, Chip, Tooltip, VisuallyHidden } from 'waymark';
import type { ResponseStatus } from '../../data/readings/use-rows';
import { formatShare } from '../../lib/formats';
import type { AmountText } from './formats';

export interface ShareEntry extends AmountText {
  key: string;
  name: string;
  /** The amount that the bar shows; null without one. */
  amount: number | null;
  /** The color of the entry in the chart, if it has one. */
  color?: ChartColor;
  /** Whether the entry stands for several, which cannot be selected together. @default false */
  isRest?: boolean;
}

export interface ShareListProps {
  title: string;
  entries: readonly ShareEntry[];
  /** What the amounts are shares of; null when they do not add up. */
  whole: number | null;
  /** The whole as text. @default none */
  wholeText?: string;
  status: ResponseStatus;
  /** The keys of the selected entries; all when it is empty. */
  selected: readonly string[];
  onSelect: (key: string) => void;
  /** Says what a selection does. */
  hint: string;
  /** The card keeps the height of this number of entries. @default 0 */
  minLength?: number;
}

/** What the list says without entries. */
const absence: Partial<Record<ResponseStatus, string>> = { loading: 'Loading', failed: 'Not available' };

/**
 * Entries with their amounts. Those with colors are parts of one bar, if they add up; each other entry is on a bar of its own.
 * Selecting an entry filters the other cards.
 */
export function ShareList(props: ShareListProps) {
  const { title, entries, whole, wholeText, status, selected, onSelect, hint, minLength = 0 } = props;
  const hintId = useId();
  const isParts = entries.every(({ color }) => color !== undefined) && entries.length > 0;
  const hasOneBar = isParts && whole !== null;
  const largest = Math.max(0, ...entries.map(({ amount }) => amount ?? 0));
  return (
    <Card>
      <CardContent className="max-sm:p-4">
        <div className="flex items-center gap-3">
          <CardTitle className="grow">{title}</CardTitle>
          {wholeText !== undefined && <Chip size="sm">{wholeText}</Chip>}
        </div>
        {hasOneBar && <PartsBar {...{ entries, whole, isStale: status === 'stale' }} />}
        <VisuallyHidden id={hintId}>
          <bdi>{hint}</bdi>
        </VisuallyHidden>
        <ul
          role="list"
          aria-describedby={hintId}
          // The browser would scroll the page after an entry that gets another place.
          className={`grid [overflow-anchor:none] ${isParts ? 'mt-2' : 'mt-3 gap-1.5'}`}
          aria-busy={status === 'loading' || undefined}
        >
          {entries.map((entry) => (
            <Row
              key={entry.key}
              look={isParts ? partLook : barLook}
              entry={entry}
              share={whole === null || !isParts ? null : shareText(entry.amount, whole)}
              bar={hasOneBar || largest === 0 ? 0 : Math.max(0, entry.amount ?? 0) / largest}
              isSelected={selected.includes(entry.key)}
              isStale={status === 'stale'}
              onSelect={() => onSelect(entry.key)}
            />
          ))}
          {Array.from({ length: Math.max(entries.length === 0 ? 1 : 0, minLength - entries.length) }, (_, index) => {
            const isShown = entries.length === 0 && index === 0;
            return (
              <li
                key={index}
                aria-hidden={!isShown || undefined}
                className={`${rowLook} ${isParts ? partLook : barLook} ${plainRow} text-muted ${isShown ? '' : 'invisible'}`}
              >
                {absence[status] ?? 'Nothing in this range'}
              </li>
            );
          })}
        </ul>
      </CardContent>
    </Card>
  );
}

const shareOf = (amount: number, whole: number): number => (whole === 0 ? 0 : amount / whole);
/** Without an amount, the text keeps its place. */
const shareText = (amount: number | null, whole: number): string =>
  amount === null ? '' : formatShare(shareOf(amount, whole));

interface PartsBarProps {
  entries: readonly ShareEntry[];
  whole: number;
  isStale: boolean;
}

/** All entries as parts of one bar. The list below says the same. */
function PartsBar({ entries, whole, isStale }: PartsBarProps) {
  return (
    <div
      aria-hidden
      data-slot="parts-bar"
      className={`mt-3.5 flex h-2.5 gap-0.5 overflow-clip rounded-full bg-divider ${isStale ? 'opacity-60' : ''}`}
    >
      {entries.map(({ key, amount, color }) => {
        const share = Math.max(0, shareOf(amount ?? 0, whole));
        return (
          share > 0 && (
            <span
              key={key}
              className="border border-transparent forced-colors:bg-[CanvasText]"
              style={{ flexGrow: share, backgroundColor: `var(--wm-color-${color})` }}
            />
          )
        );
      })}
    </div>
  );
}

const rowLook =
  'relative flex min-w-0 flex-wrap items-center gap-x-2.5 rounded-small border-2 px-2 text-body pointer-coarse:min-h-touch';
/** A row without a bar begins where the title does. */
const partLook = '-mx-2.5 min-h-9';
const barLook = 'min-h-8';
// Forced colors draw a transparent border.
const plainRow = 'border-transparent forced-colors:border-[Canvas]';
const selectedRow = 'border-secondary bg-secondary-soft text-on-secondary-soft forced-colors:border-[Highlight]';

interface RowProps {
  entry: ShareEntry;
  look: string;
  /** The share of the whole; null where amounts have none. */
  share: string | null;
  /** The length of the bar behind the row, from 0 to 1. */
  bar: number;
  isSelected: boolean;
  isStale: boolean;
  onSelect: () => void;
}

function Row({ look, entry, share, bar, isSelected, isStale, onSelect }: RowProps) {
  const { name, text, full, color, isRest = false } = entry;
  const fullId = useId();
  const label: ReactNode = (
    <>
      {color && <ChartSymbol color={color} />}
      <bdi className="line-clamp-2 min-w-0 wrap-anywhere">{name}</bdi>
    </>
  );
  const labelLook = 'flex min-w-0 items-center gap-2.5 text-start font-medium text-heading';
  // The whole row is the target.
  const targetLook = `${labelLook} after:absolute after:-inset-0.5 after:rounded-small`;
  const described = { 'aria-describedby': full === undefined ? undefined : fullId };
  const button = isRest ? (
    <button type="button" className={`${targetLook} cursor-help`} {...described}>
      {label}
    </button>
  ) : (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className={`${targetLook} cursor-pointer`}
      {...described}
    >
      {label}
    </button>
  );
  return (
    <li className={`${rowLook} ${look} ${isRest ? plainRow : isSelected ? selectedRow : `${plainRow} hover:bg-hover`}`}>
      {bar > 0 && (
        <span
          aria-hidden
          data-slot="share-bar"
          className={`pointer-events-none absolute -inset-y-0.5 -start-0.5 rounded-small bg-primary-soft forced-colors:hidden ${isStale ? 'opacity-60' : ''}`}
          style={{ width: `calc(${bar * 100}% + ${bar * 4}px)` }}
        />
      )}
      {/* Of a size that leaves the amounts room. Without it, such as with large text, they are below. */}
      <span className="relative flex min-w-0 grow basis-24 items-center gap-2.5">
        {full !== undefined ? (
          <Tooltip label={full} repeatsName>
            {button}
          </Tooltip>
        ) : isRest ? (
          <span className={labelLook}>{label}</span>
        ) : (
          button
        )}
        {/* Always in its place, so that a selection moves nothing. */}
        {!isRest && <Check aria-hidden className={`size-4 shrink-0 ${isSelected ? '' : 'invisible'}`} />}
      </span>
      <span className="pointer-events-none relative ms-auto flex items-center gap-2.5 text-end tabular-nums">
        <bdi data-slot="share-amount">{text}</bdi>
        {share !== null && <bdi className="min-w-12 font-medium text-heading">{share}</bdi>}
      </span>
      {full !== undefined && (
        <span id={fullId} hidden>
          {full}
        </span>
      )}
    </li>
  );
}
