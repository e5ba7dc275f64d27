import { useControllableState } from '../../lib/use-controllable-state';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { ModalLayer, type ModalLayerProps } from '../dialog';
import { type CommandPaletteLabels, CommandSearch, type CommandSearchProps } from './command-search';

export interface CommandPaletteProps
  extends
    Omit<ModalLayerProps, 'open' | 'onOpenChange' | 'onSelect' | 'initialFocusRef' | 'children'>,
    Omit<CommandSearchProps, 'onClose' | 'labels'> {
  /** Whether it is open, when the page holds that state. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Its own texts, where they differ from the provider's. */
  labels?: Partial<CommandPaletteLabels>;
}

/**
 * Every page and action, found by typing (WAI-ARIA combobox pattern, inside a modal dialog). Links are followed as the
 * kit's links are; Ctrl or Cmd opens them in a new tab. `ref` and the rest go to the panel.
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
  onSelect,
  onActiveChange,
  footer,
  labels,
  className,
  ...props
}: CommandPaletteProps) {
  const text = useLabels('CommandPalette');
  const [shown, setShown] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  return (
    <ModalLayer
      aria-label={text('commandPalette', labels?.commandPalette)}
      data-slot="command-palette"
      className={cn('flex w-full max-w-palette flex-col self-start sm:mt-12', className)}
      {...props}
      open={shown}
      onOpenChange={setShown}
    >
      {/* It begins anew each time that the layer opens. */}
      <CommandSearch
        commands={commands}
        recent={recent}
        query={query}
        defaultQuery={defaultQuery}
        onQueryChange={onQueryChange}
        onSelect={onSelect}
        onActiveChange={onActiveChange}
        footer={footer}
        onClose={() => setShown(false)}
        labels={labels}
      />
    </ModalLayer>
  );
}
