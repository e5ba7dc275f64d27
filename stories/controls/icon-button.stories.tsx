import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Maximize, RefreshCw, Search, Settings } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  Button,
  Card,
  CardContent,
  Combobox,
  DateField,
  DateRangeField,
  DateTimeField,
  IconButton,
  type IconButtonSize,
  type IconButtonVariant,
  NumberField,
  PasswordField,
  RichSelect,
  SearchField,
  SegmentedControl,
  SegmentedControlItem,
  Select,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  TagInput,
  TextField,
  TimeField,
  Toggle,
  tones,
  Toolbar,
  ToolbarButton,
} from 'waymark';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  argTypes: {
    variant: { control: 'inline-radio', options: ['tonal', 'ghost', 'plain'] },
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    asChild: { control: false },
    children: { description: 'The icon. Hide it from assistive technology.', control: false },
    disabled: { description: 'Whether the button is disabled.', control: 'boolean' },
    onClick: { description: 'Called on click, by pointer or keyboard.' },
  },
  args: { 'aria-label': 'Notifications', children: <Bell aria-hidden /> },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants: IconButtonVariant[] = ['tonal', 'ghost', 'plain'];
const sizes: IconButtonSize[] = ['sm', 'md', 'lg'];

export const Playground: Story = {
  args: { onClick: fn(), variant: 'tonal', tone: 'secondary', size: 'md', disabled: false },
};

/** Enter and Space click the button. */
export const PressedByKeyboard: Story = {
  tags: ['feature', '!dev'],
  args: { 'aria-label': 'Refresh the connections', children: <RefreshCw aria-hidden />, onClick: fn() },
  parameters: { keyboard: ['icon-button-enter', 'icon-button-space'] },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Refresh the connections' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** `aria-expanded` announces whether the content that the button opens is visible; the background shows the same. */
export const OpensSomething: Story = {
  tags: ['feature'],
  render: function Render() {
    const [open, setOpen] = useState(false);
    return (
      <div className="grid max-w-drawer justify-items-start gap-3">
        <IconButton
          aria-label="Notifications"
          aria-expanded={open}
          aria-controls="notifications"
          onClick={() => setOpen(!open)}
        >
          <Bell aria-hidden />
        </IconButton>
        <Card id="notifications" hidden={!open} className="w-full">
          <CardContent>Store verification is done. 2 min ago.</CardContent>
        </Card>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(/Store verification/)).not.toBeVisible();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Store verification/)).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** The name changes with the action. */
export const NameFollowsState: Story = {
  tags: ['feature'],
  render: function Render() {
    const [full, setFull] = useState(false);
    return (
      <IconButton aria-label={full ? 'Leave full screen' : 'Full screen'} onClick={() => setFull(!full)}>
        <Maximize aria-hidden />
      </IconButton>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Full screen' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Leave full screen');
  },
};

/**
 * The sizes of all controls: in a row, an icon button is as high as a button, a field and a select. A toolbar and a tab
 * list add a border around their buttons, and a range contains two fields, so there the parts have these heights.
 */
export const OneScaleOfHeights: Story = {
  tags: ['feature', '!dev'],
  render: () => (
    <div className="grid gap-3">
      {sizes.map((size) => (
        <div key={size} data-testid={size} className="flex flex-wrap items-center gap-3">
          <IconButton size={size} aria-label={`Refresh, ${size}`}>
            <RefreshCw aria-hidden />
          </IconButton>
          <Button size={size}>Save</Button>
          <PasswordField size={size} aria-label={`Password, ${size}`} />
          <SearchField size={size} aria-label={`Search, ${size}`} />
          <Combobox size={size} aria-label={`Plan, ${size}`} options={[{ value: 'pro', label: 'Pro' }]} />
          <DateField size={size} aria-label={`Day, ${size}`} />
          <NumberField size={size} aria-label={`Users, ${size}`} />
          <Select size={size} aria-label={`Region, ${size}`} options={[{ value: 'eu', label: 'Frankfurt' }]} />
          <TextField size={size} aria-label={`Name, ${size}`} />
          <RichSelect size={size} aria-label={`Zone, ${size}`} options={[{ value: 'utc', label: 'UTC' }]} />
          <TimeField size={size} aria-label={`Time, ${size}`} />
          <DateTimeField size={size} aria-label={`Start, ${size}`} />
          <TagInput size={size} aria-label={`Tags, ${size}`} />
          <Toggle size={size}>Only mine</Toggle>
          <SegmentedControl size={size} aria-label={`View, ${size}`} defaultValue="table">
            <SegmentedControlItem value="table">Table</SegmentedControlItem>
            <SegmentedControlItem value="chart">Chart</SegmentedControlItem>
          </SegmentedControl>
        </div>
      ))}
      {sizes.map((size) => (
        <div key={size} data-testid={`${size}-parts`} className="flex flex-wrap items-end gap-3">
          <Toolbar size={size} aria-label={`Orders, ${size}`}>
            <ToolbarButton>Download</ToolbarButton>
            <ToolbarButton aria-label={`Refresh the orders, ${size}`}>
              <RefreshCw aria-hidden />
            </ToolbarButton>
          </Toolbar>
          <Tabs size={size} defaultValue="rows">
            <TabsList aria-label={`Parts, ${size}`}>
              <TabsTrigger value="rows">Rows</TabsTrigger>
              <TabsTrigger value="totals">Totals</TabsTrigger>
            </TabsList>
            <TabsContent value="rows">12 rows</TabsContent>
            <TabsContent value="totals">5 totals</TabsContent>
          </Tabs>
          <DateRangeField size={size} aria-label={`Period, ${size}`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const [size, height] of Object.entries({ sm: 36, md: 40, lg: 44 })) {
      const canvas = within(canvasElement);
      const row = canvas.getByTestId(size);
      const parts = canvas.getByTestId(`${size}-parts`).querySelectorAll('button, [data-slot$="-box"]');
      await expect(parts).toHaveLength(7);
      for (const control of [...row.children, ...parts]) {
        await expect([control, control.getBoundingClientRect().height]).toEqual([control, height]);
      }
      await expect(row.firstElementChild?.getBoundingClientRect().width).toBe(height);
    }
  },
};

/** Every variant in every tone, size and state. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4 bg-paper p-4 text-text">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <span className="w-header-chip text-h6">{variant}</span>
          {tones.map((tone) => (
            <IconButton key={tone} variant={variant} tone={tone} aria-label={`Notifications, ${variant} ${tone}`}>
              <Bell aria-hidden />
            </IconButton>
          ))}
          <IconButton variant={variant} disabled aria-label={`Notifications, ${variant} disabled`}>
            <Bell aria-hidden />
          </IconButton>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <span className="w-header-chip text-h6">sizes</span>
        {sizes.map((size) => (
          <IconButton key={size} size={size} aria-label={`Search, ${size}`}>
            <Search aria-hidden />
          </IconButton>
        ))}
        <IconButton aria-expanded aria-label="Settings, open">
          <Settings aria-hidden />
        </IconButton>
        <IconButton aria-expanded tone="primary" aria-label="Full screen, open">
          <Maximize aria-hidden />
        </IconButton>
      </div>
    </div>
  ),
};
