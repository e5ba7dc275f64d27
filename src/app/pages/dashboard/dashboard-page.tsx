import {
  Card,
  CardAction,
  CardContent,
  CardHeader,
  CardTitle,
  Chip,
  Link,
  List,
  ListItem,
  ListItemText,
  Meter,
  StatCard,
  type Tone,
} from 'waymark';
import { useUser } from '../../auth/auth-context';
import { pageTitle } from '../../config/page-title';
import { paths } from '../../config/paths';
import { type Figure, figures, type Level, levelCounts, readings } from './sample-data';

const integer = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

const levels: Record<Level, { label: string; tone: Tone }> = {
  high: { label: 'High', tone: 'success' },
  medium: { label: 'Medium', tone: 'warning' },
  low: { label: 'Low', tone: 'error' },
};

export function DashboardPage() {
  const user = useUser();
  const firstName = user?.displayName?.trim().split(/\s+/u)[0];
  return (
    <div className="grid gap-5">
      <title>{pageTitle(paths.dashboard)}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h2">
            <bdi>
              Welcome back
              {firstName && (
                <>
                  , <bdi>{firstName}</bdi>
                </>
              )}
            </bdi>
          </h1>
          <p className="text-muted">
            <bdi>Here is how your connections are doing.</bdi>
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Chip tone="tertiary">Sample data</Chip>
          <Link href={paths.apiSetup}>Connect your own</Link>
        </p>
      </div>
      {/* Four columns, or fewer when the text size of the user needs wider ones. */}
      <ul
        role="list"
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(max(--spacing(46),22%),1fr))]"
      >
        {figures.map((figure) => (
          <li key={figure.id} className="flex">
            <FigureCard figure={figure} />
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <ReadingsCard />
        <LevelsCard />
      </div>
    </div>
  );
}

function formatFigure({ value, unit }: Figure): string {
  if (unit === 'percent') return percent.format(value);
  return unit === 'ms' ? `${integer.format(value)} ms` : integer.format(value);
}

function FigureCard({ figure }: { figure: Figure }) {
  const { label, change, rising } = figure;
  const isGood = change > 0 === (rising === 'good');
  return (
    <StatCard
      label={label}
      value={formatFigure(figure)}
      change={percent.format(Math.abs(change))}
      direction={change > 0 ? 'up' : 'down'}
      changeTone={isGood ? 'success' : 'error'}
      caption="Compared with last month"
      className="grow"
    />
  );
}

function LevelsCard() {
  const total = levelCounts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card>
      <CardHeader>
        <CardTitle>Readings by level</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-5">
        {levelCounts.map(({ level, count }) => (
          <Meter
            key={level}

            label={levels[level].label}
            tone={levels[level].tone}
            value={count}
            max={total}
            valueText={`${integer.format(count)} of ${integer.format(total)}`}
          />
        ))}
      </CardContent>
    </Card>
  );
}

function ReadingsCard() {
  return (
    <Card className="lg:col-span-2">
      <CardHeader>
        <CardTitle>Latest readings</CardTitle>
        <CardAction>
          <Link href={paths.apiSetup}>API Setup</Link>
        </CardAction>
      </CardHeader>
      <List dividers>
        {readings.map(({ id, source, metric, value, level }) => (
          <ListItem key={id} className="px-6 py-3.5">
            <ListItemText primary={<span className="text-h5 text-heading">{source}</span>} secondary={metric} />
            <span className="text-heading tabular-nums">{percent.format(value)}</span>
            <span className="flex justify-end sm:w-20">
              <Chip size="sm" tone={levels[level].tone}>
                {levels[level].label}
              </Chip>
            </span>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
