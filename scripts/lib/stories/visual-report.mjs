// @ts-check
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFolder } from '../paths.mjs';
import { storybookUrl, visualReportDir } from './results.mjs';

/**
 * Writes the page that shows expected, actual and difference side by side.
 *
 * @param {readonly import('./results.mjs').StoryResult[]} results
 * @returns {string | undefined} the page, unless there is nothing to show
 */
export function writeVisualReport(results) {
  const failed = results.flatMap((story) => story.differences.map((difference) => ({ story, ...difference })));
  if (failed.length === 0) return undefined;
  const file = withFolder(join(visualReportDir, 'index.html'));
  writeFileSync(file, page(failed.map(section).join('\n'), failed.length));
  return file;
}

/** @param {{ story: import('./results.mjs').StoryResult, capture: string, reason: string }} failure */
function section({ story: { id, title, name }, capture, reason }) {
  const globals = [
    `theme:${capture.includes('dark') ? 'dark' : 'light'}`,
    `direction:${capture.includes('rtl') ? 'rtl' : 'ltr'}`,
    `contrast:${capture.startsWith('more-contrast') ? 'more' : 'normal'}`,
  ].join(';');
  const figures = ['expected', 'actual', 'diff']
    .map((kind) => ({ kind, image: `${id}/${capture}.${kind}.png` }))
    .filter(({ image }) => existsSync(join(visualReportDir, image)))
    .map(
      ({ kind, image }) =>
        `<figure><figcaption>${kind}</figcaption><a href="${image}"><img src="${image}" alt="${kind}"></a></figure>`,
    );
  return `<section>
<h2>${escape(`${title} / ${name}`)}, ${capture}</h2>
<p>The picture ${escape(reason.replaceAll('`', '"'))}. <a href="${storybookUrl}/?path=/story/${id}&globals=${globals}">Open the story</a></p>
<div>${figures.join('')}</div>
</section>`;
}

/** @param {string} sections @param {number} count */
const page = (sections, count) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${count} visual differences</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; }
div { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
figure { margin: 0; }
img { border: 1px solid; max-width: 100%; }
</style>
<h1>${count} visual differences</h1>
<p>Links to stories lead to the Storybook that <code>npm run storybook</code> starts. If what is shown is what is wanted, <code>npm run visual:update</code> takes it as the new baseline.</p>
${sections}
</html>
`;

/** @param {string} text */
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
