import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, PilcrowLeft, Squircle, Sun } from 'lucide-react';
import { useState } from 'react';
import { BarChart, Button, Chart, DirectionProvider, StatCard, ThemeProvider } from 'waymark';
import { Dashboard } from '../templates/dashboard';
import { LivePage } from './live-page';

/** The live parts of the first page. */
const meta = { title: 'Documentation/Introduction' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const radii = [8, 16, 0];

/** A page of the kit whose theme, corners and direction the reader can change. */
export const Shell: Story = {
  render: function Render() {
    const [isDark, setIsDark] = useState<boolean>();
    const [radius, setRadius] = useState(8);
    const [isMirrored, setIsMirrored] = useState(false);
    const direction = isMirrored ? 'rtl' : 'ltr';
    return (
      <div className="relative -me-5 h-125 lg:-me-14">
        <ThemeProvider
          scope="subtree"
          mode={isDark === undefined ? undefined : isDark ? 'dark' : 'light'}
          radius={radius}
          className="h-115 w-full max-w-275 overflow-hidden rounded-s-[12px] border border-divider shadow-[0_24px_64px_rgb(18_25_38/0.16)] lg:border-e-0"
        >
          <DirectionProvider direction={direction} scope="subtree">
            <LivePage>
              <Dashboard />
            </LivePage>
          </DirectionProvider>
        </ThemeProvider>
        <div
          role="group"
          aria-label="Example"
          className="absolute start-5 bottom-5 flex flex-wrap gap-2 [&>button]:rounded-full! [&>button]:shadow-[0_4px_16px_rgb(18_25_38/0.12)]"
        >
          <Button size="sm" variant="plain" start={isDark ? <Sun /> : <Moon />} onClick={() => setIsDark(!isDark)}>
            {isDark ? 'Light' : 'Dark'}
          </Button>
          <Button
            size="sm"
            variant="plain"
            start={<Squircle />}
            onClick={() => setRadius(radii[(radii.indexOf(radius) + 1) % radii.length] ?? 8)}
          >
            <bdi>{radius} px</bdi>
          </Button>
          <Button size="sm" variant="plain" start={<PilcrowLeft />} onClick={() => setIsMirrored(!isMirrored)}>
            {isMirrored ? 'Left to right' : 'Right to left'}
          </Button>
        </div>
      </div>
    );
  },
};

const readings = [4, 7, 5, 8, 6, 9, 7, 10, 8].map((high, index) => ({
  day: new Date(2026, 10, index + 1),
  high,
  medium: 12 - high,
}));

/** A figure and a chart of the same data. */
export const TwelveLines: Story = {
  render: () => (
    <div className="grid gap-4">
      <StatCard label="Readings" value="108" change="7%" direction="up" />
      <Chart
        title="Readings by day"
        data={readings}
        x="day"
        series={[
          { key: 'high', label: 'High' },
          { key: 'medium', label: 'Medium' },
        ]}
      >
        <BarChart />
      </Chart>
    </div>
  ),
};
