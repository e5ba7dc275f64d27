import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { StatCard, tones } from 'waymark';
import { Sparkline } from './stat-card.samples';

const meta = {
  title: 'Content/StatCard/Visual',
  component: StatCard,
  tags: ['!autodocs'],
  args: { label: 'Requests today', value: '1,240' },
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = {
  label: 'Requests today',
  value: '1,240',
  change: '12.5%',
  caption: 'compared with yesterday',
  icon: <Send />,
  sparkline: <Sparkline />,
} as const;

/** Every variant and tone, every direction, with and without its parts, and while it loads. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard label="Nothing but a figure" value="1,240" />
      <StatCard {...full} direction="up" />
      <StatCard {...full} loading />
      <StatCard label="Down" value="1,240" change="12.5%" direction="down" />
      <StatCard label="Unchanged" value="1,240" change="0%" />
      <StatCard label="Solid, without parts" variant="solid" value="1,240" />
      <StatCard {...full} variant="solid" loading />
      {tones.map((tone) => (
        <StatCard key={tone} {...full} variant="solid" tone={tone} label={`Requests in ${tone}`} direction="down" />
      ))}
      {tones.map((tone) => (
        <StatCard key={tone} tone={tone} label={`Tile in ${tone}`} value="24" icon={<Send />} />
      ))}
    </div>
  ),
};
