import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Monitor, Moon, Palette, RotateCcw, Sun, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Alert,
  Button,
  Card,
  CardContent,
  CardFooter,
  CardHeader,
  CardTitle,
  Chip,
  ConfirmDialog,
  Grid,
  GridItem,
  Heading,
  Progress,
  SegmentedControl,
  SegmentedControlItem,
  Select,
  Slider,
  Stack,
  Switch,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  TextField,
  type ThemeMode,
  ThemeProvider,
} from 'waymark';
import { PageFrame } from './templates.samples';

interface Preferences {
  mode: ThemeMode;
  radius: number;
  font: string;
  moreContrast: boolean;
}

const defaults: Preferences = {
  mode: 'system',
  radius: 8,
  font: "'Roboto', 'Roboto Fallback', sans-serif",
  moreContrast: false,
};

const modes = [
  { value: 'system', name: 'System', Icon: Monitor },
  { value: 'light', name: 'Light', Icon: Sun },
  { value: 'dark', name: 'Dark', Icon: Moon },
] as const;

const fonts = [
  { value: defaults.font, label: 'Roboto' },
  { value: 'system-ui, sans-serif', label: 'System font' },
  { value: 'Georgia, serif', label: 'Georgia' },
];

const roles = [
  { value: 'admin', label: 'Project Admin' },
  { value: 'editor', label: 'Editor' },
  { value: 'reader', label: 'Reader' },
];

