import { ChartSymbol, type DataGridColumn, LevelChip } from 'waymark';
import { isLevel, levels, type Reading } from '../../data/rows/reading';
import { formatTime, formatValue, levelColor, levelNames } from './formats';

/** The columns of the grid. Together they fit beside the open drawer at 1000 px. */
export const readingColumns: readonly DataGridColumn<Reading>[] = [
  {
    id: 'time',
    header: 'Time',
    value: ({ time }) => time,
    cell: ({ time }) => <bdi className="min-w-0 wrap-anywhere">{formatTime(time)}</bdi>,
    width: 200,
  },
  { id: 'label', header: 'Label', value: ({ label }) => label, width: 180, rowHeader: true, hideable: false },
  {
    id: 'level',
    header: 'Level',
    value: ({ level }) => level,
    cell: ({ level }) => (
      <LevelChip level={level} avatar={<ChartSymbol color={levelColor(level)} />}>
        {levelNames[level]}
      </LevelChip>
    ),
    facetOrder: levels,
    facetLabel: (level) => (isLevel(level) ? levelNames[level] : level),
    width: 120,
  },
  {
    id: 'value',
    header: 'Value',
    value: ({ value }) => value,
    cell: ({ value }) => <bdi className="tabular-nums">{formatValue(value)}</bdi>,
    align: 'end',
    width: 120,
  },
];
