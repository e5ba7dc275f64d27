import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Settings, UserRound } from 'lucide-react';
import { Card, Chip, List, ListItem, ListItemAction, ListItemAvatar, ListItemIcon, ListItemText } from 'waymark';

const meta = {
  title: 'Content/List',
  component: List,
  subcomponents: { ListItem, ListItemIcon, ListItemAvatar, ListItemText, ListItemAction },
  argTypes: { children: { description: 'Its items.', control: false } },
  args: {
    children: (
      <>
        <ListItem href="#account">
          <ListItemIcon>
            <Settings />
          </ListItemIcon>
          <ListItemText primary="Account Settings" />
        </ListItem>
        <ListItem href="#social">
          <ListItemIcon>
            <UserRound />
          </ListItemIcon>
          <ListItemText primary="Social Profile" />
          <Chip size="sm" tone="warning">
            02
          </Chip>
        </ListItem>
        <ListItem asChild>
          <button type="button">
            <ListItemIcon>
              <LogOut />
            </ListItemIcon>
            <ListItemText primary="Logout" />
          </button>
        </ListItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Card className="max-w-profile-min p-2">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { dense: false, dividers: false } };
