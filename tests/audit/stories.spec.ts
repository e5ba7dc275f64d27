import { readdirSync } from 'node:fs';
import { test } from '@playwright/test';
import { openStory } from '../behavior/support/stories';
import { expectNoFindings } from './support';

interface StoryIndex {
  entries: Record<string, { id: string; type: string; importPath: string; tags: string[] }>;
}

const files = readdirSync('stories', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

for (const file of files) {
  test(file, async ({ page }) => {
    const isPage = file.startsWith('templates');
    const response = await page.request.get('/index.json');
    const { entries } = (await response.json()) as StoryIndex;
    const own = Object.values(entries).filter(
      ({ type, importPath }) => type === 'story' && importPath === `./stories/${file}`,
    );
    // A sheet shows every state of its family.
    const sheets = own.filter(({ tags }) => tags.includes('visual'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { id } of isPage || sheets.length === 0 ? own : sheets) {
      await openStory(page, id);
      await expectNoFindings(page, id, isPage ? 'page' : 'component');
    }
  });
}
