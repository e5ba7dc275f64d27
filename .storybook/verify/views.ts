import process from 'node:process';
import type { RuleSet } from '../../tests/checks/accessibility.ts';
import { compactMode, darkMode, defaultMode, type Mode, textScale } from '../../tests/checks/modes.ts';

/** A state in which a story is checked. */
export interface View {
  mode: Mode;
  /** The text size factor. */
  scale?: number;
  /** The window width in px, if it differs from that of the previous view. */
  width?: number;
  forcedColors?: 'active';
  axe?: RuleSet;
  /** The name of the picture that is compared. */
  picture?: string;
  layout?: 'mirror' | 'text';
}

export const viewport = { width: 1000, height: 800 };

const rtlMode: Mode = { ...defaultMode, direction: 'rtl' };
const darkRtlMode: Mode = { ...darkMode, direction: 'rtl' };

/** The additional view of a story with a play function. */
const stepViews: readonly View[] = [{ mode: darkRtlMode, axe: 'visual', layout: 'mirror' }];

/** The additional views of a whole page. */
const pageViews: readonly View[] = [
  { mode: defaultMode, scale: textScale, layout: 'text' },
  { mode: defaultMode, width: 320, layout: 'text' },
];

/**
 * The additional views of a sheet. Mirroring changes neither colors nor sizes, so axe runs in one direction per theme.
 * More contrast in the light theme uses the color pairs that axe measures without it, and
 * tests/contracts/tokens.test.ts compares each pair.
 */
const sheetViews: readonly View[] = [
  { mode: { ...darkMode, contrast: 'more' }, axe: 'visual', picture: 'more-contrast-dark-ltr' },
  { mode: darkMode, picture: 'dark-ltr' },
  { mode: darkRtlMode, axe: 'visual', layout: 'mirror' },
  { mode: compactMode, axe: 'targets', layout: 'text' },
  ...pageViews,
  { mode: rtlMode, width: 390, picture: 'light-rtl-390' },
  { mode: defaultMode, width: viewport.width, forcedColors: 'active', picture: 'forced-colors' },
];

/** The picture of a sheet besides the light one: the first match is the mode in which its family is likely to break. */
const ownPictures: readonly [picture: string, ids: RegExp][] = [
  // More contrast adds rings and borders to fields.
  ['more-contrast-dark-ltr', /--focused$|^controls-(input|\w*field|textarea|combobox|select|fileupload)-/],
  // Families with parts side by side mirror, and wrap in a narrow window.
  ['light-rtl-390', /^(navigation|patterns|templates|app)-|^content-(grid|stack|list|descriptionlist|stepper|text)-/],
  ['light-rtl-390', /^controls-(toolbar|accordion)-|^data-(datagrid|table|pagination)-/],
  // Stacked surfaces, decorated cards and code use specific colors in the dark theme.
  ['dark-ltr', /^(layers|documentation)-|^content-(card|statcard|heading|transition)-|^data-jsonviewer-/],
  // The others indicate a state or a value with a fill, which forced colors replace.
  ['forced-colors', /./],
];

/** `npm test` checks each story once (`gate`), and `npm test -- --all` adds the rest (`modes`). */
const part = process.env.WAYMARK_GATE ? 'gate' : process.env.WAYMARK_SUITE === 'modes' ? 'modes' : 'all';

/** Returns the views of a story, possibly none in a run of the further modes, and the names of all its pictures. */
export function viewsOf(id: string, tags: readonly string[]): { views: readonly View[]; pictures: readonly string[] } {
  const isSheet = tags.includes('visual');
  const [own = ''] = ownPictures.find(([, ids]) => ids.test(id)) ?? [];
  const further = isSheet
    ? sheetViews
        .map(({ picture, ...view }): View => (picture === own ? { ...view, picture } : view))
        .filter(({ axe, picture, layout }) => axe ?? picture ?? layout)
    : [...(tags.includes('play-fn') ? stepViews : []), ...(tags.includes('page') ? pageViews : [])];
  const first: View = { mode: defaultMode, axe: 'all', ...(isSheet && { picture: 'light-ltr' }) };
  const views = {
    gate: [first],
    modes: further.length > 0 ? [{ mode: defaultMode }, ...further] : [],
    all: [first, ...further],
  };
  return { views: views[part], pictures: isSheet ? ['light-ltr', own] : [] };
}
