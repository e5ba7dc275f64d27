/**
 * Whether a path other than that of the first page is a page. A server responds with 404 for all others. Add your pages
 * here.
 */
export const isPage = (_path: string): boolean => false;
