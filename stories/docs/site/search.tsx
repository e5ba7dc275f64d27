import { Box, Braces, FileText, Hash } from 'lucide-react';
import MiniSearch, { type SearchResult } from 'minisearch';
import { useDeferredValue, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Command, CommandPalette } from 'waymark';
import { type SearchEntry, type SearchKind, searchOptions } from '../../../scripts/kit/search-index.ts';

const icons: Record<SearchKind, typeof Box> = { component: Box, guide: FileText, heading: Hash, prop: Braces };
const labels = { commandPalette: 'Documentation', commandSearch: 'Search the documentation' };
const isPage = ({ kind }: SearchResult): boolean => kind === 'component' || kind === 'guide';

/**
 * Finds pages, headings and props, best match first. A single letter, which most of them contain, finds the pages that
 * begin with it.
 */
function find(index: MiniSearch<SearchEntry>, query: string): Command[] {
  const text = query.trim().toLowerCase();
  const filter = (result: SearchResult): boolean =>
    isPage(result) && String(result.title).toLowerCase().startsWith(text);
  const found = text.length > 1 ? index.search(text) : index.search(MiniSearch.wildcard, { filter });
  return found.slice(0, 20).map((result) => {
    const { id, title, purpose, kind, match } = result;
    const Icon = icons[kind as SearchKind];
    // The palette prefers titles that contain the query, so a page found by another name shows that name after its
    // title.
    const names = isPage(result) ? Object.keys(match).filter((term) => match[term]?.includes('synonyms')) : [];
    const others = names.filter((term) => !String(title).toLowerCase().includes(term));
    return {
      id: String(id),
      title: others.length === 0 ? String(title) : `${title} (${others.join(', ')})`,
      caption: String(purpose),
      start: <Icon />,
      href: String(id),
      // The index also finds similar words.
      keywords: [query],
    };
  });
}

function Search({ index, onClose }: { index: MiniSearch<SearchEntry>; onClose: () => void }) {
  const [query, setQuery] = useState('');
  // The letter is visible before the results.
  const shownQuery = useDeferredValue(query);
  const commands = useMemo(() => find(index, shownQuery), [index, shownQuery]);
  return (
    <CommandPalette
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      commands={commands}
      query={query}
      onQueryChange={setQuery}
      labels={labels}
    />
  );
}

let loaded: Promise<MiniSearch<SearchEntry>> | undefined;

/** Opens the search above the page. `onClose` is called when the user closes it. */
export async function openSearch(onClose: () => void): Promise<void> {
  loaded ??= fetch('/search.json')
    .then((response) => response.text())
    .then((text) => MiniSearch.loadJSON(text, searchOptions));
  const index = await loaded;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Search
      index={index}
      onClose={() => {
        root.unmount();
        onClose();
      }}
    />,
  );
}
