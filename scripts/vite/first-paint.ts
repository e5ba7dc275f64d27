import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../../src/app/preferences/first-paint.ts', import.meta.url));
const name = 'first-paint.js';

/** Bundles the script into one classic script. */
export async function bundleFirstPaint(): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [result] = [results].flat();
  const [chunk] = result && 'output' in result ? result.output : [];
  if (!chunk) throw new Error(`${entry} produced no script.`);
  return chunk.code;
}

/**
 * Adds the script that applies the stored preferences to the document's head, where it runs before the first paint. It is a file,
 * because the Content-Security-Policy allows no inline scripts.
 */
export function firstPaint(): Plugin {
  let base = '/';
  return {
    name: 'waymark:first-paint',
    configResolved: (config) => {
      base = config.base;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${name}`, (_request, response, next) => {
        bundleFirstPaint().then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async renderStart() {
      this.emitFile({ type: 'asset', name, source: await bundleFirstPaint() });
    },
    transformIndexHtml: (_html, { bundle = {} }) => {
      const emitted = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
      return [{ tag: 'script', attrs: { src: base + (emitted?.fileName ?? name) }, injectTo: 'head' }];
    },
  };
}
