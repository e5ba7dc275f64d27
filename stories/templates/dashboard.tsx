'use client';

import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  BarChart,
  BarList,
  Button,
  Card,
  CardAction,
  CardContent,
  CardHeader,
  CardTitle,
  Chart,
  DataGrid,
  DataGridCards,
  DataGridColumns,
  DataGridExport,
  DataGridFacet,
  DataGridPagination,
  DataGridSearch,
  DataGridTable,
  DataGridToolbar,
  Grid,
  GridItem,
  type Level,
  levels,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  Skeleton,
  SkeletonGroup,
  Sparkline,
  Stack,
  StatCard,
  useToast,
} from 'waymark';
import { home } from './menu';
import { PageTitle } from './page-title';
import { connections, createReadings, days, getRowId, levelSeries, noise, readingColumns } from './sample-data';

const latestFirst = { pageSize: 10, sort: [{ column: 'time', descending: true }] } as const;

export interface DashboardProps {
  /** The data is loading. */
  loading?: boolean;
}

const month = days(25);
const amountOf = (level: (typeof levels)[number]): number => month.reduce((sum, day) => sum + day[level], 0);
const total = levels.reduce((sum, level) => sum + amountOf(level), 0);
const share = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1 });
const daily = (valueOf: (day: (typeof month)[number], index: number) => number): number[] => month.map(valueOf);
const figures = [
  {
    label: 'Readings',
    value: String(total),
    change: '8.7%',
    direction: 'up',
    data: daily(({ high, medium, low }) => high + medium + low),
  },
  { label: 'Average value', value: '0.861', change: '0.9%', direction: 'down', data: daily((_, day) => noise(day)) },
  {
    label: 'Share of high readings',
    value: share.format(amountOf('high') / total),
    change: '1.2%',
    direction: 'up',
    data: daily(({ high }) => high),
  },
  {
    label: 'Low readings',
    value: String(amountOf('low')),
    change: '12.6%',
    direction: 'down',
    changeTone: 'success',
    data: daily(({ low }) => low),
  },
] as const;
const readings = createReadings(60);

/** The first page: figures, a chart, levels, connections and a grid. Selecting a level filters the grid. */
export function Dashboard({ loading = false }: DashboardProps) {
  const [level, setLevel] = useState<Level | null>(null);
  return (
    <Stack gap={6}>
      <PageTitle path={home} />
      <Stack gap={5}>
        <Grid asChild columns={{ initial: 2, lg: 4 }} gap={{ initial: 3, sm: 5 }}>
          <ul role="list">
            {figures.map(({ data, ...figure }) => (
              // The cards of a row have the same height.
              <Grid asChild key={figure.label}>
                <li>
                  <StatCard
                    {...figure}
                    sparkline={<Sparkline variant="area" tone="primary" data={data} />}
                    loading={loading}
                  />
                </li>
              </Grid>
            ))}
          </ul>
        </Grid>
        <Grid columns={{ initial: 1, lg: 3 }} gap={5}>
          <GridItem asChild span={{ lg: 2 }}>
            <Card>
              <CardContent>
                <Chart
                  title="Readings by level"
                  data={month}
                  x="day"
                  xLabel="Day"
                  series={levelSeries}
                  loading={loading}
                >
                  <BarChart />
                </Chart>
              </CardContent>
            </Card>
          </GridItem>
          <Stack gap={5}>
            <Card>
              <CardHeader>
                <CardTitle>Levels</CardTitle>
              </CardHeader>
              <CardContent>
                <BarList
                  variant="parts"
                  aria-label="Readings by level"
                  items={levelSeries.map(({ label, color }, index) => {
                    const key = levels[index] ?? 'low';
                    return { key, label, color, value: loading ? null : amountOf(key) };
                  })}
                  value={level}
                  onValueChange={setLevel}
                />
              </CardContent>
            </Card>
            <ConnectionsCard loading={loading} />
          </Stack>
        </Grid>
        <ReadingsCard levels={level === null ? [] : [level]} loading={loading} />
      </Stack>
    </Stack>
  );
}

interface ReadingsCardProps extends DashboardProps {
  /** The displayed levels. If it is empty, all levels are displayed. */
  levels: readonly string[];
}

function ReadingsCard({ levels: shown, loading }: ReadingsCardProps) {
  const rows = useMemo(
    () => (shown.length === 0 ? readings : readings.filter(({ level }) => shown.includes(level))),
    [shown],
  );
  return (
    <Card>
      <CardContent>
        <DataGrid
          columns={readingColumns}
          data={rows}
          getRowId={getRowId}
          paginated
          defaultState={latestFirst}
          loading={loading}
          cards={<DataGridCards aria-label="Latest readings" />}
        >
          <DataGridToolbar>
            <CardTitle>Latest readings</CardTitle>
            <DataGridSearch aria-label="Search readings" placeholder="Search readings" />
            <DataGridFacet columns={readingColumns} column="level" />
            <DataGridColumns />
            <DataGridExport fileName="readings.csv" />
          </DataGridToolbar>
          <DataGridTable aria-label="Latest readings" />
          <DataGridPagination aria-label="Pages of the readings" compact />
        </DataGrid>
      </CardContent>
    </Card>
  );
}

function ConnectionsCard({ loading = false }: DashboardProps) {
  const { show } = useToast();
  return (
    <Card>
      <CardHeader>
        <CardTitle>Connections</CardTitle>
        <CardAction>
          <Button
            size="sm"
            variant="plain"
            start={<RefreshCw />}
            onClick={() => show({ id: 'refresh', title: 'Data updated', tone: 'success' })}
          >
            Refresh
          </Button>
        </CardAction>
      </CardHeader>
      <SkeletonGroup loading={loading}>
        <List inCard dividers>
          {connections.map(({ id, name, address, responseTime, Icon }) => (
            <ListItem
              key={id}
              actions={
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={loading}
                  aria-label={`Test ${name}`}
                  onClick={() =>
                    show({
                      id,
                      title: `${name} is responding`,
                      description: `Response time: ${responseTime}`,
                      tone: 'success',
                    })
                  }
                >
                  Test
                </Button>
              }
            >
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={loading ? <Skeleton /> : name} secondary={loading ? <Skeleton /> : address} />
            </ListItem>
          ))}
        </List>
      </SkeletonGroup>
    </Card>
  );
}
