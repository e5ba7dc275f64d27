import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cloud, PlugZap, Thermometer } from 'lucide-react';
import { Breadcrumbs, type Crumb } from 'waymark';

const meta = {
  title: 'Navigation/Breadcrumbs/Visual',
  component: Breadcrumbs,
  tags: ['!autodocs'],
  args: { links: [] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

const home: Crumb = { title: 'Dashboard', to: '#dashboard' };
const three: readonly Crumb[] = [home, { title: 'Authentication', to: '#authentication' }, { title: 'Login' }];
const icons: readonly Crumb[] = [
  { title: 'Sources', to: '#sources', icon: PlugZap },
  { title: 'Weather', to: '#weather', icon: Cloud },
  { title: 'Stations', icon: Thermometer },
];
const levels = (count: number): readonly Crumb[] => [
  home,
  ...Array.from({ length: count - 2 }, (_, index) => ({ title: `Folder ${index + 1}`, to: `#folder-${index + 1}` })),
  { title: 'Report' },
];
const endless: Crumb = { title: 'Quarterly earnings of every branch and region '.repeat(20) };

/** Every place of the title, every width, with and without icons. */
export const Sheet: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-4 bg-canvas p-4">
      <Breadcrumbs label="Start" title="Login" links={three} />
      <Breadcrumbs label="Above" title="Login" titlePosition="above" links={three} />
      <Breadcrumbs label="Below, with a line" title="Login" titlePosition="below" divider links={three} />
      <Breadcrumbs label="Start, with a line" title="Login" divider links={three} />
      <Breadcrumbs label="Icons" links={icons} />
      <Breadcrumbs label="House" title="Login" homeIcon links={three} />
      <Breadcrumbs
        label="Only text"
        links={[{ title: 'Dashboard' }, { title: 'Authentication' }, { title: 'Login' }]}
      />
      <Breadcrumbs label="One" title="Dashboard" links={[{ title: 'Dashboard' }]} />
      <Breadcrumbs label="None" title="No trail" links={[]} />
      <Breadcrumbs label="Twenty" links={levels(20)} />
      <Breadcrumbs label="Endless" title="Report" links={[home, { ...endless, to: '#endless' }, endless]} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
        <Breadcrumbs label="Narrow" title="Report" links={levels(6)} />
        <Breadcrumbs label="Narrow, endless" links={[home, ...three.slice(1, 2), endless]} />
        <Breadcrumbs
          label="Narrow, right to left"
          dir="rtl"
          title="דוח"
          links={[home, { title: 'מקורות', to: '#sources' }, { title: 'דוח' }]}
        />
      </div>
    </div>
  ),
};
