import { closeLabels, newTabLabels } from '../../lib/shared-labels';

/** The English labels of a command palette. */
export const commandPaletteLabels = {
  ...closeLabels,
  ...newTabLabels,
  /** The name of the command palette. */
  commandPalette: 'Command palette',
  /** The name of the palette's list. */
  commandList: 'Pages and actions',
  /** The placeholder and name of the palette's input. */
  commandSearch: 'Search pages and actions',
  /** The heading of the recently used commands. */
  recentCommands: 'Recent',
  /** Displayed and announced when no command matches; the query replaces `{query}`. */
  noCommands: 'Nothing matches “{query}”.',
  /** Announced after the query changes; the number of matches replaces `{count}`. */
  commandCount: '{count, plural, one {# match} other {# matches}}',
};

/** The labels of a palette. */
export type CommandPaletteLabels = typeof commandPaletteLabels;
