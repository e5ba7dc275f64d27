import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert, Button, Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle, useToast } from 'waymark';
import { ownConnectionId } from '../../data/connections/connection';
import { exportConnections, importConnections, maxImportBytes } from '../../data/connections/transfer';
import { useData } from '../../data/use-data';

/** Imports connections from a file, and exports them to one. */
export function TransferButtons() {
  const { connections, store } = useData();
  const { show } = useToast();
  const inputRef = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const own = connections.filter(({ id }) => id !== ownConnectionId);

  async function read(file: File): Promise<void> {
    if (file.size > maxImportBytes) {
      setProblems(['The file is larger than 1 MB. Choose a file that was exported here.']);
      return;
    }
    const imported = importConnections(await file.text());
    for (const connection of imported.connections) await store.save(connection);
    const count = imported.connections.length;
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
        onClick={() => download(exportConnections(own))}
      >
        Export
      </Button>
      <Dialog open={problems.length > 0} onOpenChange={(open) => !open && setProblems([])}>
        <DialogContent aria-describedby={undefined}>
          <DialogHeader>
            <DialogTitle>Not everything was imported</DialogTitle>
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

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'waymark-connections.json';
  link.click();
  // The download has its own reference by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
