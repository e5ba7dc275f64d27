import type { Page } from '@playwright/test';

const ignored = [
  // Storybook wraps every event of a play function in React's `act`. An effect that moves focus causes events inside
  // that scope, such as the `change` that user-event dispatches on the blurred field, and React ends the outer scope
  // with the inner one: later effects of the same commit run outside `act`. No component of the kit suspends.
  'A component suspended inside an `act` scope',
  'An update to %s inside a test was not wrapped in act(...)',
];

/** Returns the console warnings and errors, and the uncaught exceptions, without duplicates. */
export async function consoleProblems(page: Page): Promise<Set<string>> {
  const [messages, errors] = await Promise.all([page.consoleMessages(), page.pageErrors()]);
  const problems = messages
    .filter((message) => /^(?:error|warning)$/.test(message.type()))
    .filter((message) => !ignored.some((text) => message.text().startsWith(text)))
    .map((message) => {
      const { url } = message.location();
      return `console ${message.type()}: ${message.text()}${url && ` (${url})`}`;
    });
  return new Set([...problems, ...errors.map((error) => `uncaught: ${error.stack ?? error.message}`)]);
}