const frequencies = [
  { value: 'now', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
];

interface SettingsProps {
  preferences: Preferences;
  /** Called with the changed settings, which apply immediately. */
  onChange: (changed: Partial<Preferences>) => void;
}

/** The settings, in three tabs. */
function Settings({ preferences, onChange }: SettingsProps) {
  return (
    <Stack>
      <Heading level={1} size="h3">
        Settings
      </Heading>
      <Tabs defaultValue="appearance">
        <TabsList aria-label="Settings">
          <TabsTrigger value="appearance">
            <Palette aria-hidden />
            Appearance
          </TabsTrigger>
          <TabsTrigger value="account">
            <UserRound aria-hidden />
            Account
          </TabsTrigger>
          <TabsTrigger value="notifications">
            <Bell aria-hidden />
            Notifications
          </TabsTrigger>
        </TabsList>
        <TabsContent value="appearance">
          <Appearance preferences={preferences} onChange={onChange} />
        </TabsContent>
        <TabsContent value="account" forceMount>
          <Account />
        </TabsContent>
        <TabsContent value="notifications" forceMount>
          <Notifications />
        </TabsContent>
      </Tabs>
    </Stack>
  );
}

function Appearance({ preferences, onChange }: SettingsProps) {
  const [asking, setAsking] = useState(false);
  const { mode, radius, font, moreContrast } = preferences;
  return (
    <Grid columns={{ initial: 1, lg: 2 }} gap={5} align="start">
      <Card>
        <CardHeader>
          <CardTitle>Appearance</CardTitle>
        </CardHeader>
        <Stack asChild gap={6}>
          <CardContent>
            <Stack align="start">
              <SegmentedControl
                label="Color mode"
                value={mode}
                onValueChange={(value) => onChange({ mode: modes.find((entry) => entry.value === value)?.value })}
              >
                {modes.map(({ value, name, Icon }) => (
                  <SegmentedControlItem key={value} value={value} icon={<Icon aria-hidden />}>
                    {name}
                  </SegmentedControlItem>
                ))}
              </SegmentedControl>
            </Stack>
            <Slider
              label="Corners"
              hint="The corner radius of cards, fields and buttons."
              min={0}
              max={24}
              value={radius}
              onValueChange={(value) => onChange({ radius: value })}
              valueText={(value) => `${value} pixels`}
            />
            <Select
              label="Typeface"
              options={fonts}
              value={font}
              onValueChange={(value) => onChange({ font: value })}
            />
            <Switch
              label="More contrast"
              hint="Uses stronger borders and darker text."
              labelPosition="start"
              checked={moreContrast}
              onCheckedChange={(checked) => onChange({ moreContrast: checked })}
            />
          </CardContent>
        </Stack>
        <CardFooter>
          <Button variant="outline" tone="error" startIcon={<RotateCcw />} onClick={() => setAsking(true)}>
            Reset
          </Button>
        </CardFooter>
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>Preview</CardTitle>
          <Chip size="sm" tone="success">
            Active
          </Chip>
        </CardHeader>
        <Stack asChild gap={5}>
          <CardContent>
            <p>Changes apply to every page immediately.</p>
            <Progress label="Quota of the weather service" value={62} />
            <Stack direction="row" wrap gap={3}>
              <Button>Test connection</Button>
              <Button variant="soft" tone="secondary">
                Edit
              </Button>
            </Stack>
          </CardContent>
        </Stack>
      </Card>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="error"
        title="Reset appearance?"
        description="Color mode, corner radius, typeface and contrast return to their defaults. Other settings are kept."
        confirmLabel="Reset"
        onConfirm={() => onChange(defaults)}
      />
    </Grid>
  );
}

function Account() {
  const [saved, setSaved] = useState(false);
  return (
    <Card asChild>
      <form
        aria-label="Account"
        onSubmit={(event) => {
          event.preventDefault();
          setSaved(true);
        }}
        onChange={() => setSaved(false)}
      >
        <CardHeader>
          <CardTitle>Account</CardTitle>
        </CardHeader>
        <Grid asChild columns={{ initial: 1, md: 2 }} gap={5} align="start">
          <CardContent>
            {saved && (
              <GridItem asChild span="full">
                <Alert tone="success">Your account has been saved.</Alert>
              </GridItem>
            )}
            <TextField label="Name" autoComplete="name" defaultValue="John Doe" required />
            <TextField
              label="Email Address"
              type="email"
              autoComplete="email"
              defaultValue="john@waymark.example"
              hint="A new address has to be confirmed."
              required
            />
            <TextField label="Telephone" type="tel" autoComplete="tel" showOptional />
            <Select label="Role" options={roles} defaultValue="admin" />
          </CardContent>
        </Grid>
        <CardFooter>
          <Button type="submit">Save</Button>
        </CardFooter>
      </form>
    </Card>
  );
}

function Notifications() {
  const [allowed, setAllowed] = useState(true);
  return (
    <Card>
      <CardHeader>
        <CardTitle>Notifications</CardTitle>
      </CardHeader>
      <Stack asChild gap={6}>
        <CardContent>
          <Switch
            label="Allow Notifications"
            hint="In this browser, while the dashboard is open."
            labelPosition="start"
            checked={allowed}
            onCheckedChange={setAllowed}
          />
          <Switch label="Start DND Mode" hint="Shows errors only." labelPosition="start" disabled={!allowed} />
          <Switch label="Weekly report" hint="By email, each Monday." labelPosition="start" defaultChecked />
          <Select label="Tell me" options={frequencies} defaultValue="daily" disabled={!allowed} />
        </CardContent>
      </Stack>
    </Card>
  );
}

interface PageProps {
  /** Called with each change, to store it. */
  onChange: (changed: Partial<Preferences>) => void;
}

/** Keeps the settings and applies the theme to the whole page. */
function Page({ onChange }: PageProps) {
  const [preferences, setPreferences] = useState(defaults);
  const { mode, radius, font, moreContrast } = preferences;
  return (
    <ThemeProvider mode={mode} radius={radius} font={font} contrast={moreContrast ? 'more' : 'system'}>
      <PageFrame path="/settings">
        <Settings
          preferences={preferences}
          onChange={(changed) => {
            setPreferences({ ...preferences, ...changed });
            onChange(changed);
          }}
        />
      </PageFrame>
    </ThemeProvider>
  );
}

const meta = {
  title: 'Templates/Settings',
  component: Page,
  parameters: { layout: 'fullscreen', page: true, docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { onChange: fn() },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The initial state. */
export const Default: Story = { tags: ['visual'] };

/** Changes the appearance by keyboard, visits the other tabs, cancels a reset and then confirms it. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const root = document.documentElement;
    const corners = () =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('button', { name: 'Test connection' })).borderRadius);

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Appearance' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(root).toHaveAttribute('data-theme', 'dark'));
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Corners' });
    await expect(slider).toHaveFocus();
    // A script cannot operate a native slider by keys.
    await fireEvent.change(slider, { target: { value: '24' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '24 pixels');
    await waitFor(() => expect(corners()).toBe(24));

    canvas.getByRole('tab', { name: 'Appearance' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Your account has been saved.')).toBeVisible();
    canvas.getByRole('tab', { name: 'Account' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Start DND Mode' })).toBeDisabled();

    canvas.getByRole('tab', { name: 'Notifications' }).focus();
    await userEvent.keyboard('{Home}');
    const reset = canvas.getByRole('button', { name: 'Reset' });
    reset.focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Reset appearance?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(reset).toHaveFocus());
    await expect(root).toHaveAttribute('data-theme', 'dark');

    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(again.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(reset).toHaveFocus());
    await expect(corners()).toBe(8);
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ mode: 'system', radius: 8 }));
  },
};
