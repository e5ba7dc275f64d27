import type { RowsPage, RowsQuery, Summary, SummaryQuery } from './query';
import { nameColumns } from './column-names';
import { type ColumnFacts, describeColumn, findFields } from './columns';
import { createDataset, type Dataset, type RowProblems, type RowSettings } from './dataset';
import { parsePointer, valueAt } from './json-pointer';
import { type NextPageProposal, proposeNextPage } from './next-page-proposal';
import { proposeRoles, type Roles } from './roles';
import type { RowSource } from './row-source';
import { findRowSets, isObject, rowsAt, sampleSize } from './row-sets';
import { selectRows, sourceRow, summarizeRows } from './select-rows';
import { trimDocument, type TrimmedDocument } from './trim';

/** Why a response has no rows. */
export type ResponseProblem = 'not-json' | 'pointer';

/** What a response contains. */
export interface Inspection {
  /** The parts that can be read as rows, the one that most probably is the data first. */
  rowSets: readonly { pointer: string; length: number }[];
  /** Whether one of the lists is empty, so that there may be rows at another time. */
  hasEmptyList: boolean;
  nextPage: NextPageProposal | null;
  response: TrimmedDocument;
}

/** The columns of rows, with a proposal of their roles. */
export interface DescribedRows {
  columns: readonly ColumnFacts[];
  roles: Roles;
  /** Whether rows have more fields than there are columns. */
  isCut: boolean;
  /** The number of rows on all pages. */
  length: number;
}

/** What the settings make of rows. */
export interface BuiltRows {
  settings: RowSettings;
  problems: RowProblems;
}

function describeRows(rows: readonly unknown[]): DescribedRows {
  const sample = rows.slice(0, sampleSize).filter(isObject);
  const { pointers, isCut } = findFields(sample);
  const columns = pointers.map((field) => describeColumn(field, sample));
  const roles = proposeRoles(columns);
  return { columns: nameColumns(columns, roles), roles, isCut, length: rows.length };
}

interface Entry {
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
 * Holds responses and answers queries on their rows. It runs in a worker, because parsing, mapping and counting 25 MB take
 * seconds on a slow phone.
 */
export function createEngine() {
  const entries = new Map<string, Entry>();

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

  return {
    /** Adds a page of a response. The first one must have rows at a pointer, unless it is null. */
    read(id: string, chunks: readonly Uint8Array[], rows: string | null): ResponseProblem | null {
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
    },

    /** Returns the cursor or the address of the next page, at a pointer in the last one. */
    next: (id: string, pointer: string): string | null => nextOf(entryOf(id).pages.at(-1), pointer),

    inspect(id: string): Inspection {
      const [page] = entryOf(id).pages;
      return {
        rowSets: findRowSets(page).map(({ pointer, length }) => ({ pointer, length })),
        hasEmptyList: hasEmptyList(page),
        nextPage: proposeNextPage(page),
        response: trimDocument(page),
      };
    },

    describe: (id: string, pointer: string): DescribedRows => describeRows(rowsOf(id, pointer)),

    /** Reads the rows of all pages with these settings. Without columns, all fields of the rows are columns. */
    build(id: string, pointer: string, { columns, roles }: RowSettings): BuiltRows {
      const rows = rowsOf(id, pointer);
      const settings = {
        columns: columns.length > 0 ? columns : describeRows(rows).columns.map(({ column }) => column),
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
    drop: (id: string): void => void entries.delete(id),
  };
}

export type Engine = ReturnType<typeof createEngine>;
