// The values of the API's contract that the app uses at run time. This file imports nothing, which keeps the rest of
// the API out of the app's bundle.

/** The levels of a reading, from the best to the worst. */
export const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

/** The bucket lengths of a summary. */
export const buckets = ['hour', 'day', 'month', 'year'] as const;
export type Bucket = (typeof buckets)[number];

/** The fields that readings can be sorted by. */
export const sortFields = ['time', 'value', 'level', 'label'] as const;
export type SortField = (typeof sortFields)[number];

/** The number of rows per page. */
export const defaultLimit = 100;
export const maxLimit = 1000;

/**
 * The number of rows per part of a CSV file; a part is about 3 MB. The server holds a part in memory, and even a slow
 * connection receives it in less than a minute.
 */
export const maxCsvLimit = 50_000;

/** The maximum length of a search text, in characters. */
export const maxSearchLength = 100;

/** The measures that can determine the order of a summary's labels. */
export const measures = ['count', 'sum', 'average', 'lowest', 'highest'] as const;
export type Measure = (typeof measures)[number];

/** The maximum number of groups and labels listed in a summary; the remaining groups are combined into one. */
export const maxGroups = 6;
export const maxLabels = 8;
/** The maximum number of labels in a filter, and the maximum length of a label. */
export const maxFilterLabels = 20;
export const maxLabelLength = 200;
