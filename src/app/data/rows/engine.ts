import type { RowsPage, RowsQuery, Summary, SummaryQuery } from './query';
import { nameColumns } from './column-names';
import { type ColumnFacts, describeColumn, findFields } from './columns';
import { createDataset, type Dataset, type RowProblems, type RowSettings } from './dataset';
import { parsePointer, valueAt } from './json-pointer';
import { findUnits, withFormats } from './number-formats';
import { findTotal, type NextPageProposal, proposeNextPages } from './next-page-proposal';
import { receive, type ReceivedBytes, type ReceiveOptions, type Refusal } from './receive';
import { proposeRoles, type Roles } from './roles';
import type { RowSource } from './row-source';
import { findRowSets, isObject, rowsAt, sampleSize } from './row-sets';
import { selectRows, sourceRow, summarizeRows } from './select-rows';
import { trimDocument, type TrimmedDocument } from './trim';

/** Why a response has no rows. */
export type ResponseProblem = 'not-json' | 'pointer';

/** A page whose bytes the engine keeps. */
export type ReceivedPage = Omit<ReceivedBytes, 'chunks'>;

/** What a response contains. */
export interface Inspection {
  /** The parts that can be read as rows, the one that most probably is the data first. */
  rowSets: readonly { pointer: string; length: number }[];
  /** Whether one of the lists is empty, so that there may be rows at another time. */
  hasEmptyList: boolean;
  /** Where the next page probably is, the most specific place first. */
  nextPages: readonly NextPageProposal[];
  /** The number of all rows as the response tells it; null where it tells none. */
  total: number | null;
  response: TrimmedDocument;
}

/** The columns of rows, with a proposal of their roles. */
export interface DescribedRows {
  columns: readonly ColumnFacts[];
  roles: Roles;
  /** Whether rows have more fields than there are columns. */
  isCut: boolean;
  /** Whether rows have fields that are nested deeper than the columns. */
  isDeep: boolean;
  /** The number of rows on all pages. */
  length: number;
}

/** What the settings make of rows. */
export interface BuiltRows {
  settings: RowSettings;
  problems: RowProblems;
}

function describeRows(rows: readonly unknown[], units: ReadonlyMap<string, string>): DescribedRows {
  const sample = rows.slice(0, sampleSize).filter(isObject);
  const { pointers, isCut, isDeep } = findFields(sample);
  const columns = withFormats(
    pointers.map((field) => describeColumn(field, sample)),
    units,
  );
  const roles = proposeRoles(columns);
  return { columns: nameColumns(columns, roles), roles, isCut, isDeep, length: rows.length };
}

interface Entry {
  /** The documents that were read. */
  pages: unknown[];
  dataset: Dataset | null;
}

function parse(chunks: readonly Uint8Array[]): unknown {
  const decoder = new TextDecoder();
  let text = '';
  for (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return JSON.parse(text + decoder.decode());
}

function nextOf(document: unknown, pointer: string): string | null {
  const keys = parsePointer(pointer);
  const next = keys && valueAt(document, keys);
  if (typeof next === 'number') return String(next);
  return typeof next === 'string' && next !== '' ? next : null;
}

function hasEmptyList(value: unknown, depth = 3): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && depth > 0 && Object.values(value).some((child) => hasEmptyList(child, depth - 1));
}

/**
 * Requests and holds responses and answers queries on their rows. It runs in a worker, because receiving, parsing, mapping and
 * counting 25 MB take seconds on a slow phone.
 */
export function createEngine() {
  const entries = new Map<string, Entry>();
  const requests = new Map<string, AbortController>();
  const received = new Map<string, readonly Uint8Array[]>();

  function entryOf(id: string): Entry {
    const entry = entries.get(id);
    if (!entry) throw new Error('These rows were dropped.');
    return entry;
  }

  function datasetOf(id: string): Dataset {
    const { dataset } = entryOf(id);
    if (!dataset) throw new Error('These rows are not read yet.');
    return dataset;
  }

  const rowsOf = (id: string, pointer: string): unknown[] => {
    const keys = parsePointer(pointer);
    return keys === null ? [] : entryOf(id).pages.flatMap((page) => rowsAt(page, keys) ?? []);
  };

  const describe = (id: string, pointer: string): DescribedRows =>
    describeRows(rowsOf(id, pointer), findUnits(entryOf(id).pages[0], pointer));

  /** Adds a page of a response. The first one must have rows at a pointer, unless it is null. */
  function read(id: string, chunks: readonly Uint8Array[], rows: string | null): ResponseProblem | null {
    const entry = entries.get(id) ?? { pages: [], dataset: null };
    let page: unknown;
    try {
      page = parse(chunks);
    } catch {
      return 'not-json';
    }
    const keys = rows === null ? null : parsePointer(rows);
    if (rows !== null && (keys === null || rowsAt(page, keys) === null)) return 'pointer';
    entry.pages.push(page);
    entries.set(id, entry);
    return null;
  }

  return {
    read,

    /** Requests a page of a response and keeps its bytes until they are read. Rejects as `fetch` does. */
    async receive(id: string, url: string, options: ReceiveOptions): Promise<ReceivedPage | Refusal> {
      const controller = new AbortController();
      requests.set(id, controller);
      try {
        const response = await receive(new URL(url), options, controller.signal);
        if (response.type !== 'bytes') return response;
        const { chunks, ...page } = response;
        // A request that was canceled is not read.
        if (!controller.signal.aborted) received.set(id, chunks);
        return page;
      } finally {
        requests.delete(id);
      }
    },

    /** Ends the request of a page. */
    cancel: (id: string): void => requests.get(id)?.abort(),

    /** Reads the page that was received last, as `read` does. */
    readReceived(id: string, rows: string | null): ResponseProblem | null {
      const chunks = received.get(id) ?? [];
      received.delete(id);
      return read(id, chunks, rows);
    },

    /** Returns the cursor or the address of the next page, at a pointer in the last one. */
    next: (id: string, pointer: string): string | null => nextOf(entryOf(id).pages.at(-1), pointer),

    inspect(id: string): Inspection {
      const [page] = entryOf(id).pages;
      return {
        rowSets: findRowSets(page).map(({ pointer, length }) => ({ pointer, length })),
        hasEmptyList: hasEmptyList(page),
        nextPages: proposeNextPages(page),
        total: findTotal(page),
        response: trimDocument(page),
      };
    },

    describe,
    /** Describes one field of the rows, which may be nested deeper than the columns. */
    describeField: (id: string, pointer: string, field: string): ColumnFacts =>
      describeColumn(field, rowsOf(id, pointer).slice(0, sampleSize).filter(isObject)),

    /** Reads the rows of all pages with these settings. Without columns, all fields of the rows are columns. */
    build(id: string, pointer: string, { columns, roles }: RowSettings): BuiltRows {
      const rows = rowsOf(id, pointer);
      const settings = {
        columns: columns.length > 0 ? columns : describe(id, pointer).columns.map(({ column }) => column),
        roles,
      };
      const dataset = createDataset(rows, settings);
      entryOf(id).dataset = dataset;
      return { settings, problems: dataset.problems };
    },

    select: (id: string, query: RowsQuery): RowsPage => selectRows(datasetOf(id), query),
    summarize: (id: string, query: SummaryQuery): Summary => summarizeRows(datasetOf(id), query),
    /** Returns all of the row with a key; null when there is none. */
    source: (id: string, key: string): RowSource | null => sourceRow(datasetOf(id), key),
    drop(id: string): void {
      entries.delete(id);
      received.delete(id);
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;
