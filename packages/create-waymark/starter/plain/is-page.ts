/** Whether a path other than the first page has a page. A server answers 404 for the others. Add your pages here. */
export const isPage = (_path: string): boolean => false;
