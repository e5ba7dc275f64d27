export { CommandPalette, type CommandPaletteProps } from './command-palette';
export { type CommandPaletteLabels } from './command-search';
export { type Command } from './search-commands';
export { type ShortcutOptions, useShortcut, useShortcutText } from './use-shortcut';
