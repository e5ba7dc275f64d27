import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge, LayoutDashboard, Mail, PlugZap } from 'lucide-react';
import { DrawerProvider, type MenuEntry, NavMenu, NavMenuEntries } from 'waymark';
import { Frame, SampleDrawer } from './shell.samples';

const meta = { title: 'Navigation/NavMenu/Visual', component: NavMenu, tags: ['!autodocs'] } satisfies Meta<
  typeof NavMenu
>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = [
  {
    id: 'states',
    type: 'group',
    title: 'States',
    caption: 'Each of them once',
    children: [
      { id: 'current', type: 'item', title: 'Current', url: '/dashboard/default', icon: LayoutDashboard },
      { id: 'plain', type: 'item', title: 'Plain', url: '/plain', icon: Gauge },
      { id: 'caption', type: 'item', title: 'Caption', caption: '28 of 35 GB', url: '/caption', icon: Gauge },
      { id: 'chip', type: 'item', title: 'Chip', url: '/chip', icon: Mail, chip: { label: '12', color: 'warning' } },
      { id: 'disabled', type: 'item', title: 'Disabled', url: '/disabled', icon: Mail, disabled: true },
      { id: 'outward', type: 'item', title: 'Outward', url: 'https://www.w3.org/', icon: PlugZap, external: true },
      { id: 'long', type: 'item', title: 'A title that is too long for the menu', url: '/long', icon: PlugZap },
      { id: 'unknown', type: 'banner' },
    ],
  },
  {
    id: 'levels',
    type: 'group',
    title: 'A title that is too long for a group',
    children: [
      {
        id: 'closed',
        type: 'collapse',
        title: 'Closed',
        icon: Gauge,
        children: [{ id: 'hidden', type: 'item', title: 'Hidden', url: '/hidden' }],
      },
      { id: 'locked', type: 'collapse', title: 'Locked', icon: Gauge, disabled: true, children: [] },
      {
        id: 'open',
        type: 'collapse',
        title: 'Open',
        icon: PlugZap,
        children: [
          {
            id: 'weather',
            type: 'collapse',
            title: 'Weather',
            children: [
              { id: 'stations', type: 'item', title: 'Stations', url: '/sources/weather/stations' },
              { id: 'forecasts', type: 'item', title: 'Forecasts', url: '/sources/weather/forecasts' },
            ],
          },
          { id: 'prices', type: 'item', title: 'Prices', url: '/sources/prices', disabled: true },
        ],
      },
    ],
  },
] as unknown as readonly MenuEntry[];

/** Every kind of entry: at rest, current, disabled, nested, and in a mini drawer. */
export const Sheet: Story = {
  render: () => (
    <div className="flex flex-wrap items-start gap-4">
      {['/dashboard/default', '/sources/weather/stations'].map((path) => (
        <div key={path} className="w-drawer rounded bg-paper px-4">
          <NavMenu label={path}>
            <NavMenuEntries entries={states} currentPath={path} />
          </NavMenu>
        </div>
      ))}
      <DrawerProvider variant="permanent" defaultOpen={false}>
        <Frame className="h-180 w-drawer-mini">
          <SampleDrawer label="Mini" entries={states} />
        </Frame>
      </DrawerProvider>
    </div>
  ),
};
