import { trailOf } from 'waymark';
import { menu } from './menu';

/** Returns the document title for a path: the title of its menu entry and the product's name, or only the name. */
export function pageTitle(path: string): string {
  const title = trailOf(menu, path).at(-1)?.title;
  return title ? `${title} – Waymark` : 'Waymark';
}
