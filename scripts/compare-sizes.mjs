// @ts-check
// `node scripts/compare-sizes.mjs`: compares the built kit with other libraries, for the table in stories/docs/sizes.mdx. Run
// `npm run build:kit` before. Each import is bundled and minified by esbuild; react and react-dom are external.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { execa } from 'execa';

/**
 * What a row imports of a library: names of its main package, names of other packages, or nothing.
 * @typedef {string | Record<string, string> | null} Imports
 */

/** The components that all three libraries have. */
const common = [
  'Alert, Avatar, Badge, Button, Card, Checkbox, Dialog, DialogContent, DialogTitle, DialogTrigger, Divider, Grid, Heading, IconButton, Link, Menu, MenuContent, MenuItem, MenuTrigger, Popover, PopoverContent, PopoverTrigger, Progress, RadioGroup, RadioGroupItem, SegmentedControl, SegmentedControlItem, Select, Skeleton, Slider, Stack, Switch, Tabs, TabsContent, TabsList, TabsTrigger, Text, Textarea, TextField, ThemeProvider, Tooltip, VisuallyHidden',
  'Avatar, Badge, Button, Callout, Card, Checkbox, Dialog, DropdownMenu, Flex, Grid, Heading, IconButton, Link, Popover, Progress, RadioGroup, SegmentedControl, Select, Separator, Skeleton, Slider, Switch, Tabs, Text, TextArea, TextField, Theme, Tooltip, VisuallyHidden',
  'ActionIcon, Alert, Anchor, Avatar, Badge, Button, Card, Checkbox, Divider, Grid, MantineProvider, Menu, Modal, NativeSelect, Popover, Progress, Radio, SegmentedControl, Skeleton, Slider, Stack, Switch, Tabs, Text, Textarea, TextInput, Title, Tooltip, VisuallyHidden',
];

/** @type {Record<string, Imports[]>} The imports of each row: Waymark, Radix Themes, Mantine. */
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
  'The 29 components that all three have': common,
  'Searchable select': ['Combobox', null, 'Select'],
  'Date field with a calendar': ['DateField', null, { '@mantine/dates': 'DateInput' }],
  'Line chart with title and legend': ['Chart, LineChart', null, { '@mantine/charts': 'LineChart' }],
  'Bar chart with title and legend': ['Chart, BarChart', null, { '@mantine/charts': 'BarChart' }],
  'Data grid': ['DataGrid, DataGridToolbar, DataGridTable, DataGridPagination', null, null],
  Everything: ['*', '*', { '@mantine/core': '*', '@mantine/dates': '*', '@mantine/charts': '*' }],
};
const packages = ['waymark', '@radix-ui/themes', '@mantine/core'];
const styles = [
  ['waymark/scoped.css'],
  ['@radix-ui/themes/styles.css'],
  ['@mantine/core/styles.css', '@mantine/dates/styles.css', '@mantine/charts/styles.css'],
];

const folder = await mkdtemp(path.join(tmpdir(), 'compare-sizes-'));
const npm = execa({ cwd: folder });
const { stdout: tarball } = await npm`npm pack ${path.resolve('dist/kit')} --silent`;
await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
await npm`npm install --no-audit --no-fund ./${tarball.trim()} react@19 react-dom@19 esbuild @radix-ui/themes@3.3 @mantine/core@9.7.3 @mantine/hooks@9.7.3 @mantine/dates@9.7.3 @mantine/charts@9.7.3 dayjs recharts@3`;
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
  const sizes = packages.map(async (main, index) => {
    const names = imports[index];
    if (!names) return null;
    const sources = Object.entries(typeof names === 'string' ? { [main]: names } : names);
    const lines = sources.map(([source, list], number) =>
      list === '*' ? `export * as all${number} from '${source}';` : `export { ${list} } from '${source}';`,
    );
    return measure(lines.join('\n'), 'js');
  });
  console.log(row(name, await Promise.all(sizes)));
}
const sheets = styles.map((files) => measure(files.map((file) => `@import '${file}';`).join('\n'), 'css'));
console.log(row('Styles', await Promise.all(sheets)));
