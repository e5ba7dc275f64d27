// What the app may import of the data API: types, which leave nothing in its bundle.

export type { ProblemDetails } from './http/problem';
export type { Bucket, Level, Reading, ReadingsPage, Sort, Summary } from './readings/schemas';
