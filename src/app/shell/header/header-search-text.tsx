import { createContext, type ReactNode, use, useMemo, useState } from 'react';

type SearchText = readonly [text: string, setText: (text: string) => void];

const SearchTextContext = createContext<SearchText | null>(null);

/** Holds what is typed into the header's search, which shows as a field or as a panel; it is kept nowhere else. */
export function SearchTextProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  return <SearchTextContext value={useMemo(() => [text, setText] as const, [text])}>{children}</SearchTextContext>;
}

/** What is typed into the header's search, and the way to change it; throws outside of `SearchTextProvider`. */
export function useSearchText(): SearchText {
  const text = use(SearchTextContext);
  if (text === null) throw new Error('useSearchText must be used inside SearchTextProvider.');
  return text;
}
