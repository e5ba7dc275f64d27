// @vitest-environment node
import { expect, it } from 'vitest';
import { servedEntries } from '../../../scripts/lib/stories/served-index.mjs';

/** @param {string} family @param {number} count */
const storiesOf = (family, count) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${family}-${index}`,
    type: 'story',
    title: `${family}/${index % 2 === 0 ? 'Features' : 'Visual'}`,
    name: `Story ${index}`,
  }));

it('puts small families on one page, keeps each whole, and loses no story', () => {
  const stories = [...storiesOf('Content/Alert', 9), ...storiesOf('Content/Card', 12), ...storiesOf('Layers/Menu', 15)];
  const entries = Object.values(servedEntries(stories));
  expect(entries.map(({ id }) => id)).toEqual(stories.map(({ id }) => id));
  expect(new Set(entries.map(({ title }) => title))).toEqual(new Set(['Content/Alert to Content/Card', 'Layers/Menu']));
});

it('says in the name of a test whose it is', () => {
  const { 'Layers/Menu-1': entry } = servedEntries(storiesOf('Layers/Menu', 2));
  expect(entry).toMatchObject({ title: 'Layers/Menu', name: 'Layers/Menu/Visual / Story 1' });
});
