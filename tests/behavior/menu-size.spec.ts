import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { metrics } from '../helpers/metrics';
import { openStory } from './support/stories';

const story = 'navigation-navmenu--any-number';

interface Times {
  /** CPU time in ms until all entries are visible. */
  render: number;
  /** CPU time in ms until the group with half of the entries is open. */
  open: number;
}

/** Runs an action, and resolves when the page contains the given number of entries and is laid out. */
function change(page: Page, what: { count: number } | 'press', expected: number): Promise<void> {
  return page.evaluate(
    async ([storyId, step, entries]) => {
      const storybook = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, argument: unknown) => void };
      };
      if (step === 'press') document.querySelector<HTMLElement>('[data-slot="nav-menu-trigger"]')?.click();
      else storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', { storyId, updatedArgs: step });
      while (document.querySelectorAll('[data-slot="nav-menu-item"]').length !== entries) {
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
      document.body.getBoundingClientRect();
    },
    [story, what, expected] as const,
  );
}

/** Replaces a small menu with one of the given number of entries, and opens its group. */
async function measure(page: Page, session: CDPSession, count: number): Promise<Times> {
  const half = Math.ceil(count / 2);
  const timeOf = async (work: () => Promise<void>): Promise<number> => {
    const worked = async (): Promise<number> => (await metrics(session))('TaskDuration') * 1000;
    const before = await worked();
    await work();
    return (await worked()) - before;
  };
  await change(page, { count: 2 }, 1);
  const render = await timeOf(() => change(page, { count }, count - half));
  const open = await timeOf(() => change(page, 'press', count));
  await change(page, 'press', count - half);
  return { render, open };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Between a factor of 10 for work per entry and 100 for work per pair of entries. Caches and memory add to the 10. */
const maxRatio = 30;

test('the time to render and open a menu grows linearly with the number of its entries', async ({ page }, testInfo) => {
  await openStory(page, story);
  // The play function opens the group, but the test starts with a closed group.
  await expect(page.locator('[data-slot="nav-menu-item"]')).toHaveCount(40);
  await page.locator('[data-slot="nav-menu-trigger"]').click();
  const session = await page.context().newCDPSession(page);
  // CPU time of this page only, because the elapsed time depends on the load of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await measure(page, session, 1000);
  const small: Times[] = [];
  for (let run = 0; run < 3; run += 1) small.push(await measure(page, session, 1000));
  const large = [await measure(page, session, 10_000)];
  for (const what of ['render', 'open'] as const) {
    const [one, ten] = [small, large].map((runs) => median(runs.map((times) => times[what]))) as [number, number];
    const figure = `${what}: 1,000 entries in ${one.toFixed(0)} ms, 10,000 in ${ten.toFixed(0)} ms, ${(ten / one).toFixed(1)} times`;
    console.log(figure);
    testInfo.annotations.push({ type: 'time', description: figure });
    expect(ten / one, figure).toBeLessThanOrEqual(maxRatio);
  }
});
