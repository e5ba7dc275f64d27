import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs } from 'waymark';

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  argTypes: {
    value: { control: false },
    defaultValue: { control: 'inline-radio', options: ['address', 'columns', 'log'] },
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
    activation: { control: 'inline-radio', options: ['automatic', 'manual'] },
    children: { description: 'The list of tabs, and the panels.', control: false },
  },
  args: {
    defaultValue: 'address',
    onValueChange: fn(),
    children: (
      <>
        <TabList label="Orders API">
          <Tab value="address">Address</Tab>
          <Tab value="columns">Columns</Tab>
          <Tab value="log">Log</Tab>
        </TabList>
        <TabPanel value="address">The service answers at api.example.com, below /v1/orders.</TabPanel>
        <TabPanel value="columns">Five columns have a field of the answer.</TabPanel>
        <TabPanel value="log">The last call took 120 milliseconds.</TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { orientation: 'horizontal', activation: 'automatic' } };
