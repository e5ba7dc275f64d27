// `npm run hosting`: writes firebase.deploy.json, which deploys the built app and its documentation to two Firebase
// Hosting sites.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Completes the rules of firebase.json. A header rule applies to every response whose URL matches, even to a 404, which
 * browsers would then cache for a year, so only existing files may be cached. The documentation is on a separate
 * origin, to which the app's site redirects.
 *
 * @param {readonly [app: string, docs: string]} assets The folders with the hashed files
 * @param {string} documentation The URL of the other site, without a trailing slash
 */
export function createHosting(assets, documentation) {
  const {
    hosting: [app, docs],
  } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));
  const kept = assets.map((folder) => ({
    source: `/assets/@(${readdirSync(folder).join('|')})`,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  }));
  const redirect = { regex: '^/docs(/.*)?$', destination: `${documentation}/`, type: 302 };
  return [
    { ...app, redirects: [redirect], headers: [...app.headers, kept[0]] },
    { ...docs, headers: [...docs.headers, kept[1]] },
  ];
}

if (process.argv[1] === import.meta.filename) {
  const { HOSTING_SITE, HOSTING_DOCS_SITE } = process.env;
  if (!HOSTING_SITE || !HOSTING_DOCS_SITE || HOSTING_SITE === HOSTING_DOCS_SITE) {
    console.error('Set HOSTING_SITE and HOSTING_DOCS_SITE to the ids of two sites of Firebase Hosting.');
    process.exit(1);
  }
  const assets = /** @type {const} */ ([
    path.join(root, 'dist/app/assets'),
    path.join(root, 'dist/documentation/assets'),
  ]);
  const [app, docs] = createHosting(assets, `https://${HOSTING_DOCS_SITE}.web.app`);
  const hosting = [
    { site: HOSTING_SITE, ...app },
    { site: HOSTING_DOCS_SITE, ...docs },
  ];
  writeFileSync(path.join(root, 'firebase.deploy.json'), `${JSON.stringify({ hosting }, null, 2)}\n`);
}
