import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseStartError } from './database';

/**
 * Reserves a folder for this process and returns the function that releases it. Two processes that open the same embedded
 * database damage its files. Throws a `DatabaseStartError`.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lock');
  const unlock = (): void => rmSync(file, { force: true });
  const tryToLock = (): boolean => {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw new DatabaseStartError(`The folder ${folder} cannot be written to. Check its permissions and the disk.`, {
        cause: error,
      });
    }
  };
  if (tryToLock()) return unlock;

  const owner = Number(readFileSync(file, 'utf8'));
  if (isRunning(owner)) {
    throw new DatabaseStartError(
      `The database in ${folder} is in use by process ${owner}. Stop that process, or set DATA_FOLDER to another folder. ` +
        `If process ${owner} is another program, delete ${file}.`,
    );
  }
  // The process that wrote the file ended without removing it.
  unlock();
  if (!tryToLock()) throw new DatabaseStartError(`Another process has just opened the database in ${folder}.`);
  return unlock;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    // Signal 0 only asks whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
