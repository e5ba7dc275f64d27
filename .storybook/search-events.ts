/** The events between the button in Storybook's toolbar and the frame of the page or story. */
export const searchOpened = 'waymark/search-opened';
export const searchClosed = 'waymark/search-closed';
