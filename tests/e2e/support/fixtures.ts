import { expect, test as base, type ConsoleMessage, type WebError } from '@playwright/test';
import { createUser, deleteUser, type EmulatorUser } from './emulator';

interface Fixtures {
  /** A new account for this test, deleted afterwards. */
  user: EmulatorUser;
  /** Expects console messages and page errors that match; all others fail the test. */
  allowConsole: (...patterns: RegExp[]) => void;
}

/** Playwright's `test`, with an account per test, and a guard that fails it on any console error or warning. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await use(context);
    // A page may still load files when its test ends. Their routes would then fail outside any test.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },

  user: async ({ context }, use) => {
    const user = await createUser();
    await use(user);
    // A page that checks its session would receive an error response, which the browser logs as an error.
    await Promise.all(context.pages().map((page) => page.close()));
    await deleteUser(user.localId);
  },

  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const heard: string[] = [];
      // Listen on the context, to include popups and other tabs.
      const onConsole = (message: ConsoleMessage) => {
        const type = message.type();
        if (type !== 'error' && type !== 'warning') return;
        const { url } = message.location();
        heard.push(`console.${type}: ${message.text()}${url ? ` (${url})` : ''}`);
      };
      const onError = (error: WebError) => {
        const thrown = error.error();
        heard.push(`page error: ${thrown.stack ?? thrown.message}`);
      };
      context.on('console', onConsole);
      context.on('weberror', onError);

      await use((...patterns) => {
        allowed.push(...patterns);
      });

      context.off('console', onConsole);
      context.off('weberror', onError);
      const unexpected = heard.filter(
        (line) => !allowed.some((pattern) => new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(line)),
      );
      expect(unexpected, 'console errors and warnings that the test does not allow').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
