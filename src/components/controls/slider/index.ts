export { RangeSlider, type RangeSliderOptions, type RangeSliderProps, type SliderRange } from './range-slider';
export { Slider, type SliderOptions, type SliderProps } from './slider';
