export const layoutConfig = { borderRadius: 8, miniDrawer: false } as const;

/** The keyboard shortcuts of the shell: `chord` for `useShortcut` and the palette, `aria` for `aria-keyshortcuts`. */
export const shortcuts = {
  menu: { chord: 'mod+b', aria: 'Control+B Meta+B' },
  palette: { chord: 'mod+k', aria: 'Control+K Meta+K' },
} as const;
