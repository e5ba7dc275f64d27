import { createContext, type ReactNode, use, useMemo, useState } from 'react';

type SearchText = readonly [text: string, setText: (text: string) => void];

const SearchTextContext = createContext<SearchText | null>(null);

/** Holds the text of the header search, which the field of wide viewports and the panel of narrow ones share. */
export function SearchTextProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  return <SearchTextContext value={useMemo(() => [text, setText] as const, [text])}>{children}</SearchTextContext>;
}

/**
 * Returns the text of the header search and its setter.
 * @throws Error outside `SearchTextProvider`
 */
export function useSearchText(): SearchText {
  const text = use(SearchTextContext);
  if (text === null) throw new Error('useSearchText must be used inside SearchTextProvider.');
  return text;
}
