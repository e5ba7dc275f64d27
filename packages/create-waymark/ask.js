// @ts-check
// The questions of `npm create waymark`, for what its options leave open.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { confirm, isCancel, select, text } from '@clack/prompts';

export const defaultDirectory = 'my-dashboard';

/** @type {Record<string, { title: string, source: string }>} The hosts and the folders of their sources. */
export const hosts = {
  vite: { title: 'Vite', source: 'src' },
  next: { title: 'Next.js (App Router)', source: '.' },
  'react-router': { title: 'React Router (framework mode)', source: 'app' },
};

/**
 * The languages of the kit's labels, and the exports of `waymark/labels`.
 *
 * @type {Record<string, { title: string, labels?: string, attributes?: string }>}
 */
export const languages = {
  en: { title: 'English' },
  de: { title: 'German', labels: 'germanLabels' },
  ar: { title: 'Arabic, from right to left', labels: 'arabicLabels', attributes: '" dir="rtl' },
};

/** Files that a folder may contain before the project is created: those of an editor and of a new repository. */
const harmless = new Set([
  '.git',
  '.gitattributes',
  '.gitignore',
  '.vscode',
  '.idea',
  '.DS_Store',
  'LICENSE',
  'README.md',
]);

/** Explains why a directory cannot be used. @param {string} directory */
export const problemOf = (directory) =>
  existsSync(directory) && !statSync(directory).isDirectory()
    ? `${directory} is a file. Choose another directory.`
    : undefined;

/** Returns the files in a directory, except those that are kept. @param {string} directory */
export const filesIn = (directory) =>
  existsSync(directory) ? readdirSync(directory).filter((name) => !harmless.has(name)) : [];

/** Says that a directory contains files. @param {string} directory @param {readonly string[]} files */
export const notEmpty = (directory, files) => `${directory} is not empty: it contains ${files[0]}.`;

/**
 * @typedef {object} Answers
 * @property {string} directory
 * @property {boolean} overwrite whether the files of the directory are removed
 * @property {string} host
 * @property {string} template
 * @property {boolean} tailwind
 * @property {string} color
 * @property {string} language
 */

/**
 * Asks for what is not given.
 * @param {Partial<Answers> & { keep?: boolean }} given
 * @param {{ templates: readonly { name: string, title: string, description: string }[], problemOfColor: (color: string) => string | undefined }} choices
 * @param {import('@clack/prompts').CommonOptions} [terminal]
 * @returns {Promise<Answers | undefined>} nothing if the user cancels
 */
export async function ask(given, { templates, problemOfColor }, terminal) {
  const directory =
    given.directory ??
    (await text({
      ...terminal,
      message: 'Which directory?',
      placeholder: defaultDirectory,
      defaultValue: defaultDirectory,
      validate: (value) => problemOf(value || defaultDirectory),
    }));
  if (isCancel(directory)) return undefined;

  let overwrite = given.overwrite ?? false;
  const files = filesIn(directory);
  if (files.length > 0 && !overwrite && !given.keep) {
    const choice = await select({
      ...terminal,
      message: notEmpty(directory, files),
      options: [
        { value: 'cancel', label: 'Cancel' },
        { value: 'keep', label: 'Keep the files, and add those that are missing' },
        { value: 'remove', label: 'Remove the files' },
      ],
    });
    if (isCancel(choice) || choice === 'cancel') return undefined;
    overwrite = choice === 'remove';
  }

  /** @param {Record<string, { title: string }>} titles */
  const optionsOf = (titles) => Object.entries(titles).map(([value, { title }]) => ({ value, label: title }));
  const host = given.host ?? (await select({ ...terminal, message: 'Which host?', options: optionsOf(hosts) }));
  if (isCancel(host)) return undefined;
  const template =
    given.template ??
    (await select({
      ...terminal,
      message: 'Which template?',
      options: templates.map(({ name, title, description }) => ({ value: name, label: title, hint: description })),
    }));
  if (isCancel(template)) return undefined;
  const tailwind = given.tailwind ?? (await confirm({ ...terminal, message: 'Add Tailwind?', initialValue: false }));
  if (isCancel(tailwind)) return undefined;
  const color =
    given.color ??
    (await text({
      ...terminal,
      message: 'Which brand color?',
      placeholder: '#0f766e, or empty for the blue of Waymark',
      defaultValue: '',
      validate: (value) => (value ? problemOfColor(value) : undefined),
    }));
  if (isCancel(color)) return undefined;
  const language =
    given.language ??
    (await select({
      ...terminal,
      message: 'Which language do the texts of the components have?',
      options: optionsOf(languages),
    }));
  if (isCancel(language)) return undefined;
  return { directory, overwrite, host, template, tailwind, color, language };
}
