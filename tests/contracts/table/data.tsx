import type { Contract } from './contract';

/** The components of `data`. */
export const data: Record<string, Contract> = {};
