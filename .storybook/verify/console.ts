import type { Page } from '@playwright/test';

// Kept on the page: jest's environment, which opens it, and its sandbox, which visits stories, load this module apart.
const key = Symbol.for('waymark.complaints');

/**
 * What React says of its own test scope, which Storybook puts around every event that a play function makes: work was
 * left in it, here by an effect that moves the focus while the scope is being emptied. Nothing in the kit suspends.
 */
const ofTheTestScope = 'A component suspended inside an `act` scope';

type Watched = Page & { [key]?: string[] };

/** Collects what a story must not say: warnings and errors of the console, and exceptions nobody caught. */
export function watchConsole(page: Watched): void {
  const complaints: string[] = [];
  page[key] = complaints;
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      if (message.text().startsWith(ofTheTestScope)) return;
      const { url } = message.location();
      complaints.push(`console ${message.type()}: ${message.text()}${url && ` (${url})`}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
}

/** Returns what was collected since the last call, the same only once. */
export function takeComplaints(page: Watched): string[] {
  if (!page[key]) throw new Error('The console of this page is not watched.');
  return [...new Set(page[key].splice(0))];
}
