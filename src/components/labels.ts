import * as families from './label-families';

/** The intersection of the members of a union. */
type Combined<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All of the kit's labels. */
export type Labels = Combined<(typeof families)[keyof typeof families]>;

/** All English labels. Each component family already includes its own, so import this only to read or copy them. */
export const englishLabels: Labels = Object.assign({}, ...Object.values(families));
