// Prepares the documentation's playground: its samples, and the files of its frame.
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { isProvided } from '../../stories/docs/playground/modules.ts';
import { kitAliases } from '../../vite.config.ts';
import { buildFiles } from './build-files.ts';
import type { Page } from './docs.ts';
import { moduleOf, type Sample, samplesOf } from './samples.ts';

/**
 * Whether the playground can run a sample: it exports a component for a part of a page, and imports only what the frame
 * provides.
 */
function isPlayable({ language }: Sample, module: string): boolean {
  const sources = [...module.matchAll(/(?:^import|\bfrom) '(.+)';$/gm)].map(([, source = '']) => source);
  const isComponent = /^export (?:default )?function [A-Z]/m.test(module) && !/createPortal|<html\b/.test(module);
  return language === 'tsx' && isComponent && sources.every(isProvided);
}

/** Returns those samples of the pages that the playground can run, each with its module. */
export function playgroundSamples(pages: readonly Pick<Page, 'file' | 'mdx'>[]) {
  return pages.flatMap(({ file, mdx }) => {
    const ofPage = samplesOf(file, mdx);
    return ofPage
      .map((sample, index) => ({ ...sample, module: moduleOf(sample, ofPage.slice(0, index)) }))
      .filter((sample) => isPlayable(sample, sample.module));
  });
}

/**
 * Builds the script and the style sheet of the frame. In a frame with an opaque origin, modules and fonts need CORS
 * headers, which a static host does not send, so the script is not a module, and the style sheet contains the fonts.
 */
export const playgroundFrame = () =>
  buildFiles({
    plugins: [tailwindcss()],
    resolve: { alias: kitAliases },
    // React's production build replaces messages with numbers.
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
