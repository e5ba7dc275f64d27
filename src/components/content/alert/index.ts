export { Alert, type AlertLive, type AlertProps } from './alert';
