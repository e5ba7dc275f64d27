export { TreeView, type TreeViewOptions, type TreeViewProps } from './tree-view';
export { type TreeViewItem } from './tree-items';
