export { type ShortcutOptions, useShortcut, useShortcutText } from '../../lib/use-shortcut';
export { CommandPalette, type CommandPaletteProps } from './command-palette';
export { type CommandPaletteLabels } from './command-palette-labels';
export { type Command } from './search-commands';
