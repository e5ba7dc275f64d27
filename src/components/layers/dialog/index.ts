export * from './confirm-dialog';
export * from './dialog';
export { hasOpenModal, ModalLayer, type ModalLayerProps, type ModalPlacement } from './modal-layer';
