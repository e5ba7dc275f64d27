export {
  toast,
  type ToastAction,
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  type Toasts,
  type ToastTone,
  useToast,
} from './toast-context';
export * from './toaster';
