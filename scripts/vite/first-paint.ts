import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildFiles } from '../kit/build-files.ts';

const source = 'src/app/preferences/first-paint.ts';
const name = 'first-paint.js';

/** Bundles the script into one classic script. */
export async function bundleFirstPaint(): Promise<string> {
  const input = fileURLToPath(new URL(`../../${source}`, import.meta.url));
  const files = await buildFiles({ build: { rolldownOptions: { input, output: { format: 'iife' } } } });
  return Object.values(files).join('');
}

/**
 * Adds the script that applies the stored preferences to the document's head, where it runs before the first paint. It
 * is a file, because the Content-Security-Policy does not allow inline scripts. The development server serves a module,
 * which runs before the app.
 */
export const firstPaint = (): Plugin => ({
  name: 'waymark:first-paint',
  async renderStart() {
    this.emitFile({ type: 'asset', name, source: await bundleFirstPaint() });
  },
  transformIndexHtml: (_html, { bundle }) => {
    const emitted = Object.values(bundle ?? {}).find((file) => file.type === 'asset' && file.names.includes(name));
    const attrs = emitted ? { src: `/${emitted.fileName}` } : { type: 'module', src: `/${source}` };
    return [{ tag: 'script', attrs, injectTo: 'head' }];
  },
});
