export {
  Grid,
  type GridAlign,
  type GridColumns,
  type GridColumnWidth,
  type GridGap,
  GridItem,
  type GridItemProps,
  type GridProps,
  type GridSpan,
} from './grid';
