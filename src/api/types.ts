// The types of the API's contract. They do not add to the app's bundle; the contract's values are in contract.ts.

export type { Bucket, Level, Measure, SortField } from './contract';
export type { ProblemDetails } from './http/problem';
export type { Amounts, CsvAddress, NamedAmounts, Reading, ReadingsPage, Sort, Summary } from './readings/schemas';
