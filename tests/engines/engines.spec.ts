import { readdirSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import { createUser, deleteUser } from '../e2e/support/emulator';
import { type EnginePage, engines } from './engines';

const storiesOf = (folder: string, ...families: string[]): string[] =>
  (families.length > 0 ? families.map((family) => `${family}.stories.tsx`) : readdirSync(`stories/${folder}`))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `./stories/${folder}/${file}`);

/** The families whose focus, forms or layers depend on the engine. The others are built from them. */
const files = [
  ...storiesOf('layers'),
  ...storiesOf('navigation', 'drawer', 'flyout'),
  ...storiesOf('controls', 'checkbox', 'combobox', 'field', 'input', 'number-field', 'password-field'),
  ...storiesOf('controls', 'radio-group', 'search-field', 'segmented-control', 'select', 'slider', 'switch'),
  ...storiesOf('controls', 'text-field', 'textarea', 'toolbar'),
  ...storiesOf('data', 'data-grid.keyboard'),
  // One story, for `light-dark()`.
  ...storiesOf('providers', 'contrast'),
];

interface StoryIndex {
  entries: Record<string, { type: string; importPath: string; tags: string[] }>;
}

type Listener = (payload: { storyId?: string; message?: string }) => void;

interface Channel {
  on: (event: string, listener: Listener) => void;
  off: (event: string, listener: Listener) => void;
  emit: (event: string, payload: unknown) => void;
}

/** Runs in the page: shows a story, runs its play function, and returns the errors. */
async function playStory(id: string): Promise<string[]> {
  const scope = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: { ready: () => Promise<void> };
  };
  // WebKit reports a page as loaded before its modules have run.
  while (!scope.__STORYBOOK_PREVIEW__) await new Promise(requestAnimationFrame);
  await scope.__STORYBOOK_PREVIEW__.ready();
  const channel = scope.__STORYBOOK_ADDONS_CHANNEL__;
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  const failures = ['playFunctionThrewException', 'storyThrewException', 'unhandledErrorsWhilePlaying'];
  const errors: string[] = [];
  const listeners: [string, Listener][] = [];
  await new Promise<void>((resolve) => {
    for (const event of failures) {
      listeners.push([event, ({ message = '' }) => errors.push(`${event} ${message.slice(0, 1000)}`)]);
    }
    listeners.push(['storyFinished', ({ storyId }) => storyId === id && resolve()]);
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  for (const [event, listener] of listeners) channel.off(event, listener);
  return errors;
}

for (const { name, isInstalled, open } of engines) {
  if (!isInstalled) {
    test.skip(`${name} is not installed: "npm run setup -- --engines" installs it on Debian`, () => undefined);
    continue;
  }
  test.describe(name, () => {
    // Only one browser at a time, because WebKitGTK needs the focus of its display.
    test.describe.configure({ mode: 'default' });

    let page: EnginePage;
    let index: StoryIndex;
    test.beforeAll(async ({ baseURL }) => {
      index = (await (await fetch(`${baseURL}/index.json`)).json()) as StoryIndex;
      page = await open();
      await page.goto(`${baseURL}/iframe.html`);
    });
    test.afterAll(() => page?.close());

    for (const file of files) {
      test(`plays ${file.slice('./stories/'.length)}`, async () => {
        const ids = Object.entries(index.entries)
          .filter(
            ([, { type, importPath, tags }]) => type === 'story' && importPath === file && !tags.includes('visual'),
          )
          .map(([id]) => id);
        expect(ids).not.toEqual([]);
        const failures: Record<string, string[]> = {};
        for (const id of ids) {
          const errors = await page.evaluate(playStory, id);
          if (errors.length > 0) failures[id] = errors;
        }
        expect(failures).toEqual({});
      });
    }

    // This test is last, because it leaves the story page.
    test('the user can sign in, open a popup, and sign out', async () => {
      const user = await createUser();
      try {
        // A page without data, so that no API needs to run.
        await page.goto(`http://localhost:${process.env.WAYMARK_APP_PORT}/account`);
        await page.type('input[autocomplete="username"]', user.email);
        await page.type('input[autocomplete="current-password"]', user.password);
        await page.click('main button[type="submit"]');

        await page.click('header [data-slot="profile-menu-trigger"]');
        // The popup opens before its content is rendered.
        expect(await page.text('[data-slot="profile-menu-content"] li:last-child button')).toContain('Logout');
        await page.click('[data-slot="profile-menu-content"] li:last-child button');
        await page.text('input[autocomplete="username"]');
      } finally {
        await deleteUser(user.localId);
      }
    });
  });
}
