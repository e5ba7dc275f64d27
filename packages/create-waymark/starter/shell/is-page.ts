import { trailOf } from 'waymark';
import { menu } from './menu';

/** Whether the menu contains an entry for a path. A server responds with 404 for other paths. */
export const isPage = (path: string): boolean => trailOf(menu, path).length > 0;
