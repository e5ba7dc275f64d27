export { __Name__, type __Name__Props, type __Name__Size } from './__name__';
