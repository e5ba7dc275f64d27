// @ts-check
import path from 'node:path';

/** The kit's groups from the ground up; a group imports what stands below it or beside it, never what is above. */
const ranks = new Map([
  ['tokens', 0],
  ['lib', 1],
  ['providers', 2],
  ['content', 3],
  ['controls', 3],
  ['layers', 4],
  ['navigation', 5],
]);
/** Groups whose folders are families, each with an `index` as its face. */
const withFamilies = new Set(['providers', 'content', 'controls', 'layers', 'navigation']);

const root = path.resolve(import.meta.dirname, '../..');

/**
 * @typedef {{ area: 'kit', group: string, family: string | undefined, rest: string }
 *   | { area: 'app', folder: string, page: string | undefined }
 *   | { area: 'stories' | 'tests' | 'other', folder: string }} Place
 */

/**
 * Where a file belongs, by its path from the project's root.
 * @param {string} relative
 * @returns {Place}
 */
export function placeOf(relative) {
  const [top = '', second = '', third = '', fourth = '', ...rest] = relative.split('/');
  if (top === 'src' && second === 'components') {
    const family = withFamilies.has(third) ? fourth : undefined;
    return { area: 'kit', group: third, family, rest: rest.join('/') };
  }
  if (top === 'src' && second === 'app') {
    return { area: 'app', folder: third, page: third === 'pages' ? fourth : undefined };
  }
  if (top === 'stories' || top === 'tests') return { area: top, folder: second };
  return { area: 'other', folder: top };
}

/**
 * What is wrong with an import, or `null`.
 * @param {string} from the importing file, from the project's root, with `/`
 * @param {string} source what it imports, as it is written
 * @returns {string | null}
 */
export function layerProblem(from, source) {
  const here = placeOf(from);
  const isRelative = source.startsWith('.');
  const target = isRelative ? path.posix.join(path.posix.dirname(from), source) : source;
  if (!isRelative) return packageProblem(here, source);
  if (target.endsWith('.css')) return null;
  const there = placeOf(target.replace(/\.(ts|tsx)$/, ''));

  if (here.area === 'kit') {
    if (there.area !== 'kit') return 'The kit imports nothing from outside of src/components.';
    return kitProblem(here, there);
  }
  if (there.area === 'kit') {
    // A unit test may reach into the family that it tests.
    if (here.area === 'tests' && (here.folder === 'unit' || there.group === 'lib' || there.group === 'tokens'))
      return null;
    if (here.area === 'other') return null;
    return "Import the kit through its public face: 'waymark'.";
  }
  if (here.area === 'app' && there.area === 'app' && here.page !== there.page && there.page) {
    if (here.folder === 'pages') return 'Pages never import each other; put what they share beside them.';
    if (here.folder === 'auth' || here.folder === 'menu') return `src/app/${here.folder} does not know the pages.`;
  }
  return null;
}

/**
 * @param {Place} here
 * @param {string} source
 */
function packageProblem(here, source) {
  const isFirebase = /^(firebase|@firebase)(\/|$)/.test(source);
  if (here.area === 'kit') {
    if (isFirebase || /^react-router(\/|$)/.test(source)) return 'The kit knows neither a router nor Firebase.';
    if (/^waymark(\/|$)/.test(source)) return 'Inside the kit import the family itself, not the public face.';
  }
  if (here.area === 'app' && here.folder !== 'auth' && isFirebase) {
    return 'Only src/app/auth imports Firebase; everything else uses its AuthService.';
  }
  return null;
}

/**
 * @param {Extract<Place, { area: 'kit' }>} here
 * @param {Extract<Place, { area: 'kit' }>} there
 */
function kitProblem(here, there) {
  const hereRank = ranks.get(here.group) ?? Number.POSITIVE_INFINITY;
  const thereRank = ranks.get(there.group);
  if (thereRank === undefined) return 'Import the family itself, not the public face.';
  if (thereRank > hereRank) return `${here.group} stands below ${there.group} and must not import it.`;
  const isSameFamily = here.group === there.group && here.family === there.family;
  if (!isSameFamily && withFamilies.has(there.group) && there.rest !== '' && there.rest !== 'index') {
    return 'Import another family only through its index.';
  }
  return null;
}

/** Reports imports against the layers that docs/architecture.md describes. */
export const layers = {
  meta: { type: 'problem' },
  /** @param {any} context */
  create(context) {
    const from = path.relative(root, context.filename).split(path.sep).join('/');
    /** @param {any} node */
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const message = layerProblem(from, source);
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
