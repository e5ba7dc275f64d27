export * from './confirm-dialog';
export * from './dialog';
export { ModalLayer, type ModalLayerProps, type ModalPlacement } from './modal-layer';
