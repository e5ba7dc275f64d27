import type { Page } from '@playwright/test';

// A property of the page, because Jest loads this module twice: for the environment, which opens the page, and for the
// tests.
const key = Symbol.for('waymark.consoleMessages');

const ignored = [
  // Storybook wraps every event of a play function in React's `act`. An effect that moves focus causes events inside
  // that scope, such as the `change` that user-event dispatches on the blurred field, and React ends the outer scope
  // with the inner one: later effects of the same commit run outside `act`. No component of the kit suspends.
  'A component suspended inside an `act` scope',
  'An update to %s inside a test was not wrapped in act(...)',
];

type WatchedPage = Page & { [key]?: string[] };

/** Collects console warnings and errors, and uncaught exceptions. */
export function watchConsole(page: WatchedPage): void {
  const messages: string[] = [];
  page[key] = messages;
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (!isProblem || ignored.some((text) => message.text().startsWith(text))) return;
    const { url } = message.location();
    messages.push(`console ${message.type()}: ${message.text()}${url && ` (${url})`}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.stack ?? error.message}`));
}

/** Returns the messages since the last call, without duplicates. */
export function takeConsoleMessages(page: WatchedPage): string[] {
  return [...new Set(page[key]?.splice(0))];
}
