// Prepares the playground of the documentation: its samples, the links to it, and the files of its frame.
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin, UserConfig } from 'vite';
import { moduleFor } from '../../stories/docs/playground/modules.ts';
import { format } from '../lib/format.mjs';
import { buildFiles } from './build-files.ts';
import type { Page } from './docs.ts';
import { moduleOf, type Sample, samplesOf } from './samples.ts';

/** Whether the playground can run a sample: it exports a component, which is a part of a page, and imports what the frame has. */
function isPlayable({ language }: Sample, module: string): boolean {
  const sources = [...module.matchAll(/(?:^import|\bfrom) '(.+)';$/gm)].map(([, source = '']) => source);
  const isComponent = /^export (?:default )?function [A-Z]/m.test(module) && !/createPortal|<html\b/.test(module);
  return language === 'tsx' && isComponent && sources.every((source) => moduleFor(source));
}

/** Returns the samples of the pages that the playground can run, each with its module. */
export function playgroundSamples(pages: readonly Pick<Page, 'file' | 'mdx'>[]) {
  return pages.flatMap(({ file, mdx }) => {
    const ofPage = samplesOf(file, mdx);
    return ofPage
      .map((sample, index) => ({ ...sample, module: moduleOf(sample, ofPage.slice(0, index)) }))
      .filter((sample) => isPlayable(sample, sample.module));
  });
}

/** Formats the modules of samples or stories for the reader. */
export const withFormattedModules = <Code extends { id: string; module: string }>(
  samples: readonly Code[],
): Promise<Code[]> =>
  Promise.all(
    samples.map(async (sample) => {
      const text = sample.module
        .replace(/\nexport \{\};$/, '')
        .replaceAll(/^(?=(?:async|class|const|export|function|interface|let|type)\b)/gm, '\n');
      return { ...sample, module: await format(`${sample.id}.tsx`, text) };
    }),
  );

/** The modules of samples or stories by their ids. */
export const modulesById = (samples: readonly { id: string; module: string }[]): Record<string, string> =>
  Object.fromEntries(samples.map(({ id, module }) => [id, module]));

export interface Node {
  type: string;
  value?: string;
  children?: Node[];
  [field: string]: unknown;
}

/** A plugin of remark that adds a link to the playground after each sample. .storybook/preview.tsx defines its component. */
export function playgroundLinks(readSamples: () => Promise<readonly Pick<Sample, 'id' | 'code'>[]>) {
  return () => async (page: Node) => {
    const ids = new Map((await readSamples()).map(({ id, code }) => [code.trimEnd(), id]));
    page.children = page.children?.flatMap((node) => {
      const value = node.type === 'code' ? ids.get(node.value?.trimEnd() ?? '') : undefined;
      const attributes = [{ type: 'mdxJsxAttribute', name: 'sample', value }];
      return value ? [node, { type: 'mdxJsxFlowElement', name: 'PlaygroundLink', attributes, children: [] }] : [node];
    });
  };
}

/**
 * Adds the frame to the documentation as a script and a style sheet. `resolve` has the aliases of the package. Modules and fonts need CORS in a frame with an opaque origin, which a static host
 * does not send: the script is not a module, and the style sheet contains the fonts.
 */
export const playgroundFrame = (resolve: UserConfig['resolve']): Plugin => ({
  name: 'playground-frame',
  async generateBundle() {
    const files = await buildFiles({
      plugins: [tailwindcss()],
      resolve,
      // The messages of React's production build are numbers.
      define: { 'process.env.NODE_ENV': JSON.stringify('development') },
      build: {
        minify: true,
        lib: {
          entry: path.resolve(import.meta.dirname, '../../stories/docs/playground/frame.tsx'),
          name: 'playground',
          formats: ['iife'],
          fileName: () => 'playground/frame.js',
          cssFileName: 'playground/frame',
        },
      },
    });
    for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
  },
});
