import type { Page } from '@playwright/test';

// Storybook wraps every event of a play function in React's `act`. An effect that moves the focus causes events inside of
// that scope, such as the `change` that user-event dispatches on the blurred field, and React ends the outer scope with
// the inner one: later effects of the same commit run outside of `act`. No component of the kit suspends.
const ignored = [
  'A component suspended inside an `act` scope',
  'An update to %s inside a test was not wrapped in act(...)',
];

/**
 * Collects console warnings and errors, and uncaught exceptions. Returns a function that takes the messages since its last
 * call, without duplicates.
 */
export function watchConsole(page: Page): () => string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (!isProblem || ignored.some((text) => message.text().startsWith(text))) return;
    const { url } = message.location();
    messages.push(`console ${message.type()}: ${message.text()}${url && ` (${url})`}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.stack ?? error.message}`));
  return () => [...new Set(messages.splice(0))];
}
