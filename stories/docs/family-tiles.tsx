import { type ReactNode, use } from 'react';
import { DataGrid, DataGridTable, ThemeProvider } from 'waymark';
import { isFamily } from '../../scripts/kit/search-index.ts';
import { createReadings, readingColumns, readingsGrid } from '../data/data-grid.samples';
import { Markdown, Still } from './site/blocks';
import { PageContext } from './site/page-state';

/** A grid the size of a tile. The grid in its story has ten rows. */
const smallGrid = (
  <ThemeProvider scope="subtree" density="compact" className="bg-transparent [zoom:0.75]">
    <DataGrid {...readingsGrid} data={createReadings(2)} columns={readingColumns.slice(0, 2)} cards={undefined}>
      <DataGridTable aria-label="Readings" />
    </DataGrid>
  </ThemeProvider>
);

/** The best-known families, each with a picture. */
const tiles: Readonly<Record<string, ReactNode>> = {
  Button: <Still file="controls/button" />,
  DataGrid: smallGrid,
  DateField: <Still file="layers/date-field" />,
  Combobox: <Still file="controls/combobox" />,
  Switch: <Still file="controls/switch" />,
  Slider: <Still file="controls/slider" />,
  NumberField: <Still file="controls/number-field" />,
  Sparkline: <Still file="data/sparkline" />,
};

/** A tile with a component for each of the best-known families, and a list of all others. */
export function FamilyTiles() {
  const families = use(PageContext).pages.filter(isFamily);
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4">
        {Object.entries(tiles).map(([name, tile]) => (
          <li key={name} className="relative flex flex-col rounded bg-sunk focus-within:bg-hover hover:bg-hover">
            <div
              aria-hidden
              inert
              className="grid h-33 grid-cols-1 items-center-safe overflow-hidden p-4 text-body leading-body"
            >
              <div>{tile}</div>
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
