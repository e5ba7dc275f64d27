import { useId, useState } from 'react';
import { BarList, Button, CardContent, CardTitle, Skeleton, VisuallyHidden } from 'waymark';
import { addsUp, amountOf } from '../../../../rows/query';
import { groupColors } from '../../../data/figures';
import { amountFormat, expectedGroups, groupName, labelName, roleName } from '../../../data/value-formats';
import { useDashboard } from '../state/use-dashboard-data';

/** The number of labels shown initially. The height of the card does not depend on the data. */
const maxShownLabels = 4;

/**
 * The measure by group or label. Groups that add up are shown as one bar. Selecting an item filters the other cards.
 */
export function BreakdownCard({ by }: { by: 'group' | 'label' }) {
  const { connection, shown, state, change, ...responses } = useDashboard();
  const { measure } = shown.state;
  const isGroup = by === 'group';
  const field = isGroup ? 'groups' : 'labels';
  const { data, status } = responses[field];
  const hintId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const entries = isGroup
    ? (data?.groups ?? expectedGroups(connection))
    : (data?.labels.slice(0, showsAll ? undefined : maxShownLabels) ?? []);
  const colors = isGroup ? groupColors(entries, connection.groupLevels) : [];
  const format = amountFormat(connection, measure);
  const isWhole = isGroup && addsUp(measure);
  const isParts = isWhole && entries.length > 0;
  const whole = (data && amountOf(data, measure)) ?? 0;
  const selected = state[field];
  const isLoading = status === 'loading';
  const known = isGroup ? 0 : (data?.labels.length ?? 0);
  return (
    <CardContent className="max-sm:p-4 print:break-inside-avoid">
      <div className="flex min-h-7 items-center gap-3">
        <CardTitle className="grow">{`By ${roleName(connection, by)}`}</CardTitle>
        {known > maxShownLabels && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={showsAll}
            className="-my-1 -me-3 print:hidden"
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show fewer' : known === data?.labelCount ? `Show all ${known}` : `Show ${known}`}
          </Button>
        )}
      </div>
      <VisuallyHidden id={hintId}>
        <bdi>{`Select one to see only its ${connection.words.plural}.`}</bdi>
      </VisuallyHidden>
      {isLoading && !isGroup ? (
        <div className="mt-3 grid gap-1 pointer-coarse:gap-0">
          {Array.from({ length: maxShownLabels }, (_, index) => (
            <Skeleton key={index} shape="block" className="h-7.25 pointer-coarse:my-0.5 pointer-coarse:h-9" />
          ))}
        </div>
      ) : (
        <BarList
          variant={isParts ? 'parts' : 'bars'}
          total={isWhole ? whole : undefined}
          items={entries.map((entry, index) => {
            const amount = data ? amountOf(entry, measure) : null;
            const { text, full } = format(amount);
            return {
              key: entry.key ?? '',
              label: isGroup ? groupName(entry.key, connection) : labelName(entry.key ?? ''),
              value: amount,
              // The bar and the name keep their positions even if there is no amount.
              valueText: isLoading ? '' : text,
              fullText: full,
              color: colors[index],
              // “Other” combines several groups, which cannot be selected together.
              selectable: !isGroup || entry.key !== null,
            };
          })}
          minRows={isGroup ? 0 : maxShownLabels}
          value={selected.length === 1 ? (selected[0] ?? null) : null}
          onValueChange={(key) => change({ [field]: key === null ? [] : [key], grid: { ...state.grid, page: 1 } })}
          emptyText={status === 'failed' ? 'Not available' : 'Nothing in this range'}
          aria-describedby={hintId}
          aria-busy={isLoading || undefined}
          // Aligned with the title.
          className={isParts ? '-mx-2.5 mt-3.5' : 'mt-3'}
          stale={status === 'stale'}
        />
      )}
    </CardContent>
  );
}
