import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { importsOf, templates } from '../../scripts/kit/templates.mjs';
import { problem, startersFolder } from './support/starters';

const root = path.resolve(import.meta.dirname, '../..');
const registry = path.join(startersFolder, 'registry');

interface Item {
  files: { content: string; target: string }[];
  dependencies: string[];
  registryDependencies?: string[];
}

/** The props that a page needs. */
const propsOf: Record<string, string> = { NotFound: 'address="/unknown" homeHref="/"' };

/** The files of a Tailwind project after `shadcn init`. */
const projectFiles: Record<string, string> = {
  'package.json': '{ "name": "consumer", "private": true, "type": "module", "dependencies": { "tailwindcss": "4" } }',
  'package-lock.json': '{ "lockfileVersion": 3 }',
  'components.json': JSON.stringify({
    style: 'new-york',
    rsc: false,
    tsx: true,
    tailwind: { config: '', css: 'src/index.css', baseColor: '', cssVariables: true },
    aliases: { components: '@/components', utils: '@/lib/utils' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      noEmit: true,
      paths: { '@/*': ['./src/*'] },
      types: ['vite/client'],
    },
    include: ['src'],
  }),
  'vite.config.ts':
    "import tailwindcss from '@tailwindcss/vite';\n\nexport default { plugins: [tailwindcss()], build: { chunkSizeWarningLimit: 1000 } };\n",
  'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'src/index.css': "@import 'tailwindcss';\n",
  'src/main.tsx': `import { createRoot } from 'react-dom/client';
import { Providers } from './components/waymark/providers';
${templates.map(({ name, component }) => `import { ${component} } from './components/waymark/${name}';`).join('\n')}
import './index.css';

createRoot(document.body).render(
  <Providers link={(props) => <a {...props} />}>
    ${templates.map(({ component }) => `<${component} ${propsOf[component] ?? ''} />`).join('\n    ')}
  </Providers>,
);
`,
};

/** Returns the text of every file in a folder. */
const contentsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  );

test.describe('the shadcn registry', () => {
  test.skip(Boolean(problem), problem);

  const names = ['waymark', ...templates.map(({ name }) => name)];
  const readItem = (name: string): Item =>
    JSON.parse(readFileSync(path.join(registry, `r/${name}.json`), 'utf8')) as Item;

  test.beforeAll(() => {
    execFileSync(process.execPath, [path.join(root, 'scripts/build-registry.mjs'), registry], { stdio: 'pipe' });
  });

  test('contains the setup and each template, and no item refers to another by name', () => {
    expect(readdirSync(path.join(registry, 'r')).toSorted()).toEqual(names.map((name) => `${name}.json`).toSorted());
    const { items } = JSON.parse(readFileSync(path.join(registry, 'registry.json'), 'utf8')) as { items: Item[] };
    expect(items).toHaveLength(names.length);
    expect(items.flatMap(({ registryDependencies = [] }) => registryDependencies)).toEqual([]);
  });

  test('consists of items that contain the files that they import and list their packages', () => {
    for (const name of names) {
      const { files, dependencies } = readItem(name);
      const sources = [...new Set(files.flatMap(({ content }) => importsOf(content)))];
      const own = sources.filter((source) => source.startsWith('./'));
      expect(sources.filter((source) => source !== 'react' && !own.includes(source)).toSorted(), name).toEqual(
        dependencies.toSorted(),
      );
      const contained = files.map(({ target }) => `./${path.basename(target, '.tsx')}`);
      expect(contained, name).toEqual(expect.arrayContaining([...own, './providers']));
    }
  });

  test('the CLI adds every item to a fresh project twice, and the project compiles', async () => {
    const folder = path.join(startersFolder, 'registry-consumer');
    rmSync(folder, { recursive: true, force: true });
    for (const [file, content] of Object.entries(projectFiles)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    // The packages are installed. The program that replaces npm records which ones the CLI requests.
    const bin = path.join(folder, 'bin');
    const log = path.join(folder, 'npm.log');
    mkdirSync(bin);
    writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\necho "$@" >> "${log}"\n`, { mode: 0o755 });

    const unexpected: string[] = [];
    const server = createServer(({ url = '', method }, response) => {
      const isItem = names.some((name) => url === `/r/${name}.json`);
      if (!isItem) unexpected.push(`${method} ${url}`);
      response.statusCode = isItem ? 200 : 404;
      response.end(isItem ? readFileSync(path.join(registry, url)) : '');
    });
    // Requests to other hosts arrive here through the proxy.
    server.on('connect', ({ url }, socket) => {
      unexpected.push(`CONNECT ${url}`);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const env = {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      REGISTRY_URL: `${origin}/r`,
      HTTP_PROXY: origin,
      HTTPS_PROXY: origin,
      NO_PROXY: '127.0.0.1',
    };
    const cli = path.join(root, 'tests/starters/node_modules/shadcn/dist/index.js');
    const addresses = names.map((name) => `${origin}/r/${name}.json`);
    const add = async (): Promise<Record<string, string>> => {
      await promisify(execFile)(process.execPath, [cli, 'add', ...addresses, '--yes'], { cwd: folder, env });
      return contentsOf(path.join(folder, 'src'));
    };
    try {
      const added = await add();
      expect(Object.keys(added)).toEqual(
        expect.arrayContaining(
          ['providers', ...templates.map(({ name }) => name)].map((name) => `components/waymark/${name}.tsx`),
        ),
      );
      expect(added['index.css']).toContain("@import 'waymark/scoped.css'");
      expect(await add()).toEqual(added);
      expect(unexpected).toEqual([]);
      for (const { dependencies } of names.map(readItem)) {
        for (const dependency of dependencies) expect(readFileSync(log, 'utf8')).toContain(` ${dependency}`);
      }
    } finally {
      server.close();
    }
    execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc')], { cwd: folder });
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: folder, stdio: 'pipe' });
  });
});
