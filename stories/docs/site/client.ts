// The script of every page: the tools, the search, and the examples, which React starts when they are in view or touched.
import './site.css';
import type { StoryModule } from './story';

const root = document.documentElement;

const modules = import.meta.glob<StoryModule>('/stories/**/*.stories.tsx');

/** What was clicked last in the examples that have not started yet. */
const clicked = new Map<HTMLElement, HTMLElement | null>();

async function start(island: HTMLElement): Promise<void> {
  const { island: file = '', story = '', prefix = '' } = island.dataset;
  delete island.dataset.island;
  clicked.set(island, clicked.get(island) ?? null);
  const [{ mount }, module] = await Promise.all([import('./mount'), modules[file]?.()]);
  if (module) await mount(island, module, story, prefix);
  const target = clicked.get(island);
  clicked.delete(island);
  target?.click();
}

// A click on an example that has not started yet takes effect once it starts.
document.addEventListener(
  'click',
  (event) => {
    const target = (event.target as Element).closest<HTMLElement>('a, button, input, label, summary');
    if (!target) return;
    const waiting = target.closest<HTMLElement>('[data-island]');
    const island = waiting ?? [...clicked.keys()].find((element) => element.contains(target));
    if (!island) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.set(island, target);
    if (waiting) void start(waiting);
  },
  { capture: true },
);

/** Starts examples one after the other, so that the first one works sooner. */
async function startAll(islands: readonly HTMLElement[]): Promise<void> {
  const isLate = (island: HTMLElement): number => Number('late' in island.dataset);
  for (const island of islands.toSorted((a, b) => isLate(a) - isLate(b))) {
    if (island.dataset.island) await start(island);
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    const islands = entries.flatMap(({ isIntersecting, target }) =>
      isIntersecting && target instanceof HTMLElement ? [target] : [],
    );
    for (const island of islands) observer.unobserve(island);
    void startAll(islands);
  },
  { rootMargin: '100px' },
);
for (const island of document.querySelectorAll('[data-island]')) observer.observe(island);

const keys: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

// The props of a family: a tab for each part, and a field that searches all parts.
for (const props of document.querySelectorAll<HTMLElement>('[data-props]')) {
  const panels = [...props.querySelectorAll(':scope > section')] as HTMLElement[];
  const tabs = [...props.querySelectorAll<HTMLElement>('[role=tab]')];
  const rows = [...props.querySelectorAll<HTMLElement>('tbody tr')];
  const field = props.querySelector('input');
  const status = props.querySelector('[role=status]');
  let current = 0;
  const update = (): void => {
    const words = field?.value.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    const found = rows.filter((row) => !row.hidden);
    status?.replaceChildren(words.length > 0 ? `${found.length} of ${rows.length}` : '');
    for (const [index, panel] of panels.entries()) {
      panel.hidden = words.length > 0 ? !found.some((row) => panel.contains(row)) : index !== current;
    }
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === current);
      tab.tabIndex = index === current ? 0 : -1;
    }
  };
  const select = (index: number): void => {
    current = index;
    if (field) field.value = '';
    update();
  };
  const show = (): void => {
    const target = props.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
    if (!target) return;
    select(panels.findIndex((panel) => panel.contains(target)));
    target.scrollIntoView();
  };
  for (const [index, tab] of tabs.entries()) {
    panels[index]?.setAttribute('role', 'tabpanel');
    panels[index]?.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', () => select(index));
    tab.addEventListener('keydown', (event) => {
      const next = keys[event.key]?.(index, tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      tabs[next]?.click();
      tabs[next]?.focus();
    });
  }
  field?.addEventListener('input', update);
  addEventListener('hashchange', show);
  if (props.firstElementChild instanceof HTMLElement) props.firstElementChild.hidden = false;
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

for (const group of document.querySelectorAll<HTMLElement>('[data-commands]')) {
  group.hidden = false;
  group.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.dataset.command) return;
    for (const button of group.children) button.ariaPressed = String(button === target);
    group.parentElement?.querySelector('code')?.replaceChildren(target.dataset.command);
  });
}

/**
 * The options of each tool: the attribute of the root element, and its values with their names. The first value is the
 * default.
 */
const tools = {
  theme: { attribute: 'data-theme', values: { '': 'System', light: 'Light', dark: 'Dark' } },
  dir: { attribute: 'dir', values: { '': 'Left to right', rtl: 'Right to left' } },
  contrast: { attribute: 'data-contrast', values: { '': 'Contrast', more: 'More contrast' } },
} as const;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-toggle]')) {
  const name = button.dataset.toggle as keyof typeof tools;
  const { attribute, values } = tools[name];
  const names = Object.keys(values);
  const show = (): void => {
    const value = root.getAttribute(attribute) ?? '';
    button.querySelector('span')?.replaceChildren(values[value as keyof typeof values] ?? '');
  };
  button.hidden = false;
  show();
  button.addEventListener('click', () => {
    const value = names[(names.indexOf(root.getAttribute(attribute) ?? '') + 1) % names.length] ?? '';
    localStorage.setItem(`waymark-docs-${name}`, value);
    // The script that runs before the first paint applies it, in this window and in the frames.
    dispatchEvent(new Event('waymark-docs'));
    show();
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
