import { colors } from 'waymark/tokens';

const ground = colors.light['primary-accent'];
const figure = colors.light.primary;

/** A portrait drawn in SVG, so that no story waits for a server. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/><circle cx="48" cy="38" r="18" fill="${figure}"/><path d="M12 96a36 34 0 0 1 72 0z" fill="${figure}"/></svg>`,
)}`;

/** A truncated image file. */
export const brokenPortrait = 'data:image/png;base64,iVBORw0KGgo=';
