export {
  toast,
  type ToastAction,
  type ToastOptions,
  type ToastOutcomeOptions,
  type ToastPromiseTitles,
  ToastProvider,
  type ToastProviderProps,
  type Toasts,
  useToast,
} from './toast-context';
export * from './toaster';
