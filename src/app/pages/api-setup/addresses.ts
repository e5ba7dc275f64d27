import { paths } from '../../config/paths';

/** The search parameter with the id of the displayed connection. */
export const connectionParam = 'connection';

/** The value of the parameter for a connection that is not saved yet. */
export const newConnection = 'new';

/** Returns the address of a connection. */
export function addressOfConnection(id: string): string {
  return `${paths.apiSetup}?${connectionParam}=${encodeURIComponent(id)}`;
}

/** The state of a navigation after a save: the form has no unsaved changes, although it may not have rendered yet. */
export const savedState = { isSaved: true };
