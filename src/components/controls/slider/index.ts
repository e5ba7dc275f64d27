export { Slider, type SliderOptions, type SliderProps } from './slider';
