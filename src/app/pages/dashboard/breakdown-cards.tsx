import type { Connection } from '../../data/connections/connection';
import { amountOf, type Measure, type NamedAmounts, type Summary } from '../../data/rows/query';
import type { DataResponse } from '../../data/readings/use-rows';
import type { DashboardState } from './dashboard-search';
import { amountFormat, expectedGroups, groupColors, groupName, labelName, titleOf } from './formats';
import { ShareList } from './share-list';
import type { ChangeDashboard } from './use-dashboard-state';

export interface BreakdownCardProps {
  summary: DataResponse<Summary, unknown>;
  connection: Connection;
  measure: Measure;
  state: DashboardState;
  change: ChangeDashboard;
}

/** Selects an entry, or none when it is the only one. */
const withOnly = (selected: readonly string[], key: string): readonly string[] =>
  selected.length === 1 && selected[0] === key ? [] : [key];

const firstPage = ({ grid }: DashboardState): Pick<DashboardState, 'grid'> => ({ grid: { ...grid, page: 1 } });

/** Amounts that add up are shares of the sum; the others are compared with the largest. */
function wholeOf(summary: Summary | undefined, entries: readonly NamedAmounts[], measure: Measure) {
  const hasShares = measure === 'count' || measure === 'sum';
  const whole = summary && hasShares ? (amountOf(summary, measure) ?? 0) : null;
  return { hasShares, whole: whole ?? Math.max(0, ...entries.map((entry) => amountOf(entry, measure) ?? 0)) };
}

/** The measure of each group. Selecting a group filters the other cards. */
export function GroupsCard({ summary: { data, status }, connection, measure, state, change }: BreakdownCardProps) {
  const groups = data?.groups ?? expectedGroups(connection);
  const colors = groupColors(groups, connection.groupLevels);
  const format = amountFormat(connection, measure);
  return (
    <ShareList
      title={titleOf(connection, 'group', measure)}
      entries={groups.map((group, index) => {
        const amount = data ? amountOf(group, measure) : null;
        const color = colors[index] ?? 'series-1';
        const isRest = group.key === null;
        return {
          key: group.key ?? '',
          name: groupName(group.key, connection),
          amount,
          ...format(amount),
          color,
          isRest,
        };
      })}
      {...wholeOf(data, groups, measure)}
      status={status}
      selected={state.groups}
      onSelect={(group) => change({ groups: withOnly(state.groups, group), ...firstPage(state) })}
      hint={`Select one to see only its ${connection.words.plural}.`}
    />
  );
}

/** How many labels the card names: its height does not depend on the data. */
const maxShownLabels = 6;

/** The labels that come first by the measure. Selecting a label filters the other cards. */
export function LabelsCard(props: BreakdownCardProps & { isWide?: boolean }) {
  const { summary, connection, measure, state, change, isWide } = props;
  const { data, status } = summary;
  const labels = data?.labels.slice(0, maxShownLabels) ?? [];
  const format = amountFormat(connection, measure);
  return (
    <ShareList
      title={titleOf(connection, 'label', measure)}
      entries={labels.map((label) => {
        const amount = amountOf(label, measure);
        const key = label.key ?? '';
        return { key, name: labelName(key), amount, ...format(amount), color: 'series-1' };
      })}
      {...wholeOf(data, labels, measure)}
      status={status}
      isWide={isWide}
      minLength={maxShownLabels}
      selected={state.labels}
      onSelect={(label) => change({ labels: withOnly(state.labels, label), ...firstPage(state) })}
      hint={`Select one to see only its ${connection.words.plural}.`}
    />
  );
}
