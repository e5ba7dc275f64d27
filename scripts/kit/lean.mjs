// @ts-check
// What a consumer of the package would carry for nothing is left out of it when it is built; see decision 8.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const require = createRequire(import.meta.url);

/** Packages whose modules become part of the kit's package, because something in them is replaced or left out. */
export const vendored = [
  '@radix-ui/react-popover',
  '@radix-ui/react-menu',
  '@radix-ui/react-dropdown-menu',
  // Only the menu uses these two. More than half of the second is an unstable collection that nobody asks for.
  '@radix-ui/react-roving-focus',
  '@radix-ui/react-collection',
];

/** @type {Record<string, string>} */
const replaced = {
  // Only modal layers of Radix use these two, and the kit opens none.
  'react-remove-scroll': 'export const RemoveScroll = ({ children }) => children;',
  'aria-hidden': 'export const hideOthers = () => () => {};',
  // The kit joins strings; the library reads objects too.
  clsx: "export const clsx = (...names) => names.flat().filter(Boolean).join(' ');",
};

/** What is not left to the consumer's install. */
export const taken = new Set([...vendored, ...Object.keys(replaced), 'lucide-react']);

const drawing = `import { createElement } from 'react';

/** An icon of Lucide (ISC licence), without the library around it. */
const icon = (nodes) => (props) =>
  createElement(
    'svg',
    {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...props,
    },
    ...nodes.map(([tag, attributes]) => createElement(tag, attributes)),
  );
`;

/**
 * The names of the icons that the kit's sources import.
 *
 * @param {string} folder
 */
function importedIcons(folder) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    const code = readFileSync(path.join(folder, file), 'utf8');
    for (const [, list = ''] of code.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)) {
      for (const name of list.split(',').map((part) => part.trim())) {
        if (name && !name.startsWith('type ')) names.add(name);
      }
    }
  }
  return [...names].toSorted();
}

/**
 * The shapes of an icon, read from what the library itself draws.
 *
 * @param {string} name
 */
function shapesOf(name) {
  const svg = renderToStaticMarkup(createElement(require('lucide-react')[name]));
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  return [...inner.matchAll(/<(\w+)([^>]*?)\/?>/g)].map(([, tag, attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  ]);
}

/**
 * Puts in place of Lucide's library the few icons that are used, and of what only modal layers need nothing.
 *
 * @param {string} kitRoot
 * @returns {import('vite').Plugin}
 */
export function lean(kitRoot) {
  const prefix = '\0lean/';
  return {
    name: 'waymark:lean',
    enforce: 'pre',
    // Radix names each of its functions once more for its own debugging. Without that, what is not used can be left out.
    transform: (code, id) =>
      vendored.some((name) => id.includes(`/node_modules/${name}/`))
        ? { code: code.replace(/^var __name = .*$/m, 'function __name(target) { return target; }'), map: null }
        : null,
    resolveId: (source) => (source === 'lucide-react' || source in replaced ? `${prefix}${source}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const source = id.slice(prefix.length);
      if (source !== 'lucide-react') return replaced[source];
      const icons = importedIcons(kitRoot).map(
        (name) => `export const ${name} = /* @__PURE__ */ icon(${JSON.stringify(shapesOf(name))});`,
      );
      return [drawing, ...icons].join('\n');
    },
  };
}

/**
 * The packages that the built modules import, with the versions that were built against.
 *
 * @param {string} outDir
 */
export function importedPackages(outDir) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const code = readFileSync(path.join(outDir, file), 'utf8');
    const statements = code.matchAll(/^(?:import|export)\b(?:[^'";]*\bfrom)?\s*["']([^."'][^"']*)["']/gm);
    const types = file.endsWith('.d.ts') ? code.matchAll(/\bimport\(["']([^."'][^"']*)["']\)/g) : [];
    for (const [, source = ''] of [...statements, ...types]) {
      names.add(
        source
          .split('/')
          .slice(0, source.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
  return names;
}
