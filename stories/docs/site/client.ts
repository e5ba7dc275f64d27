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

// A click on an example that has not started yet works as soon as it has.
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

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (target instanceof HTMLElement && target.dataset.island) void start(target);
    }
  },
  { rootMargin: '100px' },
);
for (const island of document.querySelectorAll('[data-island]')) observer.observe(island);

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

/** The values of each tool: the attribute of the root element, and its values with their names. The first one is the default. */
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
    // The script before the first paint applies it, in this window and in the frames.
    dispatchEvent(new Event('waymark-docs'));
    show();
  });
}

const searchButton = document.querySelector<HTMLButtonElement>('[data-search]');

async function openSearch(): Promise<void> {
  const { openSearch: open } = await import('./search');
  open(() => searchButton?.focus());
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
