import { useCallback, useState } from 'react';

/**
 * Loads a module on demand. Call the returned function when the user is about to need the module, such as on hover, and
 * again when the user needs it: if the first request has failed, which the browser logs, this repeats it.
 * @param load imports the module; pass the same function on each render
 * @returns the module once it has loaded, and a function that loads it
 */
export function useOnDemand<Module extends object>(load: () => Promise<Module>): [Module | undefined, () => void] {
  const [module, setModule] = useState<Module>();
  const request = useCallback((): void => {
    load().then(setModule, () => {});
  }, [load]);
  return [module, request];
}
