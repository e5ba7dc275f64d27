'use client';

import { cn } from '../../lib/cn';
import { useControllableState } from '../../lib/use-controllable-state';
import type { OpenState } from '../../lib/use-layer';
import { useLabels } from '../../providers/labels';
import { ModalLayer, type ModalLayerProps } from '../dialog';
import { commandPaletteLabels } from './command-palette-labels';
import { CommandSearch, type CommandSearchProps } from './command-search';

export interface CommandPaletteProps
  extends Omit<ModalLayerProps, keyof OpenState | 'asChild' | 'onSelect' | 'children'>, OpenState, CommandSearchProps {}

/**
 * A searchable list of pages and actions (WAI-ARIA combobox pattern in a modal dialog). Links use the provider's link
 * component; clicking one with Ctrl or Cmd opens it in a new tab. `ref` and all other props apply to the panel.
 */
export function CommandPalette({
  commands,
  recent,
  open,
  defaultOpen = false,
  onOpenChange,
  query,
  defaultQuery,
  onQueryChange,
  onCommandSelect,
  onActiveChange,
  footer,
  labels,
  className,
  ...props
}: CommandPaletteProps) {
  const text = useLabels(commandPaletteLabels, labels);
  const search = {
    commands,
    recent,
    query,
    defaultQuery,
    onQueryChange,
    onCommandSelect,
    onActiveChange,
    footer,
    labels,
  };
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  return (
    <ModalLayer
      aria-label={text('commandPalette')}
      data-slot="command-palette"
      className={cn('flex w-full max-w-palette flex-col self-start sm:mt-12', className)}
      {...props}
      open={isOpen}
      onOpenChange={setOpen}
    >
      {/* Mounted with an empty state each time the layer opens. */}
      <CommandSearch {...search} onClose={() => setOpen(false)} />
    </ModalLayer>
  );
}
