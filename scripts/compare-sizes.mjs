// @ts-check
// `node scripts/compare-sizes.mjs`: compares the built kit with other libraries, for the table in stories/docs/sizes.mdx. Run
// `npm run build:kit` before. Each import is bundled and minified by esbuild; react and react-dom are external.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { execa } from 'execa';

/** The imports of each row: Waymark, Radix Themes, Mantine. */
const rows = {
  Button: ['Button', 'Button', 'Button'],
  Switch: ['Switch', 'Switch', 'Switch'],
  Card: ['Card, CardHeader, CardTitle, CardContent', 'Card', 'Card'],
  'Text field': ['TextField', 'TextField', 'TextInput'],
  Tabs: ['Tabs, TabsList, TabsTrigger, TabsContent', 'Tabs', 'Tabs'],
  Dialog: ['Dialog, DialogTrigger, DialogContent, DialogTitle', 'Dialog', 'Modal'],
  Popover: ['Popover, PopoverTrigger, PopoverContent', 'Popover', 'Popover'],
  Menu: ['Menu, MenuTrigger, MenuContent, MenuItem', 'DropdownMenu', 'Menu'],
  Tooltip: ['Tooltip', 'Tooltip', 'Tooltip'],
  Breadcrumbs: [
    'Breadcrumbs, BreadcrumbsList, BreadcrumbsItem, BreadcrumbsLink, BreadcrumbsPage, BreadcrumbsSeparator',
    null,
    'Breadcrumbs',
  ],
  'Provider of the theme': ['ThemeProvider', 'Theme', 'MantineProvider'],
  Everything: ['*', '*', '*'],
};
const packages = ['waymark', '@radix-ui/themes', '@mantine/core'];

const folder = await mkdtemp(path.join(tmpdir(), 'compare-sizes-'));
const npm = execa({ cwd: folder });
const { stdout: tarball } = await npm`npm pack ${path.resolve('dist/kit')} --silent`;
await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
await npm`npm install --no-audit --no-fund ./${tarball.trim()} react@19 react-dom@19 esbuild @radix-ui/themes@3.3 @mantine/core@9.7 @mantine/hooks@9.7`;
const require = createRequire(path.join(folder, 'package.json'));
const { build } = require('esbuild');

/** Returns the compressed size in bytes. @param {string} contents @param {'js' | 'css'} loader */
async function measure(contents, loader) {
  const { outputFiles } = await build({
    stdin: { contents, loader, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['chrome123', 'firefox128', 'safari17.5'],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    write: false,
  });
  return brotliCompressSync(outputFiles[0].contents).length;
}

/** @param {string} name @param {(number | null)[]} sizes */
const row = (name, sizes) => `| ${name} | ${sizes.map((size) => size?.toLocaleString('en') ?? 'none').join(' | ')} |`;

const titles = await Promise.all(
  packages.map(async (name) => {
    const manifest = JSON.parse(await readFile(path.join(folder, 'node_modules', name, 'package.json'), 'utf8'));
    return `${name} ${manifest.version}`;
  }),
);
console.log(`| import | ${titles.join(' | ')} |\n| --- | ---: | ---: | ---: |`);
for (const [name, imports] of Object.entries(rows)) {
  const sizes = packages.map(async (source, index) => {
    const names = imports[index];
    return names ? await measure(`export ${names === '*' ? '*' : `{ ${names} }`} from '${source}'`, 'js') : null;
  });
  console.log(row(name, await Promise.all(sizes)));
}
const styles = packages.map((name) => {
  const files = ['scoped.css', 'styles.css'].map((file) => path.join(folder, 'node_modules', name, file));
  return measure(`@import '${files.find(existsSync)}';`, 'css');
});
console.log(row('Styles', await Promise.all(styles)));
