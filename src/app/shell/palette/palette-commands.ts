import { createContext, use, useEffect } from 'react';
import type { Command } from 'waymark';

/** Adds commands to the palette, and returns the function that removes them. */
export type AddPaletteCommands = (commands: readonly Command[]) => () => void;

const PaletteCommandsContext = createContext<AddPaletteCommands | null>(null);

/** Provides the function that `usePaletteCommands` calls. */
export const PaletteCommandsProvider = PaletteCommandsContext;

/**
 * Adds the commands of a page to the command palette while the page is mounted. Keep the array stable between renders. Does
 * nothing outside `PaletteProvider`.
 */
export function usePaletteCommands(commands: readonly Command[]): void {
  const add = use(PaletteCommandsContext);
  useEffect(() => add?.(commands), [add, commands]);
}
