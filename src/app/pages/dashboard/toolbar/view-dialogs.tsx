import { type ComponentProps, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
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
import type { Connection } from '../../../data/json-api/connection';
import { type DataStore, maxViewNameLength, type SavedView } from '../../../data/store';

interface ViewDialogProps {
  connection: Connection;
  views: readonly SavedView[];
  store: DataStore;
  onOpenChange: (open: boolean) => void;
}

function nameProblem(name: string, others: readonly SavedView[]): string | null {
  if (name === '') return 'Enter a name, such as Last week.';
  return others.some((other) => other.name === name) ? 'Another view has this name. Enter another one.' : null;
}

interface NameFormProps extends Pick<ComponentProps<'form'>, 'id' | 'className' | 'children'> {
  label: string;
  name?: string;
  others: readonly SavedView[];
  onName: (name: string) => void;
}

function NameForm({ label, name, others, onName, children, ...props }: NameFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    const found = nameProblem(text, others);
    setProblem(found);
    if (found === null) onName(text);
    else field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} {...props}>
      <TextField
        ref={field}
        label={label}
        required
        className="grow"
        autoComplete="off"
        maxLength={maxViewNameLength}
        defaultValue={name}
        error={problem ?? undefined}
        onChange={() => setProblem(null)}
      />
      {children}
    </form>
  );
}

async function report(work: Promise<void>, title: string, undo?: () => void): Promise<void> {
  try {
    await work;
    toast.success(title, { id: 'view', actions: undo && [{ label: 'Undo', onClick: undo }] });
  } catch {
    toast.error('The view was not saved. Reload the page and try again.', { id: 'view' });
  }
}

export function SaveView({ connection, views, store, search, onOpenChange }: ViewDialogProps & { search: string }) {
  const formId = useId();
  const [isDefault, setDefault] = useState(false);

  function save(name: string): void {
    const view = { id: crypto.randomUUID(), connectionId: connection.id, name, search, isDefault };
    void report(store.saveView(view), `View ${view.name} saved`);
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
          <NameForm id={formId} label="Name" others={views} onName={save} className="grid gap-4">
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

export function ManageViews({ connection, views, store, onOpenChange }: ViewDialogProps) {
  const title = useRef<HTMLHeadingElement>(null);

  function remove(view: SavedView): void {
    const restore = (): void => void report(store.saveView(view), `View ${view.name} restored`);
    // The focused button is about to be removed.
    title.current?.focus();
    void report(store.removeView(view.id), `View ${view.name} deleted`, restore);
  }

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
                <ViewItem
                  key={view.id}
                  view={view}
                  others={views.filter(({ id }) => id !== view.id)}
                  onSave={(next, message) => void report(store.saveView(next), message)}
                  onRemove={() => remove(view)}
                />
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

interface ViewItemProps {
  view: SavedView;
  others: readonly SavedView[];
  onSave: (view: SavedView, message: string) => void;
  onRemove: () => void;
}

function ViewItem({ view, others, onSave, onRemove }: ViewItemProps) {
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);

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
          name={view.name}
          others={others}
          className="flex flex-wrap items-start gap-2"
          onName={(name) => {
            onSave({ ...view, name }, `View renamed to ${name}`);
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
          onSave(
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
      <Button size="sm" variant="ghost" tone="error" aria-label={`Delete ${view.name}`} onClick={onRemove}>
        Delete
      </Button>
    </li>
  );
}
