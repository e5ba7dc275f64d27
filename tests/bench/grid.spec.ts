import process from 'node:process';
import { type CDPSession, type Page, test } from '@playwright/test';
import { metrics } from '../helpers/metrics';
import { quantile } from './report';

const row = '[data-slot="data-grid-row"]';
const runs = 8;

/**
 * Clicks in the page, and resolves to the page's processor time in ms until the selector matches and the layout is known.
 * Unlike elapsed time, it does not depend on the load of the machine.
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

/** Fills in the form of a column's filter by keyboard. */
async function fillFilter(page: Page): Promise<void> {
  await page.getByRole('columnheader', { name: 'Label' }).hover();
  await page.getByRole('button', { name: 'Filter Label' }).click();
  await page.getByRole('textbox', { name: 'Value' }).pressSequentially('sensor 25', { delay: 60 });
}

test('compares the first filter of 100,000 rows with rendering as many other rows', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times = { filter: [] as number[], form: [] as number[], other: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    for (const kind of ['filter', 'form', 'other'] as const) {
      await page.goto(`http://localhost:${process.env.WAYMARK_GRID_PORT}/`);
      await timeOf(page, session, '#load', row);
      if (kind === 'form') await fillFilter(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const button = kind === 'form' ? 'form button[type="submit"]' : `#${kind}`;
      times[kind].push(await timeOf(page, session, button, '[aria-rowcount="2201"]'));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  }
  const median = (kind: keyof typeof times): string => quantile(times[kind], 0.5).toFixed(1);
  console.log(`| Processor time at 4 times slower, ms: first filter | in its form | as many other rows |
| ---: | ---: | ---: |
| ${median('filter')} | ${median('form')} | ${median('other')} |`);
});
