import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Switch } from 'waymark';
import { moduleOf, type Sample, samplesOf } from '../../../scripts/kit/samples.ts';
import { stubResizeObserver } from '../../helpers/resize-observer';

const folder = path.resolve('dist/test-results/samples');

const samples = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((page) => {
    const ofPage = samplesOf(page, readFileSync(path.join('stories', page), 'utf8'));
    return ofPage.map((sample, index) => ({ ...sample, module: moduleOf(sample, ofPage.slice(0, index)) }));
  });

/** Next.js is not installed. Its page is built for real with the examples. */
const ofNext = {
  link: "export default (props: React.ComponentProps<'a'>) => <a {...props} />;",
  navigation: "export const usePathname = () => '/';",
  headers: "export const cookies = async () => new Map([['theme', { value: 'dark' }]]);",
};

const fileOf = ({ id, language, file }: Sample): string => path.join(folder, file ?? `${id}.${language}`);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  for (const [name, text] of Object.entries(ofNext)) write(path.join(folder, `next/${name}.tsx`), text);
  for (const sample of samples) write(fileOf(sample), sample.module.replaceAll("'next/", `'${folder}/next/`));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The elements of a sample, and each component that it exports. */
async function contentOf(sample: Sample): Promise<ReactNode[]> {
  const exported = (await import(/* @vite-ignore */ fileOf(sample))) as Record<string, unknown>;
  const components = Object.entries(exported).filter(([name]) => /^[A-Z]|^default$/.test(name));
  const content: ReactNode[] = [];
  for (const [name, value] of components) {
    const Component = value as (props: { children: string }) => Promise<ReactNode>;
    const isServerComponent = Component.constructor.name === 'AsyncFunction';
    content.push(
      isServerComponent ? await Component({ children: 'Content' }) : <Component key={name}>Content</Component>,
    );
  }
  return content;
}

// The samples with tests are run as tests would be, by their runner; the templates are stories; shadow roots, frames and streams need a
// browser or a server.
const isRunElsewhere = /from '(?:vitest|\.\/waymark\/|react-dom\/\w+')|createPortal/;
const run = samples.filter(({ language, code }) => language === 'tsx' && !isRunElsewhere.test(code));

it.each(run)('the sample $id renders on a server, and hydrates', async (sample) => {
  stubResizeObserver();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  for (const node of await contentOf(sample)) {
    const page = <MemoryRouter>{node}</MemoryRouter>;
    for (const name of ['window', 'document', 'localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
    const html = renderToString(page);
    vi.unstubAllGlobals();
    stubResizeObserver();
    expect(html).not.toBe('');
    // The element cannot be inside of another.
    if (html.startsWith('<html')) continue;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const onRecoverableError = vi.fn();
    render(page, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container).not.toBeEmptyDOMElement();
  }
});

it('each entry of the menu for Next.js leads to a page that a sample creates', () => {
  const files = samples.map(({ file }) => file);
  const menu = samples.find(({ file }) => file === 'app/main-menu.tsx')?.code ?? '';
  const urls = [...menu.matchAll(/url: '\/([^']*)'/g)].map(([, url = '']) => url);
  expect(urls).toHaveLength(2);
  for (const url of urls) expect(files).toContain(path.posix.join('app', url, 'page.tsx'));
});

it('the stub that Testing names lets jsdom render a switch in a form', async () => {
  const form = (
    <form>
      <Switch label="Active" />
    </form>
  );
  const stub = samples.find(({ id, code }) => id.startsWith('docs/testing-') && code.includes("'ResizeObserver'"));
  if (!stub) throw new Error('stories/docs/testing.mdx has no stub for ResizeObserver.');
  await import(/* @vite-ignore */ fileOf(stub));
  render(form);
  expect(screen.getByRole('switch')).toBeInTheDocument();
});
