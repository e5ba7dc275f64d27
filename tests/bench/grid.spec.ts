import process from 'node:process';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { metrics } from '../helpers/metrics';
import { quantile } from './report';

/** How far a frame scrolls, in px: two rows and more, so that each frame renders new ones. */
const stepPx = 120;
const frames = 200;

interface Figures {
  /** The 95th percentile of the time between frames while scrolling, in ms. */
  frame: number;
  /** The used heap after a garbage collection, in MB. */
  heap: number;
  /** The CPU time of a frame while scrolling, in ms, not throttled. */
  work: number;
  /** The CPU time from the data to the first rows, in ms. */
  firstRows: number;
}

/**
 * Clicks in the page, and resolves to the CPU time of the page in ms until the selector matches and the layout is known. The
 * elapsed time depends on the load of the machine.
 */
async function timeOf(page: Page, session: CDPSession, click: string, selector: string): Promise<number> {
  const worked = async (): Promise<number> => (await metrics(session))('TaskDuration') * 1000;
  const before = await worked();
  await page.evaluate(
    async ([target, expected]) => {
      document.querySelector<HTMLElement>(target)?.click();
      while (!document.querySelector(expected)) await new Promise((resolve) => setTimeout(resolve));
      document.body.getBoundingClientRect();
    },
    [click, selector] as const,
  );
  return (await worked()) - before;
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** The times between frames while the rows scroll. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    async ([step, count]) => {
      const scroller = document.querySelector('[data-slot="data-grid-scroller"]');
      const times: number[] = [];
      let last = await new Promise<number>(requestAnimationFrame);
      for (let frame = 0; frame < count; frame += 1) {
        scroller?.scrollBy(0, step);
        const now = await new Promise<number>(requestAnimationFrame);
        times.push(now - last);
        last = now;
      }
      return times;
    },
    [stepPx, frames] as const,
  );
}

async function measure(page: Page, session: CDPSession, kind: 'grid' | 'list'): Promise<Figures> {
  await page.goto(`http://localhost:${process.env.WAYMARK_GRID_PORT}/?${kind}`);
  await page.getByRole('button', { name: 'Load' }).waitFor();
  const firstRows = await timeOf(page, session, 'button', '[data-slot="data-grid-row"]');
  await scroll(page);
  const before = (await metrics(session))('TaskDuration');
  await scroll(page);
  const work = (((await metrics(session))('TaskDuration') - before) * 1000) / frames;
  const heap = await usedHeap(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frame = quantile(await scroll(page), 0.95);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { frame, heap, work, firstRows };
}

test('compares a grid of 100,000 rows with a plain virtual list', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  // CPU time of the thread, which does not depend on the load of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  // The first page compiles code that the second finds in the cache, so each kind is measured twice.
  await measure(page, session, 'list');
  await measure(page, session, 'grid');
  const list = await measure(page, session, 'list');
  const grid = await measure(page, session, 'grid');
  const sort = await timeOf(
    page,
    session,
    '[data-column="value"] button',
    '[data-column="value"][aria-sort="ascending"]',
  );
  const sortText = await timeOf(
    page,
    session,
    '[data-column="label"] button',
    '[data-column="label"][aria-sort="ascending"]',
  );
  console.log(`| figure | grid | list | goal |
| --- | ---: | ---: | ---: |
| p95 between frames while scrolling, throttled, ms | ${grid.frame.toFixed(1)} | ${list.frame.toFixed(1)} | ratio 1.25 |
| CPU time of a frame while scrolling, ms | ${grid.work.toFixed(2)} | ${list.work.toFixed(2)} | |
| heap, MB | ${grid.heap.toFixed(1)} | ${list.heap.toFixed(1)} | 40 more |
| CPU time from the data to the first rows, ms | ${grid.firstRows.toFixed(0)} | ${list.firstRows.toFixed(0)} | 100 |
| CPU time of sorting by a number, ms | ${sort.toFixed(0)} | | 150 |
| CPU time of sorting by a text, ms | ${sortText.toFixed(0)} | | 150 |`);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
});
