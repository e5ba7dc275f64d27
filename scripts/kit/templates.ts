// The templates: pages that a project copies from the package, from the registry of shadcn, or with create-waymark.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const templatesFolder = path.resolve(import.meta.dirname, '../../stories/templates');

export const templates = [
  { name: 'dashboard', component: 'Dashboard', title: 'Dashboard', description: 'Figures, a chart and a grid' },
  { name: 'authentication', component: 'Authentication', title: 'Authentication', description: 'A sign-in page' },
  { name: 'settings', component: 'Settings', title: 'Settings', description: 'Tabs with fields, and the theme' },
  { name: 'data-table', component: 'DataTable', title: 'Data table', description: 'A grid with search and selection' },
  { name: 'empty', component: 'FirstRun', title: 'Empty', description: 'The first run, with a dialog' },
  { name: 'error', component: 'NotFound', title: 'Error', description: 'A failed page and an unknown path' },
];

/** The code of a file of the templates. */
export const codeOf = (file: string): string => readFileSync(path.join(templatesFolder, file), 'utf8');

/** The names of the modules that a file imports. */
export const importsOf = (code: string): string[] =>
  [...code.matchAll(/ from '(.+)';/g)].map(([, source = '']) => source);

/** Returns the files of templates, such as `dashboard`, and those that they import, by their names. */
export function filesOf(...names: string[]): string[] {
  const files = new Set(names.map((name) => `${name}.tsx`));
  // The loop includes the files that it adds.
  for (const file of files) {
    for (const source of importsOf(codeOf(file))) if (source.startsWith('./')) files.add(`${source.slice(2)}.tsx`);
  }
  return [...files];
}
