import type { BrowserContext } from '@playwright/test';

/**
 * Changes the environment variables in the build that the pages receive, which contains them as text. A separate build
 * would take as long as several tests.
 */
export async function setEnvironment(
  context: BrowserContext,
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = Object.entries(variables).reduce(
      (text, [name, value]) =>
        text.replace(new RegExp(`\\b${name}:(["'\`]).*?\\1`), `${name}:${JSON.stringify(value)}`),
      await response.text(),
    );
    await route.fulfill({ response, body });
  });
}
