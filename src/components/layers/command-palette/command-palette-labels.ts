import { closeLabels, newTabLabels } from '../../lib/shared-labels';

/** The English labels of a command palette. */
export const commandPaletteLabels = {
  ...closeLabels,
  ...newTabLabels,
  /** The accessible name of the command palette. */
  commandPalette: 'Command palette',
  /** The accessible name of the palette's list. */
  commandList: 'Pages and actions',
  /** The placeholder and accessible name of the palette's input. */
  commandSearch: 'Search pages and actions',
  /** The heading of the recently used commands. */
  recentCommands: 'Recent',
  /** Displayed and announced when no command matches; `{query}` is replaced with the query. */
  noCommands: 'Nothing matches “{query}”.',
  /** Announced after the query changes; `{count}` is replaced with the number of matches. */
  commandCount: '{count, plural, one {# match} other {# matches}}',
};

/** The labels of a palette. */
export type CommandPaletteLabels = typeof commandPaletteLabels;
