import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchPanel, SearchPanelContent, SearchPanelTrigger } from 'waymark';
import { Bar } from './notifications.samples';

const meta = {
  title: 'Layers/SearchPanel',
  component: SearchPanelContent,
  subcomponents: { SearchPanel, SearchPanelTrigger },
  argTypes: {
    label: { control: 'text' },
    closeLabel: { control: 'text' },
    placeholder: { description: 'Shown while the field is empty.', control: 'text' },
    value: { description: 'The query, when the page holds that state.', control: false },
    defaultValue: { description: 'The query at first.', control: 'text' },
    onValueChange: { description: 'Called at each change of the query.' },
    onSearch: { description: 'Called with the query when Enter is pressed.' },
    onFilter: { description: 'Called by the adjustments button; without it there is no such button.' },
    filterProps: { description: 'Further props of the adjustments button.', control: false },
    fieldProps: { control: false },
  },
  args: { onValueChange: fn(), onSearch: fn(), onFilter: fn() },
  render: (args) => (
    <Bar>
      <SearchPanel>
        <SearchPanelTrigger />
        <SearchPanelContent {...args} />
      </SearchPanel>
    </Bar>
  ),
} satisfies Meta<typeof SearchPanelContent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { label: 'Search', closeLabel: 'Close search', placeholder: 'Search', defaultValue: '' },
};
