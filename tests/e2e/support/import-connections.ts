import type { Page } from '@playwright/test';

/** Imports connections in API Setup from a file in the format that the page exports. */
export function importConnections(page: Page, ...connections: readonly object[]): Promise<void> {
  return page
    .getByLabel('File with connections')
    .setInputFiles({
      name: 'connections.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ format: 'waymark-connections', version: 1, connections })),
    });
}
