import { Combobox, Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from 'waymark';

// The index is requested when the user types.
const loadOptions = async (query: string) => (await import('./search-pages')).searchPages(query);

const label = 'Search the documentation';

interface DocsSearchProps {
  /** Called with the id of the page that the user selects. */
  onSelect: (page: string) => void;
}

/** A field that finds pages by their name, other names, props, keys and text. */
export function DocsSearch({ onSelect }: DocsSearchProps) {
  return (
    <Combobox
      aria-label={label}
      placeholder="Search names, props and keys"
      value=""
      onValueChange={(page) => page && onSelect(page)}
      loadOptions={loadOptions}
      maxOptions={12}
    />
  );
}

interface SearchDialogProps extends DocsSearchProps {
  onClose: () => void;
}

/** The same above any page or story, for the button in Storybook's toolbar. */
export function SearchDialog({ onSelect, onClose }: SearchDialogProps) {
  return (
    <Dialog
      defaultOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{label}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <DocsSearch onSelect={onSelect} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
