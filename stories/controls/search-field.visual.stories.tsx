import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from 'waymark';

const meta = { title: 'Controls/SearchField/Visual', component: SearchField, tags: ['!autodocs'] } satisfies Meta<
  typeof SearchField
>;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** Empty and filled, with and without adjustments, and the widths that it has in a header. */
export const Sheet: Story = {
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <SearchField />
      <SearchField defaultValue="weather" />
      <SearchField label="Search the connections" labelPlacement="above" hint="Names and addresses are searched." />
      <SearchField onFilter={nothing} />
      <SearchField onFilter={nothing} defaultValue="weather" />
      <SearchField onFilter={nothing} filterProps={{ 'aria-expanded': true }} defaultValue="weather" />
      <SearchField disabled placeholder="Disabled" onFilter={nothing} />
      <SearchField disabled defaultValue="Disabled" />
      <SearchField readOnly defaultValue="Read-only" />
      <SearchField
        className="max-w-62.5"
        onFilter={nothing}
        defaultValue="weather of every region in the archive of last year"
      />
      <SearchField className="max-w-108.5 sm:col-span-2" onFilter={nothing} placeholder="Search profile options" />
    </div>
  ),
};
