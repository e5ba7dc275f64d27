import { trailOf } from 'waymark';
import { menu } from './menu';

/** Whether the menu has an entry for a path. A server answers 404 for other paths. */
export const isPage = (path: string): boolean => trailOf(menu, path).length > 0;
