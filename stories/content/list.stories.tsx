import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, LogOut, Settings, Trash2, UserRound } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  Avatar,
  Card,
  CardHeader,
  CardTitle,
  Chip,
  IconButton,
  List,
  ListItem,
  ListItemAvatar,
  ListItemIcon,
  ListItemText,
} from 'waymark';

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
    <ListItem
      href="#avatar"
      align="start"
      actions={
        <IconButton size="sm" aria-label="Delete">
          <Trash2 aria-hidden />
        </IconButton>
      }
    >
      <ListItemAvatar>
        <Avatar name="Ada Fischer" size="lg" decorative />
      </ListItemAvatar>
      <ListItemText primary="Ada Fischer" secondary="A second line that is too long for one line of this width wraps" />
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

const meta = {
  title: 'Content/List',
  component: List,
  argTypes: { children: { description: 'The items.', control: false } },
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [
    (Story) => (
      <Card className="max-w-profile-min p-2">
        <Story />
      </Card>
    ),
  ],
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
    dense: false,
    dividers: false,
  },
};

const signOut = fn();
const follow = fn((event: MouseEvent) => event.preventDefault());

/** Links and buttons in one list: an item is a link with `href`, and a button with `asChild`. */
export const LinksAndButtons: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['list-tab', 'list-enter', 'list-space'] },
  render: () => (
    <Card className="max-w-profile-min p-2">
      <List aria-label="Profile">
        <ListItem href="#account" onClick={follow}>
          <ListItemIcon>
            <Settings />
          </ListItemIcon>
          <ListItemText primary="Account Settings" />
        </ListItem>
        <ListItem href="#social" onClick={follow}>
          <ListItemIcon>
            <UserRound />
          </ListItemIcon>
          <ListItemText primary="Social Profile" />
          <Chip size="sm" tone="warning">
            02
          </Chip>
        </ListItem>
        <ListItem asChild>
          <button type="button" onClick={signOut}>
            <ListItemIcon>
              <LogOut />
            </ListItemIcon>
            <ListItemText primary="Logout" />
          </button>
        </ListItem>
      </List>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    follow.mockClear();
    signOut.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Profile' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Account Settings' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Social Profile 02' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(signOut).toHaveBeenCalledTimes(2);
  },
};

/** An action is beside the link, not inside it: both are focusable, and a click on one does not activate the other. */
export const WithActions: Story = {
  tags: ['feature'],
  render: function Render() {
    const [names, setNames] = useState(['Weather service', 'Map tiles', 'Price list']);
    return (
      <Card className="max-w-100">
        <List dividers aria-label="Connections">
          {names.map((name) => (
            <ListItem
              key={name}
              href={`#${name}`}
              onClick={follow}
              actions={
                <IconButton
                  size="sm"
                  aria-label={`Delete ${name}`}
                  onClick={() => setNames(names.filter((other) => other !== name))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              }
            >
              <ListItemText primary={name} secondary="Tested every hour" />
            </ListItem>
          ))}
        </List>
      </Card>
    );
  },
  play: async ({ canvasElement }) => {
    follow.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Delete Map tiles' });
    await expect(button.closest('a')).toBeNull();
    await expect(button.closest('li')).toContainElement(canvas.getByRole('link', { name: /Map tiles/ }));
    await userEvent.click(button);
    await expect(follow).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('link', { name: /Price list/ }));
    await expect(follow).toHaveBeenCalledTimes(1);
  },
};

/** In a card, the rows are aligned with the title and the other content. */
export const InCard: Story = {
  tags: ['feature'],
  render: () => (
    <Card>
      <CardHeader>
        <CardTitle>Connections</CardTitle>
      </CardHeader>
      <List inCard dividers>
        <ListItem
          actions={
            <Chip size="sm" tone="success">
              Active
            </Chip>
          }
        >
          <ListItemText primary="Weather service" secondary="https://weather.example/v1" />
        </ListItem>
        <ListItem>
          <ListItemText primary="Map tiles" secondary="https://tiles.example" />
        </ListItem>
      </List>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('heading', { name: 'Connections' }).getBoundingClientRect();
    const text = canvas.getByText('Weather service').getBoundingClientRect();
    await expect(text.left).toBe(title.left);
    const chip = canvas.getByText('Active').closest('[data-slot="chip"]')?.getBoundingClientRect();
    const card = canvasElement.querySelector('[data-slot="card"]')?.getBoundingClientRect();
    await expect((card?.right ?? 0) - (chip?.right ?? 0)).toBe(text.left - (card?.left ?? 0));
  },
};

