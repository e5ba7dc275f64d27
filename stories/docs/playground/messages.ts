import type { KitGlobals } from '../../../.storybook/globals';

/** An error of the code: of the compiler, or of the run. */
export interface Problem {
  message: string;
  line?: number | undefined;
}

/** To the frame: compiled code to run, or the values of the toolbar. */
export type ToFrame = { code: string } | { globals: KitGlobals };

/** From the frame: it has loaded, or the code has rendered or failed. */
export type FromFrame = { type: 'ready' } | { type: 'result'; problem?: Problem };
