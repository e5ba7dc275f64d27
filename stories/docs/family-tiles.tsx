import { type ReactNode, use } from 'react';
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
import { Markdown } from './site/blocks';
import { PageContext } from './site/page-state';

const rows = [
  { label: 'Online Store', value: 0.92 },
  { label: 'Warehouse', value: 0.81 },
];

/** The best known families, each with a part of the kit. */
const tiles: Readonly<Record<string, ReactNode>> = {
  Button: (
    <div className="flex gap-2">
      <Button>Save</Button>
      <Button variant="tonal">Cancel</Button>
    </div>
  ),
  Table: (
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
  Progress: <Progress aria-label="Upload" value={60} className="w-full" />,
  DateField: <DateField label="Date" defaultValue="2026-11-09" />,
  Combobox: (
    <Combobox
      label="Location"
      options={rows.map(({ label }) => ({ value: label, label }))}
      defaultValue="Online Store"
    />
  ),
  SegmentedControl: (
    <SegmentedControl label="Unit" defaultValue="day">
      <SegmentedControlItem value="day">Day</SegmentedControlItem>
      <SegmentedControlItem value="week">Week</SegmentedControlItem>
      <SegmentedControlItem value="month">Month</SegmentedControlItem>
    </SegmentedControl>
  ),
  Switch: (
    <div className="grid gap-2">
      <Switch label="Compare" defaultChecked />
      <Switch label="Refresh" />
    </div>
  ),
  BarList: (
    <BarList
      variant="parts"
      aria-label="Levels"
      items={[
        { key: 'high', label: 'High', value: 2590, color: 'level-high' },
        { key: 'medium', label: 'Medium', value: 2671, color: 'level-medium' },
      ]}
    />
  ),
  StatCard: <StatCard label="Readings" value="5,757" change="0.7%" direction="up" />,
  Sparkline: (
    <Sparkline variant="area" data={[18, 32, 21, 30, 26, 41, 38, 52, 44]} className="h-14 w-full text-primary" />
  ),
  TextField: <TextField label="Name" defaultValue="Weather service" />,
  Slider: <Slider aria-label="Radius" defaultValue={60} className="w-full" />,
  Alert: <Alert tone="success">Connection saved</Alert>,
  Chip: (
    <div className="flex flex-wrap gap-2">
      <Chip tone="success">High</Chip>
      <Chip tone="warning">Medium</Chip>
      <Chip tone="error">Low</Chip>
    </div>
  ),
  Checkbox: (
    <div className="grid gap-2">
      <Checkbox label="Readings" defaultChecked />
      <Checkbox label="Alerts" />
    </div>
  ),
  Avatar: (
    <div className="flex gap-2">
      <Avatar name="Ada Fischer" />
      <Avatar name="Noor Haddad" />
      <Avatar name="Max Meyer" />
    </div>
  ),
};

/** A tile with a component for the best known families, and a list of all others. */
export function FamilyTiles() {
  const families = use(PageContext)?.families ?? [];
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4">
        {Object.entries(tiles).map(([name, tile]) => (
          <li key={name} className="relative flex flex-col rounded bg-sunk focus-within:bg-hover hover:bg-hover">
            <div
              aria-hidden
              inert
              className="grid min-h-33 grow place-items-center overflow-hidden p-4 text-body leading-body"
            >
              {tile}
            </div>
            {/* The whole tile is the link. */}
            <a
              href={families.find((family) => family.name === name)?.address}
              className="px-4 pt-2 pb-3 text-[14px] font-medium text-heading after:absolute after:inset-0"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <ul className="my-8 columns-[3_240px] gap-x-8">
        {families.map(
          ({ name, address, sentence }) =>
            !tiles[name] && (
              <li key={name} className="mb-3 break-inside-avoid text-[13px] text-muted">
                <a href={address} className="block text-[14px] font-medium text-primary">
                  {name}
                </a>
                <Markdown>{sentence}</Markdown>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
