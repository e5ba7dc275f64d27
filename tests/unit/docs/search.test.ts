// @vitest-environment node
import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { readPages } from '../../../scripts/kit/docs.ts';
import { searchIndex, searchOptions } from '../../../scripts/kit/search-index.ts';

// Without the props, which take seconds to read from the types.
const index = MiniSearch.loadJSON(searchIndex(await readPages({}), {}), searchOptions);

it.each([
  ['sidebar', '/navigation/drawer/'],
  ['autocomplete', '/controls/combobox/'],
  ['confirmation', '/layers/dialog/'],
  ['snackbar', '/layers/toast/'],
  ['date picker', '/layers/date-field/'],
  ['useToast', '/layers/toast/'],
  ['content security policy', '/installation/'],
  ['comobox', '/controls/combobox/'],
])('the search of the documentation finds %s', (query, page) => {
  expect(index.search(query)[0]?.id).toBe(page);
});
