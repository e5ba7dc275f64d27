export {
  LocaleProvider,
  type LocaleProviderProps,
  useLocale,
  useProvidedTimeZone,
  useTimeZone,
} from './locale-provider';
