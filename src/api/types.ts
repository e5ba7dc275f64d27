// The types of the API's contract. They leave nothing in the app's bundle; its values are in contract.ts.

export type { Bucket, Level, SortField } from './contract';
export type { ProblemDetails } from './http/problem';
export type { Reading, ReadingsPage, Sort, Summary } from './readings/schemas';
