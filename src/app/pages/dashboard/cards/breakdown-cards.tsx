import type { Connection } from '../../../data/json-api/connection';
import { amountOf, type Measure, type Summary } from '../../../../rows/query';
import type { DataResponse, ResponseStatus } from '../../../data/hooks';
import type { DashboardState } from '../state/dashboard-search';
import { amountFormat, expectedGroups, groupColors, groupName, labelName, roleName } from '../state/formats';
import type { ChangeDashboard } from '../state/use-dashboard-state';
import { useId } from 'react';
import { BarList, type BarListItem, Card, CardContent, CardTitle, Chip, VisuallyHidden } from 'waymark';

export interface BreakdownCardProps {
  summary: DataResponse<Summary, unknown>;
  connection: Connection;
  measure: Measure;
  state: DashboardState;
  change: ChangeDashboard;
}

/** The only entry of a filter, which its card shows as selected. */
const only = (entries: readonly string[]): string | null => (entries.length === 1 ? (entries[0] ?? null) : null);
const listOf = (key: string | null): string[] => (key === null ? [] : [key]);

const firstPage = ({ grid }: DashboardState): Pick<DashboardState, 'grid'> => ({ grid: { ...grid, page: 1 } });

/** Amounts that add up are shares of a whole; null for the others. */
const wholeOf = (summary: Summary | undefined, measure: Measure): number | null =>
  measure === 'count' || measure === 'sum' ? ((summary && amountOf(summary, measure)) ?? 0) : null;

/** The measure of each group. Selecting a group filters the other cards. */
export function GroupsCard({ summary: { data, status }, connection, measure, state, change }: BreakdownCardProps) {
  const groups = data?.groups ?? expectedGroups(connection);
  const colors = groupColors(groups, connection.groupLevels);
  const format = amountFormat(connection, measure);
  const whole = wholeOf(data, measure);
  return (
    <ShareList
      title={`By ${roleName(connection, 'group')}`}
      items={groups.map((group, index) => {
        const amount = data ? amountOf(group, measure) : null;
        const color = colors[index] ?? 'series-1';
        const { text, full } = format(amount);
        return {
          key: group.key ?? '',
          label: groupName(group.key, connection),
          value: amount,
          valueText: text,
          fullText: full,
          color,
          // It stands for several groups, which cannot be selected together.
          selectable: group.key !== null,
        };
      })}
      whole={whole}
      wholeText={whole === null ? undefined : format(data ? whole : null).text}
      status={status}
      value={only(state.groups)}
      onValueChange={(group) => change({ groups: listOf(group), ...firstPage(state) })}
      hint={`Select one to see only its ${connection.words.plural}.`}
    />
  );
}

/** How many labels the card names: its height does not depend on the data. */
const maxShownLabels = 5;

/** The labels that come first by the measure. Selecting a label filters the other cards. */
export function LabelsCard(props: BreakdownCardProps) {
  const { summary, connection, measure, state, change } = props;
  const { data, status } = summary;
  const labels = data?.labels.slice(0, maxShownLabels) ?? [];
  const format = amountFormat(connection, measure);
  return (
    <ShareList
      title={`By ${roleName(connection, 'label')}`}
      items={labels.map((label) => {
        const amount = amountOf(label, measure);
        const key = label.key ?? '';
        const { text, full } = format(amount);
        return { key, label: labelName(key), value: amount, valueText: text, fullText: full };
      })}
      whole={null}
      status={status}
      minRows={maxShownLabels}
      value={only(state.labels)}
      onValueChange={(label) => change({ labels: listOf(label), ...firstPage(state) })}
      hint={`Select one to see only its ${connection.words.plural}.`}
    />
  );
}

export interface ShareListProps {
  title: string;
  items: readonly BarListItem[];
  /** What the amounts are shares of; null when they do not add up. */
  whole: number | null;
  /** The whole as text. @default none */
  wholeText?: string;
  status: ResponseStatus;
  /** The key of the selected item; `null` for all. */
  value: string | null;
  onValueChange: (key: string | null) => void;
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
          emptyText={absence[status] ?? 'Nothing in this range'}
          aria-describedby={hintId}
          aria-busy={status === 'loading' || undefined}
          // The parts begin where the title does.
          className={isParts ? '-mx-2.5 mt-3.5' : 'mt-3'}
          stale={status === 'stale'}
          {...props}
        />
      </CardContent>
    </Card>
  );
}
