import type { Page } from '@playwright/test';

let complaints: string[] = [];

/** Collects what a story must not say: warnings and errors of the console, and exceptions nobody caught. */
export function watchConsole(page: Page): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
}

/** Returns what was collected since the last call. */
export function takeComplaints(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}
