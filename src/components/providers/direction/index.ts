export { type Direction, DirectionProvider, type DirectionProviderProps, useDirection } from './direction-provider';
