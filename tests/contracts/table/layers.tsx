import type { Contract } from './contract';

/** The components of `layers`. */
export const layers: Record<string, Contract> = {
};
