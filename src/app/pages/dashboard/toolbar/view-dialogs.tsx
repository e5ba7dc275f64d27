import { type ComponentProps, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  Button,
  Checkbox,
  Chip,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  TextField,
  toast,
} from 'waymark';
import { useFocusOnMount, useRequestForm } from '../../../auth/ui/auth-form';
import { maxViewNameLength, type SavedView, undoMs, useData, viewsOf } from '../../../data/store';
import { useFocusAfterRemoval } from '../../../lib/focus-after-removal';
import { useDashboard } from '../state/use-dashboard-data';

interface ViewDialogProps {
  onOpenChange: (open: boolean) => void;
}

/** The saved views of the connection. Each change is reported in a message. */
function useViews() {
  const { connection } = useDashboard();
  const { views, store } = useData();

  async function report(work: Promise<void>, title: string, undo?: () => void): Promise<void> {
    try {
      await work;
      toast.success(title, {
        id: 'view',
        ...(undo && { actions: [{ label: 'Undo', onClick: undo }], duration: undoMs }),
      });
    } catch {
      toast.error('The view was not saved. Reload the page and try again.', { id: 'view' });
    }
  }
  const save = (view: SavedView, title: string): void => void report(store.saveView(view), title);
  const remove = (view: SavedView): void =>
    void report(store.removeView(view.id), `View ${view.name} deleted`, () => save(view, `View ${view.name} restored`));
  return { connection, views: viewsOf(views, connection.id), save, remove };
}

interface NameFormProps extends Pick<ComponentProps<'form'>, 'id' | 'className' | 'children'> {
  label: string;
  /** The view to rename. */
  view?: SavedView;
  onName: (name: string) => void;
}

function NameForm({ label, view, onName, children, ...props }: NameFormProps) {
  const { views } = useViews();
  const isTaken = (name: string): boolean => views.some((other) => other.name === name && other.id !== view?.id);
  const form = useRequestForm({
    initial: { name: view?.name ?? '' },
    validate: ({ name }) => {
      if (name.trim() === '') return { name: 'Enter a name, such as Last week.' };
      return isTaken(name.trim()) ? { name: 'Another view has this name. Enter another one.' } : {};
    },
    submit: async ({ name }) => onName(name.trim()),
  });
  return (
    <form ref={form.formRef} noValidate onSubmit={form.onSubmit} {...props}>
      <TextField
        ref={useFocusOnMount()}
        label={label}
        required
        className="grow"
        autoComplete="off"
        maxLength={maxViewNameLength}
        {...form.field('name')}
      />
      {children}
    </form>
  );
}

export function SaveView({ search, onOpenChange }: ViewDialogProps & { search: string }) {
  const { connection, save } = useViews();
  const formId = useId();
  const [isDefault, setDefault] = useState(false);

  function saveAs(name: string): void {
    const view = { id: crypto.randomUUID(), connectionId: connection.id, name, search, isDefault };
    save(view, `View ${name} saved`);
    onOpenChange(false);
  }

  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Save view</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <DialogDescription>
            Saves the current range, filters and columns for “<bdi>{connection.name}</bdi>” in this browser.
          </DialogDescription>
          <NameForm id={formId} label="Name" onName={saveAs} className="grid gap-4">
            <Checkbox
              label="Open the dashboard with this view"
              checked={isDefault}
              onCheckedChange={(checked) => setDefault(checked === true)}
            />
          </NameForm>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost" tone="neutral">
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" form={formId}>
            Save
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

export function ManageViews({ onOpenChange }: ViewDialogProps) {
  const { connection, views } = useViews();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle ref={title} tabIndex={-1}>
            Manage views
          </DialogTitle>
        </DialogHeader>
        <DialogBody>
          <DialogDescription>
            The dashboard opens <bdi>{connection.name}</bdi> with the default view.
          </DialogDescription>
          {views.length === 0 ? (
            <p className="text-muted">There are no saved views.</p>
          ) : (
            <ul role="list" aria-label="Saved views" className="grid gap-4">
              {views.map((view) => (
                <ViewItem key={view.id} view={view} titleRef={title} />
              ))}
            </ul>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Done</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** `titleRef` receives focus when the view is deleted. */
function ViewItem({ view, titleRef }: { view: SavedView; titleRef: RefObject<HTMLElement | null> }) {
  const { save, remove } = useViews();
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const keptFocus = useFocusAfterRemoval(titleRef);

  function close(): void {
    // The button renders again.
    flushSync(() => setRenaming(false));
    renameButton.current?.focus();
  }

  if (isRenaming) {
    return (
      <li>
        <NameForm
          label={`New name of ${view.name}`}
          view={view}
          className="flex flex-wrap items-start gap-2"
          onName={(name) => {
            save({ ...view, name }, `View renamed to ${name}`);
            close();
          }}
        >
          <div className="flex gap-2 self-end">
            <Button type="submit" variant="tonal">
              Rename
            </Button>
            <Button variant="ghost" tone="neutral" onClick={close}>
              Cancel
            </Button>
          </div>
        </NameForm>
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="flex min-w-0 grow items-center gap-2">
        <bdi className="min-w-0 wrap-anywhere">{view.name}</bdi>
        {view.isDefault && <Chip size="sm">Default</Chip>}
      </span>
      <Button
        size="sm"
        variant="ghost"
        aria-label={view.isDefault ? `Remove default ${view.name}` : `Make default ${view.name}`}
        onClick={() =>
          save(
            { ...view, isDefault: !view.isDefault },
            view.isDefault ? 'The dashboard opens without a view' : `The dashboard opens with ${view.name}`,
          )
        }
      >
        {view.isDefault ? 'Remove default' : 'Make default'}
      </Button>
      <Button
        ref={renameButton}
        size="sm"
        variant="ghost"
        aria-label={`Rename ${view.name}`}
        onClick={() => setRenaming(true)}
      >
        Rename
      </Button>
      <Button
        ref={keptFocus}
        size="sm"
        variant="ghost"
        tone="error"
        aria-label={`Delete ${view.name}`}
        onClick={() => remove(view)}
      >
        Delete
      </Button>
    </li>
  );
}
