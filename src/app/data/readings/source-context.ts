import { createContext, use } from 'react';
import type { Connection } from '../connections/connection';
import { useData } from '../use-data';

const SourceContext = createContext<Connection | null>(null);

/** Makes the components inside read from a connection other than the active one. */
export const SourceProvider = SourceContext.Provider;

/** Returns the connection that the components read from: that of the provider, else the active one. */
export function useSource(): Connection {
  const { active } = useData();
  return use(SourceContext) ?? active;
}
