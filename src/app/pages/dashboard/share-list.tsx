import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card, CardContent, CardHeader, CardTitle, type ChartColor, ChartSymbol, Meter, Tooltip } from 'waymark';
import type { ResponseStatus } from '../../data/readings/use-rows';
import { formatShare } from '../../lib/formats';
import type { AmountText } from './formats';

export interface ShareEntry extends AmountText {
  key: string;
  name: string;
  /** The amount that the bar shows; null without one. */
  amount: number | null;
  color: ChartColor;
  /** Whether the entry stands for several, which cannot be selected together. @default false */
  isRest?: boolean;
}

export interface ShareListProps {
  title: string;
  entries: readonly ShareEntry[];
  /** What all bars refer to: the whole for shares, else the largest amount. */
  whole: number;
  /** Whether the texts have shares of the whole. */
  hasShares: boolean;
  status: ResponseStatus;
  /** The keys of the selected entries; all when it is empty. */
  selected: readonly string[];
  onSelect: (key: string) => void;
  /** Says what a selection does. */
  hint: ReactNode;
  /** The card keeps the height of this number of entries. @default 0 */
  minLength?: number;
  /** Whether the card has the width of the page. @default false */
  isWide?: boolean;
}

/** What the list says without entries. */
const absence: Partial<Record<ResponseStatus, string>> = { loading: 'Loading', failed: 'Not available' };

/** Entries with their amounts as bars. Selecting an entry filters the other cards. */
export function ShareList(props: ShareListProps) {
  const { title, entries, whole, hasShares, status, selected, onSelect, hint, minLength = 0, isWide = false } = props;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent>
        <ul
          role="list"
          // The browser would scroll the page after an entry that gets another place.
          className={`grid [overflow-anchor:none] ${isWide ? 'gap-x-10 gap-y-1 lg:grid-cols-2' : 'gap-1'}`}
          aria-busy={status === 'loading' || undefined}
        >
          {entries.map((entry) => (
            <Row
              key={entry.key}
              entry={entry}
              whole={whole}
              hasShare={hasShares}
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
                className={`${rowLook} ${plainRow} ${isShown ? '' : 'invisible'}`}
              >
                <Meter
                  label={
                    <span className="flex min-h-target items-center text-h5 text-muted">
                      {absence[status] ?? 'Nothing in this range'}
                    </span>
                  }
                  value={0}
                  valueText="–"
                />
              </li>
            );
          })}
        </ul>
        <p className="mt-4 text-caption text-muted print:hidden">
          <bdi>{hint}</bdi>
        </p>
      </CardContent>
    </Card>
  );
}

const rowLook = 'relative -mx-3 rounded-inner border-2 px-2.5 py-1.5';
// Forced colors draw a transparent border.
const plainRow = 'border-transparent forced-colors:border-[Canvas]';
const selectedRow = 'border-secondary bg-secondary-soft text-on-secondary-soft forced-colors:border-[Highlight]';

interface RowProps {
  entry: ShareEntry;
  whole: number;
  hasShare: boolean;
  isSelected: boolean;
  isStale: boolean;
  onSelect: () => void;
}

function Row({ entry, whole, hasShare, isSelected, isStale, onSelect }: RowProps) {
  const { name, amount, text, full, color, isRest = false } = entry;
  const fullId = useId();
  const share = hasShare && amount !== null ? ` (${formatShare(whole === 0 ? 0 : amount / whole)})` : '';
  const label = (
    <>
      <ChartSymbol color={color} />
      <bdi className="line-clamp-2 min-w-0 wrap-anywhere">{name}</bdi>
    </>
  );
  const labelLook = 'flex min-h-target min-w-0 items-center gap-2 text-start text-h5 text-heading';
  // The whole row is the target.
  const targetLook = `${labelLook} after:absolute after:-inset-0.5 after:rounded-inner`;
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
      {/* Always in its place, so that a selection moves nothing. */}
      <Check aria-hidden className={`size-4 shrink-0 ${isSelected ? '' : 'invisible'}`} />
    </button>
  );
  return (
    <li className={`${rowLook} ${isRest ? plainRow : isSelected ? selectedRow : `${plainRow} hover:bg-hover`}`}>
      <Meter
        label={
          full !== undefined ? (
            <Tooltip label={full} repeatsName>
              {button}
            </Tooltip>
          ) : isRest ? (
            <span className={labelLook}>{label}</span>
          ) : (
            button
          )
        }
        color={color}
        className={isStale ? '**:data-[slot=meter-bar]:opacity-60' : undefined}
        value={Math.max(0, amount ?? 0)}
        max={whole > 0 ? whole : 1}
        valueText={text + share}
      />
      {full !== undefined && (
        <span id={fullId} hidden>
          {full}
        </span>
      )}
    </li>
  );
}
