// @vitest-environment node
import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { readPages } from '../../../scripts/kit/docs.ts';
import { searchIndex, searchOptions } from '../../../scripts/kit/search-index.ts';

// One part instead of all parts, which take seconds to read from the types.
const valueText = { name: 'valueText', type: 'string', required: false, description: 'Text', defaultValue: undefined };
const parts = { slider: [{ name: 'Slider', description: '', props: [valueText], others: [] }] };
const headings = { '/theming/': [{ id: 'store-the-choice', text: 'Store the choice', level: 2 }] };
const index = MiniSearch.loadJSON(searchIndex(readPages({}), parts, headings), searchOptions);

it.each([
  ['sidebar', '/navigation/drawer/'],
  ['autocomplete', '/controls/combobox/'],
  ['confirmation', '/layers/dialog/'],
  ['snackbar', '/layers/toast/'],
  ['date picker', '/layers/date-field/'],
  ['useToast', '/layers/toast/'],
  ['content security policy', '/installation/'],
  ['comobox', '/controls/combobox/'],
  ['valueText', '/controls/slider/#prop-slider-valuetext'],
  ['store the choice', '/theming/#store-the-choice'],
])('the search of the documentation finds %s', (query, page) => {
  expect(index.search(query)[0]?.id).toBe(page);
});
