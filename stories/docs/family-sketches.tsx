import {
  Bell,
  Bold,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronRight,
  CircleCheck,
  Eye,
  EyeOff,
  Inbox,
  Italic,
  type LucideIcon,
  Search,
  Settings,
  Underline,
  Upload,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  Chip,
  IconButton,
  Progress,
  SegmentedControl,
  SegmentedControlItem,
  Slider,
  Sparkline,
  Switch,
} from 'waymark';
import type { FamilyId } from './family-list';

interface PartProps {
  className?: string;
  children?: ReactNode;
}

// Transparent borders are visible in forced colors, which remove backgrounds. `:where` lets the classes of a use override the defaults.

/** A surface of the kit. */
const Box = ({ className = '', children }: PartProps) => (
  <div className={`border [:where(&)]:rounded-inner [:where(&)]:border-transparent [:where(&)]:bg-paper ${className}`}>
    {children}
  </div>
);

/** A surface above the page. */
const Panel = ({ className = '', children }: PartProps) => (
  <Box className={`grid content-start shadow-raised [:where(&)]:gap-2 [:where(&)]:p-2.5 ${className}`}>{children}</Box>
);

/** A line of text. */
const Line = ({ className = 'w-full' }: PartProps) => (
  <div
    className={`rounded-full border border-transparent [:where(&)]:h-1.5 [:where(&)]:bg-neutral-accent ${className}`}
  />
);

const Lines = () => (
  <>
    <Line className="w-1/2" />
    <Line />
    <Line className="w-4/5" />
  </>
);

const Dot = ({ className = 'bg-neutral-accent' }: PartProps) => (
  <div
    className={`shrink-0 rounded-full [:where(&)]:size-3 [:where(&)]:border [:where(&)]:border-transparent ${className}`}
  />
);

const Row = ({ className = 'gap-2', children }: PartProps) => (
  <div className={`flex items-center ${className}`}>{children}</div>
);

const Column = ({ className = 'w-3/4 gap-1.5', children }: PartProps) => (
  <div className={`grid ${className}`}>{children}</div>
);

/** A text field, with an icon at its end. */
const Field = ({ icon: Icon, className = 'h-9.5 items-center', children }: PartProps & { icon?: LucideIcon }) => (
  <div
    className={`flex w-full justify-between gap-2 rounded border border-border bg-paper px-3 py-1.5 text-label font-normal ${className}`}
  >
    <span>{children}</span>
    {Icon && <Icon className="size-4 text-muted" />}
  </div>
);

/** A field with its label. */
const Labeled = ({ label, hint, children }: PartProps & { label: string; hint?: string }) => (
  <Column className="w-3/4 gap-1">
    <span className="text-h6 text-heading">{label}</span>
    {children}
    {hint && <span className="text-caption text-muted">{hint}</span>}
  </Column>
);

/** The page below a modal layer. */
const Scrim = ({ className = 'place-items-center', children }: PartProps) => (
  <div className={`absolute inset-0 grid bg-scrim ${className}`}>{children}</div>
);

/** Columns of two levels; the heights are in percent. */
const Columns = ({ heights, className = 'h-16 gap-2' }: { heights: readonly number[]; className?: string }) => (
  <div className={`flex items-end ${className}`}>
    {heights.map((height) => (
      <div
        key={height}
        className="flex w-4.5 flex-col overflow-hidden rounded-t-inner border border-transparent bg-level-high"
        style={{ height: `${height}%` }}
      >
        <div className="h-1/3 bg-level-medium" />
      </div>
    ))}
  </div>
);

const requests = [18, 32, 21, 30, 26, 41, 38, 52, 44];
const selected = 'bg-secondary-soft border-s-secondary border-s-3';

/** For a family without a sketch of its own. */
export const PlainSketch = () => (
  <Panel className="w-3/4">
    <Lines />
  </Panel>
);

