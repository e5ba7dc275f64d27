import { Bell, CalendarDays, Ellipsis, Moon, RefreshCw, Settings } from 'lucide-react';
import {
  AppBar,
  AppBarActions,
  AppBarBrand,
  AppBarContent,
  AppShell,
  AppShellContent,
  Avatar,
  BarChart,
  BarList,
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  Chart,
  Chip,
  DrawerToggle,
  IconButton,
  SearchField,
  Sparkline,
  StatCard,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from 'waymark';
import { days, levelSeries, noise } from '../data/chart.samples';
import { Frame, Logo, SampleDrawer, SampleUsage, StoryRouter } from '../navigation/shell.samples';

const readings = days(25);
const totals = { high: 2590, medium: 2671, low: 520 };
const labels = { 'Online Store': 2184, 'Warehouse North': 1642, 'Warehouse South': 1107, 'Pop-up Store': 874 };

const figures = [
  { label: 'Readings', value: '5,757', change: '8.7%', direction: 'up' },
  { label: 'Average value', value: '0.861', change: '0.9%', direction: 'down' },
  { label: 'Share of high readings', value: '44.6%', change: '1.2%', direction: 'up' },
  { label: 'Low readings', value: '520', change: '12.6%', direction: 'down' },
] as const;

/** The top left of a dashboard. Fixed parts of the shell are inside of the frame, and nothing can be operated. */
export function LiveKit() {
  return (
    <div aria-hidden inert className="select-none">
      <Frame className="h-175 w-275">
        <Dashboard />
      </Frame>
    </div>
  );
}

function Dashboard() {
  return (
    <AppShell variant="permanent" open>
      <AppBar>
        <AppBarBrand>
          <Logo />
          <DrawerToggle />
        </AppBarBrand>
        <AppBarContent>
          <SearchField />
        </AppBarContent>
        <AppBarActions>
          <IconButton aria-label="Theme">
            <Moon />
          </IconButton>
          <IconButton aria-label="Notifications">
            <Bell />
          </IconButton>
          <div className="flex items-center gap-3 rounded-full bg-primary-soft p-1.5 pe-3 text-on-primary-soft">
            <Avatar name="Ada Fischer" />
            <Settings className="size-6" />
          </div>
        </AppBarActions>
      </AppBar>
      <StoryRouter>
        <SampleDrawer footer={<SampleUsage />} />
      </StoryRouter>
      <AppShellContent>
        <div className="grid gap-5">
          <div className="flex items-center gap-2">
            <div className="grow">
              <p className="text-h2 text-heading">Welcome back, Ada</p>
              <p className="text-caption text-muted">Nov 1 – 25, compared with Oct 7 – 31</p>
            </div>
            <Button variant="plain" start={<CalendarDays />}>
              This month
            </Button>
            <Button variant="plain" start={<RefreshCw />}>
              Just now
            </Button>
            <IconButton variant="plain" aria-label="More">
              <Ellipsis />
            </IconButton>
          </div>
          <div className="grid grid-cols-3 gap-5">
            {figures.map((figure, index) => (
              <StatCard
                key={figure.label}
                {...figure}
                sparkline={
                  <Sparkline
                    variant="area"
                    className="text-primary"
                    data={Array.from({ length: 16 }, (_, day) => 4 + 2 * Math.sin(day) + noise(16 * index + day) * 3)}
                  />
                }
              />
            ))}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)_--spacing(75)] gap-5">
            <Card>
              <CardContent>
                {/* As high as the cards beside it. */}
                <Chart title="Readings by level" data={readings} x="day" series={levelSeries} className="h-full">
                  <BarChart className="min-h-60 grow" />
                </Chart>
              </CardContent>
            </Card>
            <div className="grid content-start gap-5">
              <Levels />
              <TopLabels />
            </div>
          </div>
          <LatestReadings />
        </div>
      </AppShellContent>
    </AppShell>
  );
}

function Levels() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Levels</CardTitle>
      </CardHeader>
      <CardContent>
        <BarList
          variant="parts"
          aria-label="Levels"
          items={[
            { key: 'high', label: 'High', value: totals.high, color: 'level-high' },
            { key: 'medium', label: 'Medium', value: totals.medium, color: 'level-medium' },
            { key: 'low', label: 'Low', value: totals.low, color: 'level-low' },
          ]}
        />
      </CardContent>
    </Card>
  );
}

function TopLabels() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Top labels</CardTitle>
      </CardHeader>
      <CardContent>
        <BarList
          aria-label="Top labels"
          items={Object.entries(labels).map(([label, value]) => ({ key: label, label, value }))}
        />
      </CardContent>
    </Card>
  );
}

const latest = [
  { time: 'Nov 25, 4:12 PM', label: 'Online Store', level: 'High', tone: 'success', value: '0.94' },
  { time: 'Nov 25, 4:07 PM', label: 'Warehouse North', level: 'Medium', tone: 'warning', value: '0.61' },
  { time: 'Nov 25, 3:58 PM', label: 'Pop-up Store', level: 'Low', tone: 'error', value: '0.18' },
] as const;

function LatestReadings() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Latest readings</CardTitle>
      </CardHeader>
      <Table>
        <TableHeader>
          <TableRow>
            <TableHead>Time</TableHead>
            <TableHead>Label</TableHead>
            <TableHead>Level</TableHead>
            <TableHead align="end">Value</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {latest.map(({ time, label, level, tone, value }) => (
            <TableRow key={time}>
              <TableCell>{time}</TableCell>
              <TableCell>{label}</TableCell>
              <TableCell>
                <Chip size="sm" tone={tone}>
                  {level}
                </Chip>
              </TableCell>
              <TableCell align="end">{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
