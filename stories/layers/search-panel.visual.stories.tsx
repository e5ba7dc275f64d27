import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { SearchPanel, SearchPanelContent, SearchPanelTrigger } from 'waymark';

const meta = { title: 'Layers/SearchPanel/Visual', component: SearchPanelContent, tags: ['!autodocs'] } satisfies Meta<
  typeof SearchPanelContent
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is fixed in it stands at its own top instead of the page's. */
function Frame({ children }: { children: ReactNode }) {
  return <div className="relative h-30 translate-0 overflow-hidden rounded bg-paper p-4">{children}</div>;
}

/** The trigger; the panel empty, with a query, and without adjustments. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-4 bg-canvas p-4">
      <Frame>
        <SearchPanel>
          <SearchPanelTrigger />
        </SearchPanel>
      </Frame>
      <Frame>
        <SearchPanel open>
          <SearchPanelContent onFilter={() => undefined} />
        </SearchPanel>
      </Frame>
      <Frame>
        <SearchPanel open>
          <SearchPanelContent
            label="Search connections"
            defaultValue="Every connection that did not answer within two seconds last week"
            onFilter={() => undefined}
          />
        </SearchPanel>
      </Frame>
      <Frame>
        <SearchPanel open>
          <SearchPanelContent label="Search pages" />
        </SearchPanel>
      </Frame>
    </div>
  ),
};
