/** Loads the layers of a grid. */
export const loadLayers = () => import('./grid-layers');

/** The layers of a grid, which load when a user is about to need them. */
export type GridLayers = Awaited<ReturnType<typeof loadLayers>>;
