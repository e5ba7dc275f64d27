// @vitest-environment node
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { moduleOf, type Sample, samplesOf } from '../../../scripts/kit/samples.ts';
import { mdxPages } from '../../../scripts/kit/mdx-pages.ts';

const folder = path.resolve('dist/test-results/samples');

const samples = mdxPages().flatMap(({ file, mdx }) => {
  const ofPage = samplesOf(file, mdx);
  return ofPage.map((sample, index) => ({ ...sample, module: moduleOf(sample, ofPage.slice(0, index)) }));
});

/** Next.js is not installed. The tests of the examples build its page. */
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
  // A server ignores style sheets, which Tailwind would compile.
  const withoutCss = (module: string): string => module.replaceAll(/^import '.+\.css';$/gm, '');
  for (const sample of samples) {
    write(fileOf(sample), withoutCss(sample.module).replaceAll("'next/", `'${folder}/next/`));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

// The samples that contain tests need a test runner; the templates are stories; shadow roots, frames and streams need a
// browser or a server.
const isRunElsewhere = /from '(?:vitest|\.\/waymark\/|react-dom\/\w+')|createPortal/;
const run = samples.filter(({ language, code }) => language === 'tsx' && !isRunElsewhere.test(code));

it.each(run)('the sample $id renders on a server', async (sample) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const exported = (await import(/* @vite-ignore */ fileOf(sample))) as Record<string, unknown>;
  for (const [name, value] of Object.entries(exported).filter(([key]) => /^[A-Z]|^default$/.test(key))) {
    const Component = value as (props: { children: string }) => Promise<ReactNode>;
    const isServerComponent = Component.constructor.name === 'AsyncFunction';
    const node = isServerComponent ? await Component({ children: 'Content' }) : <Component>Content</Component>;
    expect(renderToString(<MemoryRouter>{node}</MemoryRouter>), name).not.toBe('');
  }
});