/** A small sketch of each family: parts of the kit where they fit, and simple shapes. */
export const familySketches: Partial<Record<FamilyId, ReactNode>> = {
  'navigation/AppBar': (
    <Box className="flex w-4/5 items-center gap-2 p-2">
      <div className="size-5 rounded-inner bg-secondary" />
      <Line className="w-1/3" />
      <Dot className="ms-auto bg-secondary-soft" />
      <Dot className="bg-primary-soft" />
    </Box>
  ),
  'navigation/AppShell': (
    <Row className="h-full w-full gap-1.5 px-6 py-4.5">
      <Box className="h-full w-8" />
      <Column className="h-full grow grid-rows-[auto_1fr] gap-1.5">
        <Box className="h-5" />
        <Box />
      </Column>
    </Row>
  ),
  'navigation/Breadcrumbs': (
    <Row className="gap-1.5 text-label font-normal">
      Home <ChevronRight className="size-3.5 rtl:-scale-x-100" /> Orders
      <ChevronRight className="size-3.5 rtl:-scale-x-100" />
      <strong className="text-heading">4711</strong>
    </Row>
  ),
  'navigation/Drawer': (
    <Column className="w-3/5 gap-1.5">
      <Box className="h-5" />
      <Box className={`h-5 ${selected}`} />
      <Box className="h-5" />
    </Column>
  ),
  'navigation/Flyout': (
    <Row className="items-start gap-2">
      <div className="grid size-8.5 place-items-center rounded bg-secondary-soft text-on-secondary-soft">
        <Settings className="size-4" />
      </div>
      <Panel className="w-24">
        <Lines />
      </Panel>
    </Row>
  ),
  'navigation/Footer': (
    <Column className="w-3/4 gap-1.5">
      <Box className="h-12 opacity-50" />
      <Box className="flex justify-between p-1.5">
        <Line className="w-2/5" />
        <Line className="w-1/5" />
      </Box>
    </Column>
  ),
  'navigation/NavMenu': (
    <Box className="grid w-3/5 gap-2 p-2.5">
      <Row>
        <Dot className="bg-secondary" />
        <Line className="w-1/2" />
        <ChevronDown className="ms-auto size-3" />
      </Row>
      <div className="ms-1.5 grid gap-2 border-s border-divider ps-3">
        <Line className="w-3/4 bg-secondary-accent" />
        <Line className="w-1/2" />
      </div>
    </Box>
  ),
  'navigation/SkipLink': (
    <div className="absolute start-4 top-4 rounded bg-primary px-3 py-2 text-h6 text-on-primary outline-2 outline-offset-2 outline-focus">
      Skip to content
    </div>
  ),
  'layers/CommandPalette': (
    <Panel className="w-4/5 gap-1.5 p-1.5">
      <Row className="gap-1.5 border-b border-divider pb-1.5">
        <Search className="size-3.5 text-muted" />
        <Line className="w-1/3" />
      </Row>
      <div className="rounded-inner bg-secondary-soft p-1.5">
        <Line className="w-1/2 bg-secondary-accent" />
      </div>
      <Line className="ms-1.5 w-2/5" />
    </Panel>
  ),
  'layers/DateField': (
    <Column className="w-3/4">
      <Field icon={CalendarDays}>Nov 23, 2026</Field>
    </Column>
  ),
  'layers/Dialog': (
    <Scrim>
      <Panel className="w-3/5">
        <Lines />
        <Row className="justify-end gap-1.5">
          <div className="h-3 w-6 rounded-inner bg-canvas" />
          <div className="h-3 w-6 rounded-inner bg-primary" />
        </Row>
      </Panel>
    </Scrim>
  ),
  'layers/Menu': (
    <Panel className="w-1/2 gap-1.5 p-1.5">
      <div className="rounded-inner bg-secondary-soft p-1.5">
        <Line className="w-2/3 bg-secondary-accent" />
      </div>
      <Line className="ms-1.5 w-3/5" />
      <Line className="ms-1.5 w-1/2" />
    </Panel>
  ),
  'layers/Popover': (
    <Column className="w-3/5 justify-items-start gap-1.5">
      <div className="h-5 w-12 rounded-inner bg-primary" />
      <Panel className="w-full">
        <Line className="w-1/2" />
        <Line />
      </Panel>
    </Column>
  ),
  'layers/Sheet': (
    <Scrim className="justify-items-end">
      <Panel className="h-full w-2/5 rounded-none">
        <Lines />
      </Panel>
    </Scrim>
  ),
  'layers/Toast': (
    <div className="absolute end-3.5 bottom-3.5 flex items-center gap-2 rounded border border-transparent bg-tooltip px-4 py-2 text-label text-on-tooltip">
      <CircleCheck className="size-4" /> Saved
    </div>
  ),
  'layers/Tooltip': (
    <Column className="justify-items-center gap-2">
      <div className="rounded-inner border border-transparent bg-tooltip px-2 py-1 text-caption text-on-tooltip">
        Settings
      </div>
      <IconButton aria-label="Settings">
        <Settings />
      </IconButton>
    </Column>
  ),
  'controls/Accordion': (
    <Box className="grid w-3/4 gap-2 p-2.5">
      <Row className="justify-between gap-2">
        <Line className="w-1/2 bg-primary-accent" />
        <ChevronDown className="size-3.5" />
      </Row>
      <Line />
      <Row className="justify-between gap-2 border-t border-divider pt-2">
        <Line className="w-2/5" />
        <ChevronRight className="size-3.5 rtl:-scale-x-100" />
      </Row>
    </Box>
  ),
  'controls/Button': (
    <Row>
      <Button size="sm">Save</Button>
      <Button size="sm" variant="tonal">
        Cancel
      </Button>
    </Row>
  ),
  'controls/Calendar': (
    <Panel className="w-1/2 gap-1.5 p-1.5">
      <Line className="w-1/2" />
      <Line className="bg-secondary-accent" />
      <Line className="w-2/3 bg-secondary-accent" />
    </Panel>
  ),
  'controls/Checkbox': <Checkbox label="Every channel" defaultChecked />,
  'controls/Combobox': (
    <Column className="w-3/4 gap-1">
      <Field icon={ChevronDown}>Os|</Field>
      <Panel className="gap-0 p-1.5 text-caption">
        <span>
          <strong>Os</strong>lo
        </span>
      </Panel>
    </Column>
  ),
  'controls/Field': (
    <Labeled label="Name" hint="As on your invoice">
      <Field className="h-7 items-center" />
    </Labeled>
  ),
  'controls/FileUpload': (
    <div className="grid w-3/4 place-items-center gap-1 rounded border border-dashed border-border p-3 text-caption text-muted">
      <Upload className="size-5 text-primary" /> Drop files here
    </div>
  ),
  'controls/IconButton': (
    <Row>
      <IconButton aria-label="Settings">
        <Settings />
      </IconButton>
      <IconButton aria-label="Inbox" tone="primary">
        <Inbox />
      </IconButton>
      <IconButton aria-label="Close" variant="ghost">
        <X />
      </IconButton>
    </Row>
  ),
  'controls/Input': (
    <Column className="w-3/4">
      <Field>Ada|</Field>
    </Column>
  ),
  'controls/Link': <span className="text-h5 text-primary underline underline-offset-4">View all orders</span>,
  'controls/NumberField': (
    <Row className="h-9.5 w-3/5 justify-between rounded border border-border bg-paper px-3">
      <span className="text-muted">−</span>
      12
      <span className="text-muted">+</span>
    </Row>
  ),
  'controls/PasswordField': (
    <Column className="w-3/4">
      <Field icon={Eye}>••••••••</Field>
    </Column>
  ),
  'controls/RadioGroup': (
    <Column className="gap-2.5">
      <Row>
        <Dot className="size-4.5 border-5 border-primary bg-paper" /> Live
      </Row>
      <Row>
        <Dot className="size-4.5 border-border bg-paper" /> Every hour
      </Row>
    </Column>
  ),
  'controls/SearchField': (
    <Row className="h-9.5 w-3/4 gap-2 rounded border border-border bg-paper px-3 text-label font-normal text-muted">
      <Search className="size-4" /> Search
    </Row>
  ),
  'controls/SegmentedControl': (
    <SegmentedControl aria-label="Period" defaultValue="day">
      <SegmentedControlItem value="day">Day</SegmentedControlItem>
      <SegmentedControlItem value="week">Week</SegmentedControlItem>
    </SegmentedControl>
  ),
  'controls/Select': (
    <Column className="w-3/4">
      <Field icon={ChevronDown}>This month</Field>
    </Column>
  ),
  'controls/Slider': <Slider aria-label="Radius" defaultValue={60} className="w-3/4" />,
  'controls/Switch': <Switch aria-label="Notifications" defaultChecked />,
  'controls/Tabs': (
    <Row className="w-3/4 gap-4 border-b border-border text-label">
      <span className="-mb-px border-b-2 border-secondary pb-2 text-secondary">Address</span>
      <span className="pb-2 text-muted">Log</span>
    </Row>
  ),
  'controls/Textarea': (
    <Column className="w-3/4">
      <Field className="h-16 items-start">
        Please call before
        <br />
        delivery|
      </Field>
    </Column>
  ),
  'controls/TextField': (
    <Labeled label="City">
      <Field className="h-8 items-center">Oslo</Field>
    </Labeled>
  ),
  'controls/TimeField': (
    <Labeled label="Quiet from">
      <Field className="h-8 items-center">21:30</Field>
    </Labeled>
  ),
  'controls/Toolbar': (
    <Box className="flex gap-1 rounded p-1">
      {[Bold, Italic, Underline].map((Icon, index) => (
        <div
          key={Icon.displayName}
          className={`grid size-8 place-items-center rounded-inner ${index === 0 ? 'bg-secondary-soft text-on-secondary-soft' : ''}`}
        >
          <Icon className="size-4" />
        </div>
      ))}
    </Box>
  ),
  'content/Alert': (
    <div className="flex w-4/5 items-center gap-2 rounded border border-transparent bg-success-soft p-2.5 text-h6 text-on-success-soft">
      <CircleCheck className="size-4 shrink-0" /> Connection saved
    </div>
  ),
  'content/Avatar': (
    <Row>
      <Avatar name="Ada Fischer" size="lg" />
      <Avatar name="John Doe" size="lg" tone="secondary" />
    </Row>
  ),
  'content/Badge': (
    <Badge count={7} label="">
      <IconButton aria-label="Inbox" size="lg">
        <Inbox />
      </IconButton>
    </Badge>
  ),
  'content/Card': (
    <Box className="grid w-3/5 gap-2 rounded p-3">
      <Lines />
    </Box>
  ),
  'content/Chip': (
    <Row>
      <Chip tone="success">Active</Chip>
      <Chip tone="error">Failed</Chip>
    </Row>
  ),
  'content/DescriptionList': (
    <Column className="w-3/4 gap-2.5">
      {['w-1/2', 'w-1/3', 'w-2/5'].map((width) => (
        <Row key={width} className="gap-4">
          <Line className="w-1/4" />
          <Line className={width} />
        </Row>
      ))}
    </Column>
  ),
  'content/Divider': (
    <Row className="w-3/4 gap-3 text-caption text-muted">
      <div className="grow border-t border-border" /> or <div className="grow border-t border-border" />
    </Row>
  ),
  'content/EmptyState': (
    <Column className="w-1/2 justify-items-center gap-2">
      <div className="grid size-9 place-items-center rounded-full bg-primary-soft text-on-primary-soft">
        <Inbox className="size-5" />
      </div>
      <Line className="w-full" />
      <div className="h-4 w-1/2 rounded-inner bg-primary" />
    </Column>
  ),
  'content/Grid': (
    <div className="grid w-3/4 grid-cols-3 gap-1.5">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((cell) => (
        <Box key={cell} className="h-8" />
      ))}
    </div>
  ),
  'content/Heading': <span className="text-h2 text-heading">Heading</span>,
  'content/List': (
    <Box className="grid w-3/4 gap-2 p-2.5">
      {['bg-primary', 'bg-secondary', 'bg-success'].map((color) => (
        <Row key={color}>
          <Dot className={color} />
          <Line className="w-2/3" />
        </Row>
      ))}
    </Box>
  ),
  'content/Meter': (
    <Column className="w-3/4 gap-1.5">
      <span className="flex justify-between text-caption">
        Storage <span>28 / 35 GB</span>
      </span>
      <Progress aria-label="Storage" value={80} tone="warning" />
    </Column>
  ),
  'content/Progress': <Progress aria-label="Upload" value={62} className="w-3/4" />,
  'content/Skeleton': (
    <Row className="w-3/4 gap-3">
      <div className="size-10 shrink-0 rounded-full border border-transparent bg-neutral-accent opacity-60" />
      <Column className="grow gap-2 opacity-60">
        <Line className="h-2.5" />
        <Line className="h-2.5 w-3/5" />
      </Column>
    </Row>
  ),
  'content/Stack': (
    <Row className="gap-2">
      <Column className="w-10 gap-2">
        <Box className="h-5" />
        <Box className="h-5" />
        <Box className="h-5" />
      </Column>
      <div className="w-4 border-t border-dashed border-border" />
      <Row className="gap-2">
        <Box className="size-5" />
        <Box className="size-5" />
      </Row>
    </Row>
  ),
  'content/StatCard': (
    <Box className="w-3/5 overflow-hidden rounded pt-2">
      <p className="px-2.5 text-micro text-muted">Requests</p>
      <p className="px-2.5 text-h4 text-heading">5,757</p>
      <Sparkline data={requests} variant="area" className="h-7 text-primary" />
    </Box>
  ),
  'content/Stepper': (
    <Row className="w-4/5 gap-1.5 text-h6">
      <div className="grid size-6 shrink-0 place-items-center rounded-full bg-primary text-on-primary">
        <Check className="size-3.5" />
      </div>
      <div className="grow border-t border-primary" />
      <div className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-primary text-primary">2</div>
      <div className="grow border-t border-border" />
      <div className="grid size-6 shrink-0 place-items-center rounded-full border border-border">3</div>
    </Row>
  ),
  'content/Text': (
    <Column className="gap-0.5">
      <span className="text-lead text-heading">Text in any size,</span>
      <span className="text-body text-primary">color</span>
      <strong className="text-caption font-bold">and weight</strong>
    </Column>
  ),
  'content/Transition': (
    <Row className="gap-1.5">
      <Box className="size-8 opacity-25" />
      <Box className="size-10 opacity-50" />
      <Box className="size-12 shadow-raised" />
    </Row>
  ),
  'content/VisuallyHidden': (
    <Row className="gap-2 rounded border border-dashed border-border px-3 py-2 text-muted">
      <EyeOff className="size-4" /> 3 unread
    </Row>
  ),
  'data/BarChart': <Columns heights={[40, 70, 55, 95, 62]} />,
  'data/BarList': (
    <Column className="w-3/4 gap-1.5">
      {['w-full', 'w-2/3', 'w-2/5'].map((width) => (
        <span key={width} className={`h-6 rounded-inner bg-primary-soft ${width}`} />
      ))}
    </Column>
  ),
  'data/Chart': (
    <Box className="grid w-3/4 gap-2 rounded p-2.5">
      <Row className="justify-between gap-2">
        <Line className="w-2/5" />
        <Row className="gap-1">
          <Dot className="size-2 bg-level-high" />
          <Dot className="size-2 bg-level-medium" />
        </Row>
      </Row>
      <Columns heights={[50, 80, 60, 100, 70]} className="h-10 justify-between gap-1" />
    </Box>
  ),
  'data/DataGrid': (
    <Column className="w-4/5 gap-1">
      <Row className="justify-between px-2">
        <Line className="w-1/4" />
        <Line className="w-1/6" />
      </Row>
      {['border-s-level-high', 'border-s-level-medium', 'border-s-level-low'].map((level) => (
        <Box key={level} className={`flex h-5 items-center justify-between border-s-6 px-2 ${level}`}>
          <Line className="w-1/3" />
          <Line className="w-1/6" />
        </Box>
      ))}
    </Column>
  ),
  'data/DonutChart': (
    <Row className="gap-4">
      <svg viewBox="-20 -20 40 40" fill="none" strokeWidth={8} className="size-16">
        <circle r={15} pathLength={100} strokeDasharray="44 56" strokeDashoffset={25} className="stroke-level-high" />
        <circle
          r={15}
          pathLength={100}
          strokeDasharray="42 58"
          strokeDashoffset={-21}
          className="stroke-level-medium"
        />
        <circle r={15} pathLength={100} strokeDasharray="8 92" strokeDashoffset={-65} className="stroke-level-low" />
      </svg>
      <Column className="w-1/4 gap-2">
        <Line />
        <Line className="w-2/3" />
        <Line className="w-1/3" />
      </Column>
    </Row>
  ),
  'data/JsonViewer': (
    <div dir="ltr" className="font-mono text-caption">
      {'{'}
      <br />
      <span className="ps-4 text-secondary">"total"</span>: <span className="text-success">20000</span>,
      <br />
      <span className="ps-4 text-secondary">"live"</span>: <span className="text-error">true</span>
      <br />
      {'}'}
    </div>
  ),
  'data/LineChart': (
    <div className="relative h-16 w-3/4 border-s border-b border-border">
      <Sparkline data={requests} className="absolute inset-0 h-full text-series-1" />
      <Sparkline data={requests.toReversed()} className="absolute inset-0 h-full text-series-2" />
    </div>
  ),
  'data/Pagination': (
    <Row className="gap-1.5 text-label">
      {['‹', '1', '2', '3', '›'].map((text) => (
        <Box
          key={text}
          className={`grid size-7 place-items-center ${text === '1' ? 'bg-secondary-soft text-on-secondary-soft' : ''}`}
        >
          {text}
        </Box>
      ))}
    </Row>
  ),
  'data/Sparkline': <Sparkline data={requests} className="h-12 w-3/4 text-primary" />,
  'data/Table': (
    <Box className="grid w-3/4 grid-cols-3 gap-2.5 p-3">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((cell, index) => (
        <Line key={cell} className={index < 3 ? 'bg-muted' : ''} />
      ))}
    </Box>
  ),
  'patterns/Notifications': (
    <Column className="w-3/5 justify-items-end gap-1.5">
      <Badge count={4} label="">
        <IconButton aria-label="Notifications">
          <Bell />
        </IconButton>
      </Badge>
      <Panel className="w-full">
        <Row>
          <Dot className="bg-primary" />
          <Line />
        </Row>
      </Panel>
    </Column>
  ),
  'patterns/ProfileMenu': (
    <Row className="gap-3 rounded-full border border-transparent bg-primary-soft py-1.5 ps-1.5 pe-3 text-on-primary-soft">
      <Avatar name="Ada Fischer" />
      <Settings className="size-5" />
    </Row>
  ),
  'patterns/SearchPanel': (
    <Box className="absolute inset-x-0 top-0 flex items-center rounded-none p-3 shadow-raised">
      <Field icon={Search}>Orders|</Field>
    </Box>
  ),
  'patterns/StorageCard': (
    <div className="grid w-3/4 gap-2.5 rounded border border-transparent bg-primary-soft p-3 text-h6 text-on-primary-soft">
      Get extra space
      <Progress aria-label="Storage" value={80} />
    </div>
  ),
};
