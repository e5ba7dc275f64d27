/** The chords of the shell, as `useShortcut` and the palette take them, and as `aria-keyshortcuts` names them on every system. */
export const shortcuts = {
  menu: { chord: 'mod+b', aria: 'Control+B Meta+B' },
  palette: { chord: 'mod+k', aria: 'Control+K Meta+K' },
} as const;
