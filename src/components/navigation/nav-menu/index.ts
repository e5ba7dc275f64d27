export * from './menu-commands';
export * from './menu-entry';
export * from './nav-menu';
export * from './nav-menu-collapse';
export * from './nav-menu-entries';
export { maxMenuIndents } from './nav-menu-row';
