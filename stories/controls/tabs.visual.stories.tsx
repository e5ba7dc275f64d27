import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, Link2, ScrollText } from 'lucide-react';
import { Tab, TabList, TabPanel, Tabs } from 'waymark';

const meta = { title: 'Controls/Tabs/Visual', component: Tabs, tags: ['!autodocs'] } satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

const services = ['Orders', 'Customers', 'Products', 'Warehouses', 'Suppliers', 'Invoices', 'Returns'];

/** In a row and in a column, with icons, disabled, too long for its place, and the rings of the focus. */
export const Sheet: Story = {
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-2">
      <Tabs defaultValue="address">
        <TabList label="In a row">
          <Tab value="address">Address</Tab>
          <Tab value="columns">Columns</Tab>
          <Tab value="log" disabled>
            Disabled
          </Tab>
        </TabList>
        <TabPanel value="address">The service answers at api.example.com.</TabPanel>
      </Tabs>
      <Tabs defaultValue="secret">
        <TabList label="With icons">
          <Tab value="address">
            <Link2 aria-hidden />
            Address
          </Tab>
          <Tab value="secret" data-focused>
            <KeyRound aria-hidden />
            Secret
          </Tab>
          <Tab value="log">
            <ScrollText aria-hidden />
            Log
          </Tab>
        </TabList>
        <TabPanel value="secret">The ring lies in the tab.</TabPanel>
      </Tabs>
      <Tabs defaultValue="address" orientation="vertical">
        <TabList label="In a column">
          <Tab value="address">Address</Tab>
          <Tab value="columns">Columns, with a text that wraps in its column</Tab>
          <Tab value="log" disabled>
            Disabled
          </Tab>
        </TabList>
        <TabPanel value="address">The service answers at api.example.com.</TabPanel>
      </Tabs>
      <Tabs defaultValue="Orders" className="max-w-profile-min">
        <TabList label="Too long for its place">
          {services.map((service) => (
            <Tab key={service} value={service}>
              {service}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="Orders">The row scrolls by itself.</TabPanel>
      </Tabs>
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
