// The templates: pages that a project copies from the package, from the shadcn registry, or with create-waymark.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const templatesFolder = path.resolve(import.meta.dirname, '../../stories/templates');

/** @type {readonly { name: string, component: string, title: string, description: string }[]} */
export const templates = [
  { name: 'dashboard', component: 'Dashboard', title: 'Dashboard', description: 'Figures, a chart and a grid' },
  { name: 'authentication', component: 'Authentication', title: 'Authentication', description: 'A sign-in page' },
  { name: 'settings', component: 'Settings', title: 'Settings', description: 'Tabs with fields, and the theme' },
  { name: 'data-table', component: 'DataTable', title: 'Readings', description: 'A grid with search and selection' },
  { name: 'invoices', component: 'Invoices', title: 'Invoices', description: 'A grid with filters and editing' },
  { name: 'monitoring', component: 'Monitoring', title: 'Monitoring', description: 'Charts of a relative range' },
  { name: 'new-connection', component: 'NewConnection', title: 'New connection', description: 'A form in three steps' },
  { name: 'empty', component: 'FirstRun', title: 'Connections', description: 'The first run, with a dialog' },
  { name: 'error', component: 'NotFound', title: 'Error', description: 'A failed page and an unknown path' },
];

/** The code of a template file. @param {string} file */
export const codeOf = (file) => readFileSync(path.join(templatesFolder, file), 'utf8');

/** The names of the modules that a file imports. @param {string} code */
export const importsOf = (code) => [...code.matchAll(/ from '(.+)';/g)].map(([, source = '']) => source);

/** Returns the files of templates, such as `dashboard`, and those that they import. @param {readonly string[]} names */
export function filesOf(names) {
  const files = new Set(names.map((name) => `${name}.tsx`));
  // The loop also visits the files that it adds.
  for (const file of files) {
    for (const source of importsOf(codeOf(file))) if (source.startsWith('./')) files.add(`${source.slice(2)}.tsx`);
  }
  return [...files];
}