/** Text items with avatars and several lines. With `align="start"`, avatars are aligned with the first line. */
export const Notifications: Story = {
  tags: ['feature'],
  render: () => (
    <Card className="max-w-notifications">
      <List dividers aria-label="Notifications">
        <ListItem align="start" className="py-4">
          <ListItemAvatar>
            <Avatar name="John Doe" size="lg" decorative />
          </ListItemAvatar>
          <ListItemText
            primary="John Doe"
            secondary={
              <span className="grid gap-2">
                <span>Asks for access to the weather service.</span>
                <span className="flex flex-wrap gap-2">
                  <Chip size="sm" tone="error">
                    Unread
                  </Chip>
                  <Chip size="sm" tone="warning">
                    New
                  </Chip>
                </span>
              </span>
            }
          />
          <span className="shrink-0 text-caption text-muted">2 min ago</span>
        </ListItem>
        <ListItem align="start" className="py-4">
          <ListItemAvatar>
            <Avatar name="Ada Fischer" size="lg" decorative />
          </ListItemAvatar>
          <ListItemText primary="Ada Fischer" secondary="Sent you the keys of the map tiles." />
          <span className="shrink-0 text-caption text-muted">2 min ago</span>
        </ListItem>
      </List>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('John Doe');
    const avatar = first?.querySelector('[data-slot="list-item-avatar"]')?.getBoundingClientRect();
    await expect(avatar?.top).toBe((first?.getBoundingClientRect().top ?? 0) + 16);
    await expect(avatar?.width).toBe(40);
  },
};

/** The selected item and the current page are announced, and distinguished by more than the background. */
export const SelectedAndCurrent: Story = {
  tags: ['feature'],
  render: function Render() {
    const [chosen, setChosen] = useState('Weather service');
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <Card className="p-2">
          <List aria-label="Connections">
            {['Weather service', 'Map tiles', 'Price list'].map((name) => (
              <ListItem key={name} asChild selected={name === chosen}>
                <button type="button" onClick={() => setChosen(name)}>
                  <ListItemText primary={name} secondary="Tested every hour" />
                </button>
              </ListItem>
            ))}
          </List>
        </Card>
        <Card className="p-2">
          <List aria-label="Account">
            <ListItem href="#account" current onClick={follow}>
              <ListItemText primary="Account Settings" />
            </ListItem>
            <ListItem href="#social" onClick={follow}>
              <ListItemText primary="Social Profile" />
            </ListItem>
          </List>
        </Card>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tiles = canvas.getByRole('button', { name: /Map tiles/ });
    await expect(canvas.getByRole('button', { name: /Weather/ })).toHaveAttribute('aria-current', 'true');
    await expect(tiles).not.toHaveAttribute('aria-current');
    await userEvent.click(tiles);
    await expect(tiles).toHaveAttribute('aria-current', 'true');
    await expect(tiles).toHaveAttribute('data-state', 'selected');
    const current = canvas.getByRole('link', { name: 'Account Settings' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(getComputedStyle(current).fontWeight).toBe('500');
  },
};

/** A disabled item ignores clicks: a link is not followed, and a button's handler is not called. */
export const Disabled: Story = {
  tags: ['feature'],
  render: () => (
    <Card className="max-w-profile-min p-2">
      <List>
        <ListItem href="#billing" disabled onClick={follow}>
          <ListItemIcon>
            <FileText />
          </ListItemIcon>
          <ListItemText primary="Invoices" secondary="Only for the owner" />
        </ListItem>
        <ListItem asChild disabled>
          <button type="button" onClick={signOut}>
            <ListItemText primary="Delete account" />
          </button>
        </ListItem>
      </List>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    follow.mockClear();
    signOut.mockClear();
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: /Invoices/ });
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(link);
    await expect(follow).not.toHaveBeenCalled();
    const button = canvas.getByRole('button', { name: 'Delete account' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(signOut).not.toHaveBeenCalled();
  },
};

/** An unsafe URL is removed; the text is displayed as a disabled link. */
export const UnsafeAddress: Story = {
  tags: ['feature', '!dev'],
  render: () => (
    <List>
      {/* oxlint-disable-next-line no-script-url -- the list must not follow it */}
      <ListItem href="javascript:alert(1)">
        <ListItemText primary="Imported entry" />
      </ListItem>
    </List>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Imported entry').closest('a')).not.toHaveAttribute('href');
  },
};

/** Every kind and state of an item, dense, and with dividers. */
export const Sheet: Story = {
  tags: ['visual'],
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
