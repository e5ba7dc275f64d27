// The layers of a grid take a third of its code, and many users never open one, so they load on demand.
export { CellText } from './cell-text';
export { ColumnMenu } from './column-menu';
export { RowMenu } from './row-menu';
