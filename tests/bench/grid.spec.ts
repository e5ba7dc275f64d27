import process from 'node:process';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { metrics } from '../helpers/metrics';
import { quantile } from './report';

/** How far each frame scrolls, in px: more than five rows. */
const stepPx = 300;
const frames = 100;

interface Figures {
  /** The 95th percentile of the time between frames while scrolling, in ms. */
  frame: number;
  /** The heap used after a garbage collection, in MB. */
  heap: number;
  /** The CPU time of a frame while scrolling, in ms, not throttled. */
  work: number;
  /** The CPU time from the data to the first rows, in ms. */
  firstRows: number;
  /** The CPU time from the data to a page of 100 and of 1,000 rows, in ms. */
  page100: number;
  page1000: number;
}

const row = '[data-slot="data-grid-row"]';

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

/** Fills in a column's filter form by keyboard. */
async function fillFilter(page: Page): Promise<void> {
  await page.getByRole('columnheader', { name: 'Label' }).hover();
  await page.getByRole('button', { name: 'Filter Label' }).click();
  await page.getByRole('textbox', { name: 'Value' }).pressSequentially('sensor 25', { delay: 60 });
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

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`http://localhost:${process.env.WAYMARK_GRID_PORT}/?${query}`);
  await page.getByRole('button', { name: 'Load' }).waitFor();
}

async function measure(page: Page, session: CDPSession, query: string): Promise<Figures> {
  await open(page, `${query}&page=1000`);
  const page1000 = await timeOf(page, session, 'button', row);
  await open(page, `${query}&page=100`);
  const page100 = await timeOf(page, session, 'button', row);
  await open(page, query);
  const firstRows = await timeOf(page, session, 'button', row);
  await scroll(page);
  const before = (await metrics(session))('TaskDuration');
  await scroll(page);
  const work = (((await metrics(session))('TaskDuration') - before) * 1000) / frames;
  const heap = await usedHeap(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frame = quantile(await scroll(page), 0.95);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { frame, heap, work, firstRows, page100, page1000 };
}

/** Measures both kinds of rows in turn and returns the medians of three runs. A preceding run compiles the code. */
async function compare(page: Page, session: CDPSession, query: string): Promise<Record<'bare' | 'grid', Figures>> {
  const runs = { bare: [] as Figures[], grid: [] as Figures[] };
  for (let run = 0; run < 4; run += 1) {
    for (const kind of ['bare', 'grid'] as const) {
      const figures = await measure(page, session, kind + query);
      if (run > 0) runs[kind].push(figures);
    }
  }
  const medians = (all: readonly Figures[]): Figures => {
    const median = (name: keyof Figures): number =>
      quantile(
        all.map((figures) => figures[name]),
        0.5,
      );
    return {
      frame: median('frame'),
      heap: median('heap'),
      work: median('work'),
      firstRows: median('firstRows'),
      page100: median('page100'),
      page1000: median('page1000'),
    };
  };
  return { bare: medians(runs.bare), grid: medians(runs.grid) };
}

test('compares the first filter with rendering the same number of rows', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times = { filter: [] as number[], other: [] as number[], form: [] as number[] };
  for (let run = 0; run < 8; run += 1) {
    for (const kind of ['filter', 'other', 'form'] as const) {
      await open(page, 'filter');
      await timeOf(page, session, 'button', row);
      if (kind === 'form') await fillFilter(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const button = kind === 'form' ? 'form button[type="submit"]' : `#${kind}`;
      times[kind].push(await timeOf(page, session, button, '[aria-rowcount="2201"]'));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  }
  const median = (kind: keyof typeof times): string => quantile(times[kind], 0.5).toFixed(1);
  console.log(`| CPU time of the first filter of 100,000 rows, 4 times slower, ms | by its form | of as many other rows | goal |
| ---: | ---: | ---: | ---: |
| ${median('filter')} | ${median('form')} | ${median('other')} | 100 |`);
});

for (const [rows, query] of [
  ['with texts', ''],
  ['with a checkbox and a menu', '&controls'],
] as const) {
  test(`compares a grid of rows ${rows} with plain TanStack Table rows`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    // CPU time of the thread, which does not depend on the load of the machine.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const { bare, grid } = await compare(page, session, query);
    const sortBy = (column: string): Promise<number> =>
      timeOf(page, session, `[data-column="${column}"] button`, `[data-column="${column}"][aria-sort="ascending"]`);
    const sort = await sortBy('value');
    const sortText = await sortBy('label');
    const line = (title: string, name: keyof Figures, goal: string): string =>
      `| ${title} | ${grid[name].toFixed(1)} | ${bare[name].toFixed(1)} | ${(grid[name] / bare[name]).toFixed(2)} | ${goal} |`;
    console.log(`| rows ${rows} | grid | bare | ratio | goal |
| --- | ---: | ---: | ---: | ---: |
${line('CPU time of a frame while scrolling, ms', 'work', 'ratio 1.5')}
${line('p95 between frames while scrolling, throttled, ms', 'frame', '16.7')}
${line('CPU time from the data to the first rows, ms', 'firstRows', '100')}
${line('CPU time from the data to a page of 100 rows, ms', 'page100', 'ratio 2')}
${line('CPU time from the data to a page of 1,000 rows, ms', 'page1000', 'ratio 2')}
${line('heap, MB', 'heap', '40 more')}
| CPU time of sorting by a number, ms | ${sort.toFixed(0)} | | | 150 |
| CPU time of sorting by a text, ms | ${sortText.toFixed(0)} | | | 150 |`);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
  });
}
