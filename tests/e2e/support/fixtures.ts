import { expect, test as base, type ConsoleMessage, type WebError } from '@playwright/test';
import { createUser, deleteUser, type EmulatorUser } from './emulator';

interface Fixtures {
  /** An account of this test's own, removed after it. */
  user: EmulatorUser;
  /** Expects console messages and page errors that match; every other one fails the test. */
  allowConsole: (...patterns: RegExp[]) => void;
}

/** Playwright's `test`, with an account per test, and a guard that fails it on any console error or warning. */
export const test = base.extend<Fixtures>({
  user: async ({ context }, use) => {
    const user = await createUser();
    await use(user);
    // One that is just asking whether its session holds would hear that it does not, which the browser calls an error.
    await Promise.all(context.pages().map((page) => page.close()));
    await deleteUser(user.localId);
  },

  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const heard: string[] = [];
      // Of the context: popups and second tabs count as well.
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
