import type { Part } from '../../scripts/kit/props.ts';

/** Defined by .storybook/main.ts. */
declare const kitParts: Record<string, readonly Part[]>;

/** The parts of every family, which .storybook/main.ts reads from the types. */
export const partsByFamily = kitParts;
