import { type CDPSession, expect, type Page } from '@playwright/test';

/** Begins to count what a page's thread does. */
export async function openMetrics(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

/** The figures of this moment, by the names of the browser's protocol; times are in seconds. */
export async function metrics(session: CDPSession): Promise<(name: string) => number> {
  const { metrics: all } = await session.send('Performance.getMetrics');
  return (name) => all.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

export interface Held {
  /** DOM nodes. */
  nodes: number;
  /** Event listeners. */
  listeners: number;
  /** JavaScript's memory, in bytes. */
  heap: number;
}

async function held(session: CDPSession): Promise<Held> {
  // Twice, because the first time finalizers may still hold something.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const value = await metrics(session);
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
}

/** What a page holds once nothing comes or goes any more: the last step may still be on its way in, the one before on its way out. */
export async function heldAtRest(session: CDPSession): Promise<Held> {
  // Nothing yet, so that it takes two looks, with the interval between them.
  let latest: Held = { nodes: 0, listeners: 0, heap: 0 };
  await expect
    .poll(
      async () => {
        const { nodes, listeners } = latest;
        latest = await held(session);
        return latest.nodes === nodes && latest.listeners === listeners;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return latest;
}
