// The script of every page: the tools, the search, and the examples, which React starts when they are in view or touched.
import './site.css';
import type { StoryModule } from './story';

const modules = import.meta.glob<StoryModule>('/stories/**/*.stories.tsx');

const starts = new WeakMap<HTMLElement, Promise<void>>();

async function mountStory(island: HTMLElement): Promise<void> {
  const { island: file = '', story = '', prefix = '' } = island.dataset;
  const [{ mount }, module] = await Promise.all([import('./mount'), modules[file]?.()]);
  if (module) await mount(island, module, story, prefix);
  delete island.dataset.island;
}

/** Starts an example, unless it has been started. Resolves when it reacts to events. */
function start(island: HTMLElement): Promise<void> {
  const started = starts.get(island) ?? mountStory(island);
  starts.set(island, started);
  return started;
}

// A click on an example that has not started yet takes effect once it starts.
document.addEventListener(
  'click',
  (event) => {
    const target = (event.target as Element).closest<HTMLElement>('a, button, input, label, summary');
    const island = target?.closest<HTMLElement>('[data-island]');
    if (!island) return;
    event.preventDefault();
    event.stopPropagation();
    void start(island).then(() => target?.click());
  },
  { capture: true },
);

/** Starts the examples in view one after the other, so that the first one works sooner. */
async function startAll(entries: readonly IntersectionObserverEntry[]): Promise<void> {
  const isLate = ({ target }: IntersectionObserverEntry): number => Number(target.hasAttribute('data-late'));
  for (const { isIntersecting, target } of entries.toSorted((a, b) => isLate(a) - isLate(b))) {
    if (isIntersecting) await start(target as HTMLElement);
  }
}

const observer = new IntersectionObserver((entries) => void startAll(entries), { rootMargin: '100px' });
for (const island of document.querySelectorAll('[data-island]')) observer.observe(island);

// The props of a family: a part at a time, to which a link leads, and a field that searches all parts.
for (const props of document.querySelectorAll('[data-props]')) {
  const panels = [...props.querySelectorAll<HTMLElement>(':scope > section')];
  const links = [...props.querySelectorAll<HTMLAnchorElement>('nav a')];
  const rows = [...props.querySelectorAll<HTMLElement>('tbody tr')];
  const field = props.querySelector('input');
  const status = props.querySelector('[role=status]');
  let current = panels[0];
  const update = (): void => {
    const words = field?.value.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    const found = rows.filter((row) => !row.hidden);
    status?.replaceChildren(words.length > 0 ? `${found.length} of ${rows.length}` : '');
    for (const [index, panel] of panels.entries()) {
      panel.hidden = words.length > 0 ? !found.some((row) => panel.contains(row)) : panel !== current;
      if (links[index]) links[index].ariaCurrent = panel === current ? 'true' : null;
    }
  };
  const select = (panel: HTMLElement | undefined): void => {
    current = panel;
    if (field) field.value = '';
    update();
  };
  const show = (): void => {
    const target = props.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
    if (!target) return;
    select(panels.find((panel) => panel.contains(target)));
    target.scrollIntoView();
  };
  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      // The page stays where it is.
      event.preventDefault();
      history.replaceState(null, '', link.hash);
      select(panels[index]);
    });
  }
  field?.addEventListener('input', update);
  if (field?.parentElement) field.parentElement.hidden = false;
  addEventListener('hashchange', show);
  update();
  show();
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  button.hidden = false;
  const label = button.querySelector('span');
  button.addEventListener('click', () => {
    const text = button.parentElement?.querySelector('code')?.textContent ?? '';
    navigator.clipboard.writeText(text).then(
      () => label?.replaceChildren('Copied'),
      () => label?.replaceChildren('Not allowed'),
    );
  });
}

/** The values of each tool, by the attribute of the root element that theme.js sets, with their names. The default is first. */
const tools: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'data-theme': { '': 'System', light: 'Light', dark: 'Dark' },
  dir: { '': 'Left to right', rtl: 'Right to left' },
  'data-contrast': { '': 'Contrast', more: 'More contrast' },
};

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-toggle]')) {
  const { toggle: attribute = '' } = button.dataset;
  const names = tools[attribute] ?? {};
  const values = Object.keys(names);
  const current = (): string => document.documentElement.getAttribute(attribute) ?? '';
  const show = (): void => button.querySelector('span')?.replaceChildren(names[current()] ?? '');
  button.hidden = false;
  show();
  addEventListener('storage', show);
  button.addEventListener('click', () => {
    localStorage.setItem(`waymark-docs-${attribute}`, values[(values.indexOf(current()) + 1) % values.length] ?? '');
    // The browser only notifies the other windows and the frames.
    dispatchEvent(new Event('storage'));
  });
}

const searchButton = document.querySelector<HTMLButtonElement>('[data-search]');

async function openSearch(): Promise<void> {
  const { openSearch: open } = await import('./search');
  await open(() => searchButton?.focus());
}

if (searchButton) {
  searchButton.hidden = false;
  searchButton.addEventListener('click', () => void openSearch());
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!document.querySelector('[role=dialog]')) void openSearch();
  });
}

const menu = document.querySelector<HTMLDetailsElement>('.doc-menu');
const wide = matchMedia('(min-width: 56.25em)');
const follow = (): void => {
  if (menu) menu.open = wide.matches;
};
wide.addEventListener('change', follow);
follow();
document.querySelector('.doc-nav [aria-current]')?.scrollIntoView({ block: 'center' });
