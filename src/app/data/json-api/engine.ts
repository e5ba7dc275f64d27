import { type Remote, wrap } from 'comlink';
import type { Loader } from './loader';

type Calls = {
  [Name in keyof Loader]: (...args: Parameters<Loader[Name]>) => Promise<Awaited<ReturnType<Loader[Name]>>>;
};

let opened: Promise<Remote<Loader> | Loader> | null = null;

/** Where there is no worker, the loader runs in this thread. */
const open = async (): Promise<Remote<Loader> | Loader> =>
  typeof Worker === 'undefined'
    ? (await import('./loader')).createLoader()
    : wrap<Loader>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** The loader of this page in its worker, which starts with the first call. */
export const rowEngine = new Proxy({} as Calls, {
  get:
    (_target, name: keyof Loader) =>
    async (...args: never[]) => {
      opened ??= open();
      const call = (await opened)[name] as (...all: never[]) => unknown;
      return call(...args);
    },
});
