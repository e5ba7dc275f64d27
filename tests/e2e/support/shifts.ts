import { expect, type Page } from '@playwright/test';

interface Shift {
  value: number;
  what: string;
}

/**
 * Records the layout shifts of each page that follows no input. Returns a function that expects at most this sum of the
 * shifts on the current page.
 */
export async function recordShifts(page: Page): Promise<(max: number, name: string) => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.localName} ${node.className}` : String(node?.textContent),
        );
        shifts.push({ value: entry.value, what: what.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (max, name) => {
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: Shift[] }).shifts;
    });
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(max);
  };
}
