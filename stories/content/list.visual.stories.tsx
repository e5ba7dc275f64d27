import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings, Trash2 } from 'lucide-react';
import {
  Avatar,
  Card,
  Chip,
  IconButton,
  List,
  ListItem,
  ListItemAction,
  ListItemAvatar,
  ListItemIcon,
  ListItemText,
} from 'waymark';

const meta = { title: 'Content/List/Visual', component: List, tags: ['!autodocs'] } satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

const items = (
  <>
    <ListItem>Nothing but text</ListItem>
    <ListItem href="#link">
      <ListItemIcon>
        <Settings />
      </ListItemIcon>
      <ListItemText primary="A link" />
      <Chip size="sm" tone="warning">
        02
      </Chip>
    </ListItem>
    <ListItem asChild>
      <button type="button">
        <ListItemIcon>
          <Settings />
        </ListItemIcon>
        <ListItemText primary="A button" secondary="With a second line" />
      </button>
    </ListItem>
    <ListItem href="#avatar" align="start">
      <ListItemAvatar>
        <Avatar name="Ada Fischer" size="lg" decorative />
      </ListItemAvatar>
      <ListItemText primary="Ada Fischer" secondary="A second line that is too long for one line of this width wraps" />
      <ListItemAction>
        <IconButton size="sm" label="Delete">
          <Trash2 aria-hidden />
        </IconButton>
      </ListItemAction>
    </ListItem>
    <ListItem href="#current" current>
      <ListItemText primary="The current page" secondary="With a second line" />
    </ListItem>
    <ListItem selected>
      <ListItemText primary="Selected text" />
    </ListItem>
    <ListItem href="#disabled" disabled>
      <ListItemIcon>
        <Settings />
      </ListItemIcon>
      <ListItemText primary="Disabled" secondary="With a second line" />
    </ListItem>
  </>
);

/** Every kind and state of an item; dense, and with dividers. */
export const Sheet: Story = {
  render: () => (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <Card className="p-2">
        <List>{items}</List>
      </Card>
      <Card className="p-2">
        <List dense>{items}</List>
      </Card>
      <Card className="p-2">
        <List dividers>{items}</List>
      </Card>
    </div>
  ),
};
