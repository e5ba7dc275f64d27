import { type ReactNode, use } from 'react';
import {
  BarList,
  Button,
  Combobox,
  DateField,
  Sparkline,
  StatCard,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
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
  DataGrid: (
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
  DateField: <DateField label="Date" defaultValue="2026-11-09" />,
  Combobox: (
    <Combobox
      label="Location"
      options={rows.map(({ label }) => ({ value: label, label }))}
      defaultValue="Online Store"
    />
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
  // Its width is that of its container, which a centered item does not have.
  StatCard: (
    <div className="w-full">
      <StatCard label="Readings" value="5,757" change="0.7%" direction="up" />
    </div>
  ),
  Sparkline: (
    <Sparkline variant="area" data={[18, 32, 21, 30, 26, 41, 38, 52, 44]} className="h-14 w-full text-primary" />
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
