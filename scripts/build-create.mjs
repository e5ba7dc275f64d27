// `npm run build:create`: builds create-waymark into dist/create-waymark, with the project's templates and versions.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { filesOf, templates, templatesFolder } from './kit/templates.mjs';

const root = path.resolve(import.meta.dirname, '..');
const outDir = path.join(root, 'dist/create-waymark');
/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
/** @param {string} file @param {object} content */
const writeJson = (file, content) => writeFileSync(path.join(outDir, file), `${JSON.stringify(content, null, 2)}\n`);

const project = readJson('package.json');
/** @type {Record<string, string>} The tested versions. React Router packages require each other in the same version. */
const versions = {
  ...project.devDependencies,
  ...project.dependencies,
  ...readJson('tests/starters/package.json').dependencies,
  // For 0.0, a caret accepts only one version.
  waymark: `${project.version.startsWith('0.') ? '~' : '^'}${project.version}`,
};

/** Replaces each `*` with a range that starts at the tested version. @param {Record<string, string>} dependencies */
const withVersions = (dependencies = {}) =>
  Object.fromEntries(
    Object.keys(dependencies).map((name) => {
      if (!versions[name]) throw new Error(`Add ${name} to tests/starters/package.json: no version of it is tested.`);
      return [name, versions[name].replace(/^\d/, '^$&')];
    }),
  );

rmSync(outDir, { recursive: true, force: true });
cpSync(path.join(root, 'packages/create-waymark'), outDir, { recursive: true });
cpSync(path.join(root, 'LICENSE'), path.join(outDir, 'LICENSE'));
mkdirSync(path.join(outDir, 'templates'));

const { license, version, repository, homepage, bugs } = project;
const manifest = readJson('packages/create-waymark/package.json');
const dependencies = withVersions(manifest.dependencies);
writeJson('package.json', { ...manifest, version, license, repository, homepage, bugs, dependencies });
for (const host of readdirSync(path.join(outDir, 'hosts'))) {
  for (const file of [`hosts/${host}/package.json`, `tailwind/${host}/package.json`]) {
    const hosted = readJson(`packages/create-waymark/${file}`);
    writeJson(file, {
      ...hosted,
      dependencies: withVersions(hosted.dependencies),
      devDependencies: withVersions(hosted.devDependencies),
    });
  }
}
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    lib: { entry: 'src/components/tokens/create-theme.ts', formats: ['es'], fileName: () => 'create-theme.js' },
  },
});

// Every project contains the error page for an unknown path.
const starters = templates
  .filter(({ name }) => name !== 'error')
  .map((template) => {
    const hasShell = template.name !== 'authentication';
    const parts = hasShell ? ['shell', 'other-page'] : ['providers', 'error'];
    return { ...template, hasShell, files: filesOf([template.name, ...parts]) };
  });
writeJson('templates/templates.json', starters);
/** Strings from the design, and their replacements in a new project. */
const texts = {
  Waymark: '__brand__',
  'John Doe': 'Your Name',
  'All Notification': 'Notifications',
  'Good Morning,': 'Signed in as',
  'Project Admin': 'Administrator',
  'Get Extra Space': 'Storage',
  'v4.0.0': 'v0.0.0',
};
for (const file of new Set(starters.flatMap(({ files }) => files))) {
  const code = readFileSync(path.join(templatesFolder, file), 'utf8');
  const neutral = Object.entries(texts).reduce((text, [from, to]) => text.replaceAll(from, to), code);
  writeFileSync(path.join(outDir, 'templates', file), neutral);
}
console.log(`Built create-waymark: ${starters.length} templates in dist/create-waymark`);
