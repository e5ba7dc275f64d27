import type { KitGlobals } from '../../../.storybook/globals';

/** An error in the code, from the compiler or from running it. */
export interface Problem {
  message: string;
  line?: number | undefined;
}

/** To the frame: compiled code to run, or the values of the toolbar. */
export type ToFrame = { code: string } | { globals: KitGlobals };

/** From the frame: the code has rendered or failed. */
export interface FromFrame {
  problem?: Problem;
}
