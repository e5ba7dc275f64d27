import { inflateRawSync } from 'node:zlib';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DataGrid,
  type DataGridColumn,
  DataGridExport,
  DataGridPagination,
  type DataGridProps,
  type DataGridRowsQuery,
  DataGridTable,
  LocaleProvider,
} from 'waymark';
import { stubMatchMedia } from '../../helpers/match-media';

interface Row {
  id: string;
}

const served: readonly Row[] = Array.from({ length: 6 }, (_, index) => ({ id: `r${index}` }));
const columns: readonly DataGridColumn<Row>[] = [{ id: 'id', header: 'Id', value: ({ id }) => id }];

/** A grid with pages from a server. */
function ServerGrid(props: Partial<DataGridProps<Row>>) {
  const [page, setPage] = useState(1);
  return (
    <DataGrid
      columns={columns}
      data={served.slice((page - 1) * 2, page * 2)}
      getRowId={({ id }) => id}
      rowCount={served.length}
      selectable
      defaultState={{ pageSize: 2 }}
      onStateChange={(state) => setPage(state.page)}
      {...props}
    >
      <DataGridExport />
      <DataGridTable aria-label="Rows" />
      <DataGridPagination aria-label="Pages" />
    </DataGrid>
  );
}

let files: Blob[] = [];

beforeEach(() => {
  files = [];
  stubMatchMedia(() => true);
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return '#';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
});

const exportButton = () => screen.getByRole('button', { name: 'Export' });

/** Opens the menu and returns the names of its enabled items. */
async function openMenu(): Promise<string[]> {
  await userEvent.click(exportButton());
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  return items.filter((item) => item.ariaDisabled !== 'true').map(({ textContent }) => textContent);
}

const choose = async (name: string): Promise<void> => {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name }));
};

/** The lines of the last downloaded file, without the headers. */
async function lastRows(): Promise<string[] | undefined> {
  await waitFor(() => expect(files.length).toBeGreaterThan(0));
  return (await files.at(-1)?.text())?.trim().split('\r\n').slice(1);
}

describe('the grid export in server mode', () => {
  it('contains only the current page if the grid cannot load others', async () => {
    render(<ServerGrid />);
    expect(await openMenu()).toEqual(['Rows on this page as CSV']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rows on this page as CSV' }));
    expect(await lastRows()).toEqual(['r0', 'r1']);
  });

  it('loads the rows of all pages', async () => {
    const queries: DataGridRowsQuery[] = [];
    async function* loadRows(query: DataGridRowsQuery) {
      queries.push(query);
      yield served.slice(0, 4);
      yield served.slice(4);
    }
    render(<ServerGrid loadRows={loadRows} defaultState={{ pageSize: 2, search: 'r' }} />);
    await choose('All rows as CSV');
    expect(await lastRows()).toHaveLength(6);
    await choose('Matching rows as CSV');
    await waitFor(() => expect(queries.map(({ search }) => search)).toEqual(['', 'r']));
  });

  it('contains the selected rows of all displayed pages', async () => {
    render(<ServerGrid />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select r4' }));
    await choose('Selected rows as CSV');
    expect((await lastRows())?.toSorted()).toEqual(['r0', 'r1', 'r4']);
  });

  it('reports a failure and downloads nothing', async () => {
    // eslint-disable-next-line require-yield
    async function* loadRows(): AsyncGenerator<readonly Row[]> {
      throw new Error('The server does not respond.');
    }
    render(<ServerGrid loadRows={loadRows} />);
    await choose('All rows as CSV');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(files).toEqual([]);
  });

  it('keeps focus when canceled', async () => {
    async function* loadRows(_: DataGridRowsQuery, signal: AbortSignal): AsyncGenerator<readonly Row[]> {
      yield served;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    }
    render(<ServerGrid loadRows={loadRows} />);
    await choose('All rows as CSV');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(exportButton()).toHaveFocus());
    expect(files).toEqual([]);
  });
});

interface TypedRow {
  name: string;
  share: number;
  time: Date;
}

const typedColumns: readonly DataGridColumn<TypedRow>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'share', header: 'Share', type: 'percent', value: ({ share }) => share },
  { id: 'time', header: 'Time', type: 'datetime', value: ({ time }) => time },
];
const typedRows: readonly TypedRow[] = [{ name: 'Café & Bar', share: 0.25, time: new Date('2026-11-27T12:00:00Z') }];

/** Returns the text files in a zip archive. In an entry's header, 30 bytes precede its name. */
async function readZip(file: Blob | undefined): Promise<string> {
  const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  const texts: string[] = [];
  for (let at = 0; bytes.toString('latin1', at, at + 4) === 'PK\u0003\u0004';) {
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const end = start + bytes.readUInt32LE(at + 18);
    const content = bytes.subarray(start, end);
    texts.push(String(bytes.readUInt16LE(at + 8) === 0 ? content : inflateRawSync(content)));
    at = end;
  }
  return texts.join('');
}

it('the export as an Excel file uses the types of the columns', async () => {
  render(
    <LocaleProvider timeZone="Europe/Berlin">
      <DataGrid columns={typedColumns} data={typedRows} getRowId={({ name }) => name}>
        <DataGridExport formats={['csv', 'xlsx']} />
        <DataGridTable aria-label="Rows" />
      </DataGrid>
    </LocaleProvider>,
  );
  await choose('All rows as Excel');
  await waitFor(() => expect(files).toHaveLength(1));
  const sheet = await readZip(files[0]);
  expect(sheet).toContain('Café &amp; Bar');
  expect(sheet).toContain('<v>0.25</v>');
  // The time in Berlin at noon UTC: 13:00 on day 46353 of Excel's calendar.
  expect(sheet).toMatch(/<v>46353\.541\d*<\/v>/);
});
