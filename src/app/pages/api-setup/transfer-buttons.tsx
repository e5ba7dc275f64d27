import { useRef, useState } from 'react';
import {
  Alert,
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  saveFile,
  toast,
} from 'waymark';
import { ownConnectionId } from '../../data/json-api/connection';
import {
  exportConnections,
  importConnections,
  type ImportedConnections,
  maxImportBytes,
  mergeImported,
} from '../../data/json-api/transfer';
import { useData } from '../../data/store';

export function TransferButtons() {
  const { connections, store } = useData();
  const inputRef = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState({ imported: 0, problems: [] as readonly string[] });
  const [asked, setAsked] = useState<ImportedConnections | null>(null);
  const own = connections.filter(({ id }) => id !== ownConnectionId);
  const fail = (problem: string): void => setReport({ imported: 0, problems: [problem] });

  async function read(file: File): Promise<void> {
    if (file.size > maxImportBytes) return fail('The file is larger than 1 MB. Choose a file that was exported here.');
    const imported = importConnections(await file.text());
    const names = new Set(own.map(({ name }) => name));
    if (imported.connections.some(({ name }) => names.has(name))) setAsked(imported);
    else await storeAll(imported, false);
  }

  /** Stores imported connections, which either replace those with the same names or are added. */
  async function storeAll({ connections: list, problems }: ImportedConnections, replaces: boolean): Promise<void> {
    for (const connection of mergeImported(list, own, replaces)) await store.save(connection, { force: true });
    const count = list.length;
    if (count > 0) toast.success(`${count} ${count === 1 ? 'connection' : 'connections'} imported`, { id: 'transfer' });
    setReport({ imported: count, problems: [...new Set(problems)] });
  }

  const answer = (replaces: boolean) => () => {
    if (asked) storeAll(asked, replaces).catch(() => fail('The connections were not saved. Reload the page.'));
    setAsked(null);
  };

  return (
    <>
      <input
        ref={inputRef}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="File with connections"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allow the same file to be chosen again.
          target.value = '';
          if (file) read(file).catch(() => fail('The file cannot be read. Choose it again.'));
        }}
      />
      <Button variant="ghost" tone="neutral" size="sm" onClick={() => inputRef.current?.click()}>
        Import
      </Button>
      <Button
        variant="ghost"
        tone="neutral"
        size="sm"
        disabled={own.length === 0}
        onClick={() =>
          saveFile(new Blob([exportConnections(own)], { type: 'application/json' }), 'waymark-connections.json')
        }
      >
        Export
      </Button>
      <Dialog open={asked !== null} onOpenChange={() => setAsked(null)}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Some names exist already</DialogTitle>
            <DialogDescription>
              Replace the connections with the same names, or keep both and add a number to the new names. Replaced
              connections keep their keys.
            </DialogDescription>
          </DialogHeader>
          <DialogFooter>
            <Button variant="ghost" tone="neutral" onClick={() => setAsked(null)}>
              Cancel
            </Button>
            <Button variant="tonal" onClick={answer(false)}>
              Keep both
            </Button>
            <Button onClick={answer(true)}>Replace</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <Dialog open={report.problems.length > 0} onOpenChange={() => setReport({ ...report, problems: [] })}>
        <DialogContent aria-describedby={undefined}>
          <DialogHeader>
            <DialogTitle>{report.imported > 0 ? 'Not everything was imported' : 'Nothing was imported'}</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <Alert tone="warning">
              <ul role="list" className="grid gap-2">
                {report.problems.map((problem) => (
                  <li key={problem} className="wrap-anywhere">
                    <bdi>{problem}</bdi>
                  </li>
                ))}
              </ul>
            </Alert>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  );
}
