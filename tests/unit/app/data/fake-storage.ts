import { vi } from 'vitest';

/** The private file system of the origin and the locks of its tabs, in memory. */
export function stubStorage() {
  /** The folders of the root, with the text of each file. What is not closed yet is no text of it. */
  const folders = new Map<string, Map<string, string>>();
  const locks = new Set<string>();
  const storage = {
    folders,
    /** The texts of all files. */
    texts: () => [...folders.values()].flatMap((files) => [...files.values()]),
    /** The number of bytes that fit. */
    space: Infinity,
  };

  function createWritable(files: Map<string, string>, name: string) {
    let bytes = new Uint8Array();
    return {
      write: async (chunk: Uint8Array<ArrayBuffer>) => {
        if (bytes.length + chunk.length > storage.space) throw new DOMException('full', 'QuotaExceededError');
        bytes = new Uint8Array([...bytes, ...chunk]);
      },
      truncate: async (size: number) => {
        bytes = bytes.slice(0, size);
      },
      close: async () => void files.set(name, new TextDecoder().decode(bytes)),
      abort: async () => undefined,
    };
  }

  const folderOf = (files: Map<string, string>) => ({
    getFileHandle: async (name: string) => {
      files.set(name, '');
      return {
        createWritable: async () => createWritable(files, name),
        getFile: async () => new File([files.get(name) ?? ''], name),
      };
    },
    removeEntry: async (name: string) => {
      if (!files.delete(name)) throw new DOMException('none', 'NotFoundError');
    },
  });
  const root = {
    getDirectoryHandle: async (name: string) => {
      const files = folders.get(name) ?? new Map<string, string>();
      folders.set(name, files);
      return folderOf(files);
    },
    removeEntry: async (name: string) => {
      if (!folders.delete(name)) throw new DOMException('none', 'NotFoundError');
    },
  };

  type Callback = (lock: object | null) => Promise<void>;
  const request = async (name: string, { mode }: { mode?: 'shared' }, callback: Callback): Promise<void> => {
    if (mode === undefined) return callback(locks.has(name) ? null : {});
    locks.add(name);
    await callback({});
    locks.delete(name);
    return undefined;
  };

  vi.stubGlobal('navigator', { storage: { getDirectory: async () => root }, locks: { request } });
  return storage;
}
