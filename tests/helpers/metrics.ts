import { type CDPSession, expect, type Page } from '@playwright/test';

/** Opens a protocol session that collects the metrics of a page. */
export async function openMetrics(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

/** Reads the current metrics by their protocol names. Times are in seconds. */
export async function metrics(session: CDPSession): Promise<(name: string) => number> {
  const { metrics: all } = await session.send('Performance.getMetrics');
  return (name) => all.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

/** Returns what a page holds at rest: waits until two readings agree, because transitions keep nodes for a while. */
export async function heldAtRest(session: CDPSession) {
  /** DOM nodes, event listeners, and bytes of the JavaScript heap. */
  let latest = { nodes: 0, listeners: 0, heap: 0 };
  const isAtRest = async (): Promise<boolean> => {
    const { nodes, listeners } = latest;
    // The first collection runs finalizers, which may still hold objects.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const value = await metrics(session);
    latest = { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
    return latest.nodes === nodes && latest.listeners === listeners;
  };
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true);
  return latest;
}
