import { use } from 'react';
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

/** The best-known families. */
const names = ['Button', 'DataGrid', 'DateField', 'Combobox', 'Switch', 'Slider', 'NumberField', 'Sparkline'];

/** A tile with a component for each of the best-known families, and a list of all others. */
export function FamilyTiles() {
  const families = use(PageContext).pages.filter(isFamily);
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4">
        {names.map((name) => {
          const { address, file = '' } = families.find((family) => family.name === name) ?? {};
          return (
            <li key={name} className="relative flex flex-col rounded bg-sunk focus-within:bg-hover hover:bg-hover">
              <div
                aria-hidden
                inert
                className="grid h-33 grid-cols-1 items-center-safe overflow-hidden p-4 text-body leading-body"
              >
                <div>{name === 'DataGrid' ? smallGrid : <Still file={file} />}</div>
              </div>
              {/* The whole tile is the link. */}
              <a
                href={address}
                className="px-4 pt-2 pb-3 text-[14px] font-medium text-heading after:absolute after:inset-0"
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
      <ul className="my-8 columns-[3_240px] gap-x-8">
        {families.map(
          ({ name, address, sentence }) =>
            !names.includes(name) && (
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
