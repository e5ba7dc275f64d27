// @ts-check
import { familyOf } from './verification.mjs';

/** @typedef {import('./build.mjs').Story & { type: string }} Entry */

/** To open a page takes as long as two or three stories: so many share one, a little more where a family ends later. */
const storiesOfAPage = 20;

/**
 * The entries that test-storybook is served: it makes one file, with a page of its own, of all that share a title. Families
 * stay whole, and small ones share a page; a test's name says whose it is.
 *
 * @param {readonly Entry[]} stories
 * @returns {Record<string, Entry>}
 */
export function servedEntries(stories) {
  /** @type {Map<string, Entry[]>} */
  const families = new Map();
  for (const story of stories)
    families.set(familyOf(story.title), [...(families.get(familyOf(story.title)) ?? []), story]);

  /** @type {{ first: string, last: string, stories: Entry[] }[]} */
  const pages = [];
  for (const [family, members] of families) {
    const page = pages.at(-1);
    if (page && page.stories.length < storiesOfAPage) {
      page.last = family;
      page.stories.push(...members);
    } else {
      pages.push({ first: family, last: family, stories: [...members] });
    }
  }
  return Object.fromEntries(
    pages.flatMap(({ first, last, stories: members }) => {
      const title = first === last ? first : `${first} to ${last}`;
      return members.map((story) => [story.id, { ...story, title, name: `${story.title} / ${story.name}` }]);
    }),
  );
}
