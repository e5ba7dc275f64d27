import { SearchField } from 'waymark';
import { usePalette } from '../../palette/palette-context';

/** The search of wide viewports. What is typed stays in it; sending it hands it over to the command palette. */
export function HeaderSearch() {
  const { open } = usePalette();
  return <SearchField className="w-search max-w-full lg:w-search-lg" onSearch={open} onFilter={open} />;
}
