// The values of the API's contract that the app uses at run time. This file imports nothing, so that the app's bundle contains
// nothing else of the API.

/** The levels of a reading, the best one first. */
export const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

/** The bucket lengths of a summary. */
export const buckets = ['hour', 'day', 'month', 'year'] as const;
export type Bucket = (typeof buckets)[number];

/** The fields by which readings can be sorted. */
export const sortFields = ['time', 'value', 'level', 'label'] as const;
export type SortField = (typeof sortFields)[number];

/** The number of rows per page. */
export const defaultLimit = 100;
export const maxLimit = 1000;

/** The number of rows per part of a CSV file, about 3 MB. The server holds it in memory, and a slow connection needs less than a minute. */
export const maxCsvLimit = 50_000;

/** The maximum number of characters in a search. */
export const maxSearchLength = 100;

/** What decides which labels of a summary come first. */
export const measures = ['count', 'sum', 'average', 'lowest', 'highest'] as const;
export type Measure = (typeof measures)[number];

/** How many groups and labels a summary names; the other groups are combined into one. */
export const maxGroups = 6;
export const maxLabels = 8;
/** The maximum number of labels in a filter, and of characters in a label. */
export const maxFilterLabels = 20;
export const maxLabelLength = 200;
