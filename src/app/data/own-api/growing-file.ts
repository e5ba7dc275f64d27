import { RequestError } from '../request-error';
import { holdDownloads, openDownloads } from '../downloads';

/** A file that grows by the bodies of responses. */
export interface GrowingFile {
  /** Adds a body. When it fails, the next one takes its place. Throws a `RequestError` when there is no space. */
  append: (response: Response) => Promise<void>;
  /** Returns the whole file. It is removed when the browser has saved it. */
  finish: () => Promise<Blob>;
  /** Removes the file. */
  discard: () => Promise<void>;
}

/** The browser copies the file in a later task, and says neither when it begins nor when it ends. */
const keptMs = 60_000;

/** Creates a file on the disk of the user, or in the memory of the browser where it does not let the site store files. */
export async function createGrowingFile(uid: string): Promise<GrowingFile> {
  try {
    return await createStoredFile(uid);
  } catch {
    return createBlob();
  }
}

/**
 * Each byte is written as it arrives: neither the page nor the browser holds the file. Blobs would be in the memory of the browser
 * (docs/decisions/0042-csv-in-parts.md).
 */
async function createStoredFile(uid: string): Promise<GrowingFile> {
  const release = await holdDownloads(uid);
  try {
    const folder = await openDownloads(uid);
    const name = `${crypto.randomUUID()}.csv`;
    const handle = await folder.getFileHandle(name, { create: true });
    const writable = await handle.createWritable();
    // Signing out may have removed it before.
    const remove = (): Promise<void> =>
      folder
        .removeEntry(name)
        .catch(() => undefined)
        .finally(release);
    let size = 0;
    return {
      append: async ({ body }) => {
        const reader = body?.getReader();
        try {
          // Without the bytes of a body that broke off.
          await store(writable.truncate(size));
          let end = size;
          for (;;) {
            const { done = true, value } = (await reader?.read()) ?? {};
            if (done || !value) break;
            await store(writable.write(value));
            end += value.byteLength;
          }
          size = end;
        } finally {
          // Where the file cannot be written, the rest of the body is not needed.
          void reader?.cancel().catch(() => undefined);
        }
      },
      finish: async () => {
        await store(writable.close());
        setTimeout(() => void remove(), keptMs);
        return handle.getFile();
      },
      discard: async () => {
        await writable.abort().catch(() => undefined);
        await remove();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Waits until something is stored. */
async function store(stored: Promise<void>): Promise<void> {
  try {
    await stored;
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new RequestError(
      'no-space',
      isFull
        ? 'There is not enough space for the file. Free some space on this device, then try again.'
        : 'The browser cannot store the file. Free some space on this device, or restart the browser, then try again.',
    );
  }
}

function createBlob(): GrowingFile {
  const parts: Blob[] = [];
  return {
    append: async (response) => {
      parts.push(await response.blob());
    },
    finish: async () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
    discard: async () => undefined,
  };
}
