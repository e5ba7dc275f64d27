// `npm run build:registry`: writes the shadcn registry into the built documentation, which serves it, or into a folder.
// An item contains every file that it imports, so it refers to no other item and works at any URL.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { codeOf, filesOf, importsOf, templates } from './kit/templates.mjs';

const root = path.resolve(import.meta.dirname, '..');
const outDir = path.resolve(root, process.argv[2] ?? 'dist/documentation');
const { homepage, description } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** @param {{ name: string, title: string, description: string }} item @param {string} type @param {readonly string[]} names */
function itemOf({ name, title, description: about }, type, names) {
  const files = filesOf(names).map((file) => ({
    path: `templates/${file}`,
    type: 'registry:file',
    target: `@components/waymark/${file}`,
    content: codeOf(file),
  }));
  const packages = new Set(
    files.flatMap(({ content }) => importsOf(content)).filter((source) => !/^(\.|react$)/.test(source)),
  );
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type,
    title,
    description: about,
    dependencies: [...packages],
    css: { "@import 'waymark/scoped.css'": {} },
    docs: 'Move the import of waymark/scoped.css to the first line of your style sheet, and render <Providers> around your app.',
    files,
  };
}

const setup = { name: 'waymark', title: 'Waymark', description: 'The package, its styles and its providers' };
const items = [
  itemOf(setup, 'registry:item', ['providers']),
  ...templates.map((template) =>
    itemOf(template, 'registry:block', [
      ...(template.name === 'dashboard' ? ['shell'] : []),
      template.name,
      'providers',
    ]),
  ),
];

mkdirSync(path.join(outDir, 'r'), { recursive: true });
for (const item of items)
  writeFileSync(path.join(outDir, 'r', `${item.name}.json`), `${JSON.stringify(item, null, 2)}\n`);
const registry = {
  $schema: 'https://ui.shadcn.com/schema/registry.json',
  name: 'waymark',
  homepage: homepage ?? 'https://www.npmjs.com/package/waymark',
  description,
  items: items.map((item) => ({ ...item, files: item.files.map((file) => ({ ...file, content: undefined })) })),
};
writeFileSync(path.join(outDir, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`);
console.log(`Built the registry: ${items.length} items in ${path.relative(root, outDir)}/r`);
