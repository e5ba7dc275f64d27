import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavMenu, NavMenuCollapse, NavMenuEntries, NavMenuGroup, NavMenuItem } from 'waymark';
import { menu, StoryRouter } from './shell.samples';

const meta = {
  title: 'Navigation/NavMenu',
  component: NavMenu,
  subcomponents: { NavMenuEntries, NavMenuGroup, NavMenuCollapse, NavMenuItem },
  argTypes: {
    label: { description: 'Name of the landmark.' },
    children: { description: 'Groups, or `NavMenuEntries` with a configuration.', control: false },
  },
  args: { children: <NavMenuEntries entries={menu} currentPath="/dashboard/default" /> },
  decorators: [
    (Story) => (
      <StoryRouter>
        <div className="w-drawer max-w-full rounded bg-paper px-4">
          <Story />
        </div>
      </StoryRouter>
    ),
  ],
} satisfies Meta<typeof NavMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Main' } };
