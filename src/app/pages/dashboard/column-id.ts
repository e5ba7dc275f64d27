/**
 * The ids of columns in the grid and in the address of the page: JSON Pointers without the first slash. The address separates ids
 * by commas and marks a descending order by a hyphen, so that both get an escape that no pointer has.
 */

/** Returns the id of the column of a pointer. */
export const columnId = (pointer: string): string => pointer.slice(1).replaceAll(',', '~2').replace(/^-/, '~3');

/** Returns the pointer of the column of an id. */
export const pointerOf = (id: string): string => `/${id.replaceAll('~2', ',').replace(/^~3/, '-')}`;
