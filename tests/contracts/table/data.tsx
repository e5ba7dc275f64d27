import * as kit from 'waymark';
import { contract, type Contract } from './contract';

/** The components of `data`. */
export const data: Record<string, Contract> = {
  Pagination: contract(kit.Pagination, { pageCount: 5 }),
  Sparkline: contract(kit.Sparkline, { data: [4, 7, 5] }),
};
