export {
  SearchPanel,
  SearchPanelContent,
  type SearchPanelContentProps,
  type SearchPanelProps,
  SearchPanelTrigger,
  type SearchPanelTriggerProps,
} from './search-panel';
