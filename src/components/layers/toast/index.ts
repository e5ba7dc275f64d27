export {
  toast,
  type ToastAction,
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  type Toasts,
  useToast,
} from './toast-context';
export * from './toaster';
