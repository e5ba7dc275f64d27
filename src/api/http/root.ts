/** The path prefix of every route. Its version number changes when the meaning of a response changes. */
export const apiRoot = '/api/v1';

export const filePath = `${apiRoot}/readings.csv`;
