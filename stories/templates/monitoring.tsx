'use client';

import { useMemo, useState } from 'react';
import {
  BarChart,
  Card,
  CardContent,
  Chart,
  ChartGroup,
  type ChartSeries,
  Grid,
  Heading,
  LineChart,
  Stack,
  StatCard,
  type TimeRange,
  timeRangeInstants,
  TimeRangePicker,
} from 'waymark';
import { noise } from './sample-data';

/** Replace it with the time of the last request. */
const now = new Date(Date.UTC(2026, 10, 27, 9, 30));
const pointCount = 48;

const latencySeries: readonly ChartSeries<'median' | 'slowest'>[] = [
  { key: 'median', label: 'Median' },
  { key: 'slowest', label: 'Slowest 5%' },
];
const requestSeries: readonly ChartSeries<'served' | 'failed'>[] = [
  { key: 'served', label: 'Served' },
  { key: 'failed', label: 'Failed', color: 'level-low' },
];

/** Replace it with a request for the time between these two. */
function measure(range: TimeRange) {
  const { from, to } = timeRangeInstants(range, now);
  const step = (Number(to) - Number(from)) / pointCount;
  return Array.from({ length: pointCount }, (_, index) => {
    const seed = index + pointCount * (step % 97);
    const median = Math.round(40 + noise(seed) * 30);
    return {
      time: new Date(Number(from) + index * step),
      median,
      slowest: Math.round(median * (2 + noise(seed + 1))),
      served: Math.round((step / 60_000) * (180 + noise(seed + 2) * 90)),
      failed: Math.round((step / 60_000) * noise(seed + 3) * 6),
    };
  });
}

/** A page that monitors a service over a range relative to now or between two times. */
export function Monitoring() {
  const [range, setRange] = useState<TimeRange>({ type: 'relative', amount: 24, unit: 'hour' });
  const points = useMemo(() => measure(range), [range]);
  const sum = (key: 'served' | 'failed'): number => points.reduce((total, point) => total + point[key], 0);
  const failed = sum('failed');
  const requests = sum('served') + failed;
  const slowest = Math.max(...points.map((point) => point.slowest));
  const figures = [
    { label: 'Requests', value: new Intl.NumberFormat('en', { notation: 'compact' }).format(requests) },
    {
      label: 'Failed',
      value: new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 2 }).format(failed / requests),
    },
    { label: 'Slowest response', value: `${slowest} ms` },
  ];
  return (
    <Stack gap={6}>
      <Stack direction="row" align="center" justify="between" gap={3} wrap>
        <Heading level={1} size="h3">
          Monitoring
        </Heading>
        <TimeRangePicker value={range} onValueChange={setRange} />
      </Stack>
      <Grid columns={{ initial: 1, sm: 3 }} gap={5}>
        {figures.map((figure) => (
          <StatCard key={figure.label} {...figure} />
        ))}
      </Grid>
      <ChartGroup>
        <Grid columns={{ initial: 1, lg: 2 }} gap={5}>
          <Card>
            <CardContent>
              <Chart title="Response time" data={points} x="time" xLabel="Time" series={latencySeries} unit="ms">
                <LineChart />
              </Chart>
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <Chart title="Requests" data={points} x="time" xLabel="Time" series={requestSeries}>
                <BarChart />
              </Chart>
            </CardContent>
          </Card>
        </Grid>
      </ChartGroup>
    </Stack>
  );
}
