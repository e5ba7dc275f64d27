/** The path that every route begins with. Its number changes when an answer changes its meaning. */
export const apiRoot = '/api/v1';
