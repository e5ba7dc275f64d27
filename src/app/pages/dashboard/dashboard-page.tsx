import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { Card, CardAction, CardContent, CardHeader, CardTitle, Chip, Link, Progress, type Tone } from 'waymark';
import { useUser } from '../../auth/auth-context';
import { pageTitle } from '../../config/page-title';
import { paths } from '../../config/paths';
import { type Figure, figures, type Level, levelCounts, readings } from './sample-data';

const whole = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const signedPercent = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

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
          <Chip tone="orange">Sample data</Chip>
          <Link href={paths.apiSetup}>Connect your own</Link>
        </p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
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

function written({ value, unit }: Figure): string {
  if (unit === 'percent') return percent.format(value);
  return unit === 'ms' ? `${whole.format(value)} ms` : whole.format(value);
}

function FigureCard({ figure }: { figure: Figure }) {
  const { label, change, rising } = figure;
  const good = change > 0 === (rising === 'good');
  const Arrow = change > 0 ? ArrowUpRight : ArrowDownRight;
  return (
    <Card className="grow gap-2 p-6">
      <h2 className="text-h5 text-muted">{label}</h2>
      <p className="text-h1 text-heading">
        <bdi>{written(figure)}</bdi>
      </p>
      <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
        <Chip size="sm" tone={good ? 'success' : 'error'} avatar={<Arrow aria-hidden className="rtl:-scale-x-100" />}>
          <bdi>{signedPercent.format(change)}</bdi>
        </Chip>
        against last month
      </p>
    </Card>
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
          <Progress
            key={level}
            showLabel
            label={levels[level].label}
            tone={levels[level].tone}
            value={count}
            max={total}
            valueText={`${whole.format(count)} of ${whole.format(total)}`}
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
      <ul className="divide-y divide-divider">
        {readings.map(({ id, source, metric, value, level }) => (
          <li key={id} className="flex items-center gap-4 px-6 py-3.5">
            <div className="min-w-0 grow">
              <p className="truncate text-h5 text-heading">{source}</p>
              <p className="truncate text-caption text-muted">{metric}</p>
            </div>
            <span className="text-heading tabular-nums">{percent.format(value)}</span>
            <span className="flex w-20 justify-end">
              <Chip size="sm" tone={levels[level].tone}>
                {levels[level].label}
              </Chip>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
