import { trailOf } from 'waymark';
import { menu } from './menu';

/** The title of the page that the menu leads to at a path; the product's name alone where the menu has none. */
export function pageTitle(path: string): string {
  const title = trailOf(menu, path).at(-1)?.title;
  return title ? `${title} – Waymark` : 'Waymark';
}
