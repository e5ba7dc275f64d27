import { useId } from 'react';
import { BarList, type BarListItem, Card, CardContent, CardTitle, Chip, VisuallyHidden } from 'waymark';
import type { ResponseStatus } from '../../data/hooks';
import { locale } from '../../lib/formats';

export interface ShareListProps {
  title: string;
  items: readonly BarListItem[];
  /** What the amounts are shares of; null when they do not add up. */
  whole: number | null;
  /** The whole as text. @default none */
  wholeText?: string;
  status: ResponseStatus;
  /** The keys of the selected items; all when it is empty. */
  selected: readonly string[];
  onSelect: (key: string) => void;
  /** Says what a selection does. */
  hint: string;
  /** The card keeps the height of this number of items. @default 0 */
  minRows?: number;
}

/** What the list says without items. */
const absence: Partial<Record<ResponseStatus, string>> = { loading: 'Loading', failed: 'Not available' };

/**
 * Items with their amounts. Those that add up are parts of one bar; each other item is on a bar of its own. Selecting an item
 * filters the other cards.
 */
export function ShareList({ title, wholeText, whole, status, hint, ...props }: ShareListProps) {
  const hintId = useId();
  const isParts = whole !== null && props.items.length > 0;
  return (
    <Card>
      <CardContent className="max-sm:p-4">
        <div className="flex items-center gap-3">
          <CardTitle className="grow">{title}</CardTitle>
          {wholeText !== undefined && (
            <Chip size="sm" className="shrink-0">
              {wholeText}
            </Chip>
          )}
        </div>
        <VisuallyHidden id={hintId}>
          <bdi>{hint}</bdi>
        </VisuallyHidden>
        <BarList
          variant={isParts ? 'parts' : 'bars'}
          total={whole ?? undefined}
          locale={locale}
          emptyText={absence[status] ?? 'Nothing in this range'}
          aria-describedby={hintId}
          aria-busy={status === 'loading' || undefined}
          // The parts begin where the title does.
          className={`${isParts ? '-mx-2.5 mt-3.5' : 'mt-3'} ${status === 'stale' ? '**:data-[slot=bar-list-bar]:opacity-60 **:data-[slot=bar-list-parts]:opacity-60' : ''}`}
          {...props}
        />
      </CardContent>
    </Card>
  );
}
