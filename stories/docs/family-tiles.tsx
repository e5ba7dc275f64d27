import type { ReactNode } from 'react';
import {
  Alert,
  Avatar,
  BarList,
  Button,
  Checkbox,
  Chip,
  Combobox,
  DateField,
  Progress,
  SegmentedControl,
  SegmentedControlItem,
  Slider,
  Sparkline,
  StatCard,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TextField,
} from 'waymark';
import { type FamilyId, familyPurposes } from './family-list';
import { PageLink } from './site/blocks';

const rows = [
  { label: 'Online Store', value: 0.92 },
  { label: 'Warehouse', value: 0.81 },
];

/** The best known families, each with a part of the kit. */
const tiles: Partial<Record<FamilyId, ReactNode>> = {
  'controls/Button': (
    <div className="flex gap-2">
      <Button>Save</Button>
      <Button variant="tonal">Cancel</Button>
    </div>
  ),
  'data/Table': (
    <Table>
      <TableHeader>
        <TableRow>
          <TableHead>Label</TableHead>
          <TableHead align="end">Value</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map(({ label, value }) => (
          <TableRow key={label}>
            <TableCell>{label}</TableCell>
            <TableCell align="end">{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  'content/Progress': <Progress aria-label="Upload" value={60} className="w-full" />,
  'layers/DateField': <DateField label="Date" defaultValue="2026-11-09" />,
  'controls/Combobox': (
    <Combobox
      label="Location"
      options={rows.map(({ label }) => ({ value: label, label }))}
      defaultValue="Online Store"
    />
  ),
  'controls/SegmentedControl': (
    <SegmentedControl label="Unit" defaultValue="day">
      <SegmentedControlItem value="day">Day</SegmentedControlItem>
      <SegmentedControlItem value="week">Week</SegmentedControlItem>
      <SegmentedControlItem value="month">Month</SegmentedControlItem>
    </SegmentedControl>
  ),
  'controls/Switch': (
    <div className="grid gap-2">
      <Switch label="Compare" defaultChecked />
      <Switch label="Refresh" />
    </div>
  ),
  'data/BarList': (
    <BarList
      variant="parts"
      aria-label="Levels"
      items={[
        { key: 'high', label: 'High', value: 2590, color: 'level-high' },
        { key: 'medium', label: 'Medium', value: 2671, color: 'level-medium' },
      ]}
    />
  ),
  'content/StatCard': <StatCard label="Readings" value="5,757" change="0.7%" direction="up" />,
  'data/Sparkline': (
    <Sparkline variant="area" data={[18, 32, 21, 30, 26, 41, 38, 52, 44]} className="h-14 w-full text-primary" />
  ),
  'controls/TextField': <TextField label="Name" defaultValue="Weather service" />,
  'controls/Slider': <Slider aria-label="Radius" defaultValue={60} className="w-full" />,
  'content/Alert': <Alert tone="success">Connection saved</Alert>,
  'content/Chip': (
    <div className="flex flex-wrap gap-2">
      <Chip tone="success">High</Chip>
      <Chip tone="warning">Medium</Chip>
      <Chip tone="error">Low</Chip>
    </div>
  ),
  'controls/Checkbox': (
    <div className="grid gap-2">
      <Checkbox label="Readings" defaultChecked />
      <Checkbox label="Alerts" />
    </div>
  ),
  'content/Avatar': (
    <div className="flex gap-2">
      <Avatar name="Ada Fischer" />
      <Avatar name="Noor Haddad" />
      <Avatar name="Max Meyer" />
    </div>
  ),
};

function linkOf(id: string, className: string) {
  const [group = '', name = ''] = id.split('/');
  return (
    <PageLink page={`${group}-${name.toLowerCase()}--documentation`} className={className}>
      {name}
    </PageLink>
  );
}

/** A tile with a component for the best known families, and a list of all others. */
export function FamilyTiles() {
  const others = (Object.keys(familyPurposes) as FamilyId[]).filter((id) => !tiles[id]);
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4">
        {Object.entries(tiles).map(([id, tile]) => (
          <li key={id} className="relative flex flex-col rounded bg-sunk focus-within:bg-hover hover:bg-hover">
            <div
              aria-hidden
              inert
              className="grid min-h-33 grow place-items-center overflow-hidden p-4 text-body leading-body"
            >
              {tile}
            </div>
            {/* The whole tile is the link. */}
            {linkOf(id, 'px-4 pt-2 pb-3 text-[14px] font-medium text-heading after:absolute after:inset-0')}
          </li>
        ))}
      </ul>
      <ul className="my-8 columns-[3_240px] gap-x-8">
        {others.map((id) => (
          <li key={id} className="mb-3 break-inside-avoid text-[13px] text-muted">
            {linkOf(id, 'block text-[14px] font-medium text-primary')}
            <span>{familyPurposes[id]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
