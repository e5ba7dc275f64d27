// The script of every page: the tools, the search, and the examples, which React starts when they are in view or touched.
import './site.css';
import type { StoryModule } from './story';

const modules = import.meta.glob<StoryModule>('/stories/**/*.stories.tsx');

const starts = new WeakMap<HTMLElement, Promise<void>>();

async function mountStory(island: HTMLElement): Promise<void> {
  const { island: file = '', story = '' } = island.dataset;
  const [{ mount }, module] = await Promise.all([import('./mount'), modules[file]?.()]);
  if (module) await mount(island, module, story);
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

/** Starts the examples in view one after the other: the sheet of a family, which is above its first example, last. */
async function startAll(entries: readonly IntersectionObserverEntry[]): Promise<void> {
  for (const { isIntersecting, target } of entries.toReversed()) {
    if (isIntersecting) await start(target as HTMLElement);
  }
}

const observer = new IntersectionObserver((entries) => void startAll(entries), { rootMargin: '100px' });
for (const island of document.querySelectorAll('[data-island]')) observer.observe(island);

// The props of a family: a part at a time, to which a link leads, and a field that searches all parts.
for (const props of document.querySelectorAll('[data-props]')) {
  const panels = [...props.querySelectorAll(':scope > section')];
  const links = [...props.querySelectorAll('nav a')];
  const rows = [...props.querySelectorAll('tbody tr')];
  const field = props.querySelector('input');
  let current = panels[0];
  const update = (): void => {
    const words = field?.value.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
    const found = rows.filter((row) => words.every((word) => row.textContent.toLowerCase().includes(word)));
    for (const row of rows) row.toggleAttribute('hidden', !found.includes(row));
    props.querySelector('[role=status]')?.replaceChildren(words.length > 0 ? `${found.length} of ${rows.length}` : '');
    for (const [index, panel] of panels.entries()) {
      panel.toggleAttribute('hidden', words.length > 0 ? !found.some((row) => panel.contains(row)) : panel !== current);
      links[index]?.setAttribute('aria-current', String(panel === current));
    }
  };
  const show = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    const panel = panels.find((one) => one.contains(target));
    if (!panel) return;
    current = panel;
    if (field) field.value = '';
    update();
    target?.scrollIntoView();
  };
  field?.addEventListener('input', update);
  // Unlike `hashchange`, it also fires for a link to the same URL.
  addEventListener('popstate', show);
  update();
  show();
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
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
  show();
  addEventListener('storage', show);
  button.addEventListener('click', () => {
    localStorage.setItem(`waymark-docs-${attribute}`, values[(values.indexOf(current()) + 1) % values.length] ?? '');
    // The browser only notifies the other windows and the frames.
    dispatchEvent(new Event('storage'));
  });
}

const searchButton = document.querySelector<HTMLButtonElement>('[data-search]');

async function search(): Promise<void> {
  const { openSearch } = await import('./search');
  await openSearch(() => searchButton?.focus());
}

searchButton?.addEventListener('click', () => void search());
addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  event.preventDefault();
  if (!document.querySelector('[role=dialog]')) void search();
});

const menu = document.querySelector<HTMLDetailsElement>('.doc-menu');
const wide = matchMedia('(min-width: 56.25em)');
const follow = (): void => {
  if (menu) menu.open = wide.matches;
};
wide.addEventListener('change', follow);
follow();
document.querySelector('.doc-nav [aria-current]')?.scrollIntoView({ block: 'center' });
