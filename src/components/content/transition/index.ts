export {
  Collapse,
  type CollapseProps,
  Fade,
  type FadeProps,
  Grow,
  type GrowProps,
  Slide,
  type SlideFrom,
  type SlideProps,
  type TransitionProps,
  Zoom,
  type ZoomProps,
} from './transition';
