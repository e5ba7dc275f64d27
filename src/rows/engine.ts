import { type ColumnFacts, describeColumn } from './columns';
import { createDataset, type Dataset, type RowProblems } from './dataset';
import { type DescribedRows, describeRows } from './describe-rows';
import { findRowSets, rowsAt, sampleSize } from './find-rows';
import { isObject, parsePointer } from './json-pointer';
import { type NextPageProposal, proposeNextPages } from './next-page';
import type { RowsPage, RowsQuery, Summary, SummaryQuery } from './query';
import type { RowSettings } from './roles';
import { selectRows, summarizeRows, wholeRow } from './select-rows';
import { trimDocument, type TrimmedDocument } from './trim';
import type { WholeRow } from './whole-row';

/** What a response contains. */
export interface Inspection {
  /** The parts that can be read as rows, with the most probable data first. */
  rowSets: readonly { pointer: string; length: number }[];
  /** The probable locations of the next page, with the most specific first. */
  nextPages: readonly NextPageProposal[];
  response: TrimmedDocument;
}

/** The result of applying the settings to rows. */
export interface BuiltRows {
  settings: RowSettings;
  problems: RowProblems;
}

/** Inspects the first page of a response. */
export function inspect(page: unknown): Inspection {
  return {
    rowSets: findRowSets(page).map(({ pointer, length }) => ({ pointer, length })),
    nextPages: proposeNextPages(page),
    response: trimDocument(page),
  };
}

/** Returns whether a page has rows at a pointer. */
export function hasRows(page: unknown, pointer: string): boolean {
  const keys = parsePointer(pointer);
  return keys !== null && rowsAt(page, keys) !== null;
}

/** Stores responses and answers queries about their rows. */
export function createEngine() {
  const responses = new Map<string, { pages: readonly unknown[]; dataset: Dataset | null }>();

  function responseOf(id: string) {
    const response = responses.get(id);
    if (!response) throw new Error('These rows were dropped.');
    return response;
  }

  function datasetOf(id: string): Dataset {
    const { dataset } = responseOf(id);
    if (!dataset) throw new Error('These rows are not read yet.');
    return dataset;
  }

  const rowsOf = (id: string, pointer: string): unknown[] => {
    const keys = parsePointer(pointer);
    return keys === null ? [] : responseOf(id).pages.flatMap((page) => rowsAt(page, keys) ?? []);
  };

  const describe = (id: string, pointer: string): DescribedRows =>
    describeRows(rowsOf(id, pointer), responseOf(id).pages[0], pointer);

  return {
    /** Stores a response's pages, replacing earlier pages with this id. */
    hold: (id: string, pages: readonly unknown[]): void => void responses.set(id, { pages, dataset: null }),
    drop: (id: string): void => void responses.delete(id),

    describe,
    /** Describes one field of the rows, which may be nested more deeply than the columns. */
    describeField: (id: string, pointer: string, field: string): ColumnFacts =>
      describeColumn(field, rowsOf(id, pointer).slice(0, sampleSize).filter(isObject)),

    /** Reads the rows of all pages with these settings. If no columns are given, all row fields become columns. */
    build(id: string, pointer: string, { columns, roles }: RowSettings): BuiltRows {
      const settings = {
        columns: columns.length > 0 ? columns : describe(id, pointer).columns.map(({ column }) => column),
        roles,
      };
      const dataset = createDataset(rowsOf(id, pointer), settings);
      responseOf(id).dataset = dataset;
      return { settings, problems: dataset.problems };
    },

    select: (id: string, query: RowsQuery): RowsPage => selectRows(datasetOf(id), query),
    summarize: (id: string, query: SummaryQuery): Summary => summarizeRows(datasetOf(id), query),
    /** Returns the whole row with a key, or null if there is none. */
    wholeRow: (id: string, key: string): WholeRow | null => wholeRow(datasetOf(id), key),
  };
}

export type Engine = ReturnType<typeof createEngine>;
