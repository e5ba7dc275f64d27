export {
  Tooltip,
  type TooltipOnDemand,
  type TooltipProps,
  TooltipProvider,
  type TooltipProviderProps,
  useTooltipOnDemand,
} from './tooltip';
export { TruncatedText, type TruncatedTextProps } from './truncated-text';
