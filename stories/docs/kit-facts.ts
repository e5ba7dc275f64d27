import type { KitFacts } from '../../scripts/kit/facts.ts';

/** Defined by .storybook/main.ts. */
declare const kitFacts: KitFacts;

/** The figures that .storybook/main.ts counts and measures. */
export const facts = kitFacts;
