import { Card, CardContent, CardHeader, CardTitle, ChartSymbol, Meter } from 'waymark';
import type { Summary } from '../../data/readings/query';
import { type Level, levels } from '../../data/rows/reading';
import { formatCount, formatShare, levelColor, levelNames } from './formats';

export interface LevelsCardProps {
  summary: Summary | undefined;
  isLoading: boolean;
  /** The levels that the grid shows; all when it is empty. */
  selected: readonly string[];
  onSelect: (level: Level) => void;
}

/** The number and the share of the readings of each level. Selecting a level filters the grid. */
export function LevelsCard({ summary, isLoading, selected, onSelect }: LevelsCardProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Levels</CardTitle>
      </CardHeader>
      <CardContent>
        <ul role="list" className="grid gap-3" aria-busy={isLoading || undefined}>
          {levels.map((level) => (
            <li
              key={level}
              className="relative -mx-3 rounded-inner p-3 hover:bg-hover has-[[aria-pressed=true]]:bg-hover"
            >
              <Meter
                label={
                  <button
                    type="button"
                    aria-pressed={selected.includes(level)}
                    disabled={!summary}
                    onClick={() => onSelect(level)}
                    // The whole row is the target.
                    className="flex min-h-target cursor-pointer items-center gap-2 text-h5 text-heading after:absolute after:inset-0 after:rounded-inner"
                  >
                    <ChartSymbol color={levelColor(level)} />
                    {levelNames[level]}
                  </button>
                }
                color={levelColor(level)}
                value={summary?.levels[level].count ?? 0}
                max={Math.max(1, summary?.count ?? 1)}
                valueText={summary ? shareText(summary, level) : '–'}
              />
            </li>
          ))}
        </ul>
        <p className="mt-4 text-caption text-muted print:hidden">
          <bdi>Select a level to filter the rows.</bdi>
        </p>
      </CardContent>
    </Card>
  );
}

function shareText({ count, levels: amounts }: Summary, level: Level): string {
  const share = count === 0 ? 0 : amounts[level].count / count;
  return `${formatCount(amounts[level].count)} of ${formatCount(count)} (${formatShare(share)})`;
}
