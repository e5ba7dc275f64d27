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

// The field above the props of a family searches all parts, and opens those in which it finds a prop.
for (const props of document.querySelectorAll<HTMLElement>('[data-props]')) {
  const parts = [...props.querySelectorAll('details')];
  const rows = [...props.querySelectorAll<HTMLElement>('tbody tr')];
  const field = props.querySelector('input');
  if (!field) continue;
  const find = (): void => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of rows) row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
    const found = rows.filter((row) => !row.hidden);
    props.querySelector('[role=status]')?.replaceChildren(words.length > 0 ? `${found.length} of ${rows.length}` : '');
    for (const [index, part] of parts.entries()) {
      // Of the parts with the same name, only one can be open.
      part.name = words.length > 0 ? '' : (props.dataset.props ?? '');
      part.open = words.length > 0 ? found.some((row) => part.contains(row)) : index === 0;
    }
  };
  field.addEventListener('input', find);
  // A link may lead to a prop that the search hides.
  addEventListener('popstate', () => {
    if (field.value === '') return;
    field.value = '';
    find();
    const target = document.querySelector(':target');
    target?.closest('details')?.setAttribute('open', '');
    target?.scrollIntoView();
  });
}

// Code and tables are focusable, which lets the arrow keys scroll them. Those that fit are not tab stops.
const scrollers = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const fits = target.scrollWidth <= target.clientWidth && target.scrollHeight <= target.clientHeight;
    (target as HTMLElement).tabIndex = fits ? -1 : 0;
  }
});
for (const area of document.querySelectorAll('[data-scrolls]')) scrollers.observe(area);

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

for (const select of document.querySelectorAll<HTMLSelectElement>('[data-tool]')) {
  const { tool = '' } = select.dataset;
  const show = (): void => {
    select.value = document.documentElement.getAttribute(tool) ?? '';
  };
  show();
  addEventListener('storage', show);
  select.addEventListener('change', () => {
    localStorage.setItem(`waymark-docs-${tool}`, select.value);
    // The browser only notifies the other windows and the frames.
    dispatchEvent(new Event('storage'));
  });
}

async function search(): Promise<void> {
  const { openSearch } = await import('./search');
  openSearch();
}

document.querySelector('[data-search]')?.addEventListener('click', () => void search());
addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  event.preventDefault();
  if (!document.querySelector('[role=dialog]:not([data-state=closed])')) void search();
});

const menu = document.querySelector<HTMLDetailsElement>('.doc-menu');
const wide = matchMedia('(min-width: 56.25em)');
const follow = (): void => {
  if (menu) menu.open = wide.matches;
};
wide.addEventListener('change', follow);
follow();
document.querySelector('.doc-nav [aria-current]')?.scrollIntoView({ block: 'center' });
