export { PinInput, type PinInputFieldOptions, type PinInputProps } from './pin-input';
