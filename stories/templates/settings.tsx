'use client';

import { Bell, Monitor, Moon, Palette, RotateCcw, Sun, UserRound } from 'lucide-react';
import { useState } from 'react';
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
} from 'waymark';
import { defaultPreferences, usePreferences } from './providers';

const modes = [
  { value: 'system', name: 'System', Icon: Monitor },
  { value: 'light', name: 'Light', Icon: Sun },
  { value: 'dark', name: 'Dark', Icon: Moon },
] as const;

const fonts = [
  { value: defaultPreferences.font, label: 'Roboto' },
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

/** The settings, in three tabs. */
export function Settings() {
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
        <TabsContent value="appearance" tabIndex={-1}>
          <Appearance />
        </TabsContent>
        <TabsContent value="account" keepMounted tabIndex={-1}>
          <Account />
        </TabsContent>
        <TabsContent value="notifications" keepMounted tabIndex={-1}>
          <Notifications />
        </TabsContent>
      </Tabs>
    </Stack>
  );
}

function Appearance() {
  const [asking, setAsking] = useState(false);
  const [{ mode, radius, font, moreContrast }, change] = usePreferences();
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
                onValueChange={(value) => change({ mode: modes.find((entry) => entry.value === value)?.value })}
              >
                {modes.map(({ value, name, Icon }) => (
                  <SegmentedControlItem key={value} value={value} start={<Icon aria-hidden />}>
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
              onValueChange={(value) => change({ radius: value })}
              valueText={(value) => `${value} pixels`}
            />
            <Select label="Typeface" options={fonts} value={font} onValueChange={(value) => change({ font: value })} />
            <Switch
              label="More contrast"
              hint="Uses stronger borders and darker text."
              labelPosition="start"
              checked={moreContrast}
              onCheckedChange={(checked) => change({ moreContrast: checked })}
            />
          </CardContent>
        </Stack>
        <CardFooter>
          <Button variant="outline" tone="error" start={<RotateCcw />} onClick={() => setAsking(true)}>
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
              <Button variant="tonal" tone="secondary">
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
        labels={{ confirm: 'Reset' }}
        onConfirm={() => change(defaultPreferences)}
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
            <TextField label="Telephone" type="tel" autoComplete="tel" />
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
