/** The English labels of a range slider. */
export const sliderLabels = {
  /** The names of the thumbs. */
  sliderMinimum: 'Minimum',
  sliderMaximum: 'Maximum',
};
