import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Alert,
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
  saveFile,
  useToast,
} from 'waymark';
import { type Connection, ownConnectionId } from '../../data/connections/connection';
import { exportConnections, importConnections, maxImportBytes } from '../../data/connections/transfer';
import { useData } from '../../data/use-data';

/** Imports connections from a file, and exports them to one. */
export function TransferButtons() {
  const { connections, store } = useData();
  const { show } = useToast();
  const inputRef = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isPartial, setPartial] = useState(false);
  const own = connections.filter(({ id }) => id !== ownConnectionId);

  async function read(file: File): Promise<void> {
    setPartial(false);
    if (file.size > maxImportBytes) {
      setProblems(['The file is larger than 1 MB. Choose a file that was exported here.']);
      return;
    }
    const imported = importConnections(await file.text());
    for (const connection of imported.connections) await store.save(connection);
    const count = imported.connections.length;
    setPartial(count > 0);
    if (count > 0) {
      show({
        id: 'transfer',
        tone: 'success',
        title: `${count} ${count === 1 ? 'connection' : 'connections'} imported`,
      });
    }
    setProblems([...new Set(imported.problems)]);
  }

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
          // The same file can be chosen again.
          target.value = '';
          if (file) read(file).catch(() => setProblems(['The file cannot be read. Choose it again.']));
        }}
      />
      <Button variant="outline" startIcon={<Upload />} onClick={() => inputRef.current?.click()}>
        Import
      </Button>
      <Button
        variant="outline"
        startIcon={<Download />}
        disabled={own.length === 0}
        onClick={() => saveFile(fileOf(own), 'waymark-connections.json')}
      >
        Export
      </Button>
      <Dialog open={problems.length > 0} onOpenChange={(open) => !open && setProblems([])}>
        <DialogContent aria-describedby={undefined}>
          <DialogHeader>
            <DialogTitle>{isPartial ? 'Not everything was imported' : 'Nothing was imported'}</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <Alert tone="warning">
              <ul role="list" className="grid gap-2">
                {problems.map((problem) => (
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

const fileOf = (connections: readonly Connection[]): Blob =>
  new Blob([exportConnections(connections)], { type: 'application/json' });
