import { expect, type Page, test } from '@playwright/test';
import { openStory } from './support/stories';

const story = 'navigation-navmenu-features--any-number';

interface Times {
  /** Until all entries of the page show, in ms. */
  render: number;
  /** Until the group that holds half of them is open, in ms. */
  open: number;
}

/** Puts a menu of so many entries in the place of a small one, and opens its group. */
function measure(page: Page, count: number): Promise<Times> {
  return page.evaluate(
    async ([storyId, entries]) => {
      const storybook = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, argument: unknown) => void };
      };
      const half = Math.ceil(entries / 2);
      const items = (): number => document.querySelectorAll('[data-slot="nav-menu-item"]').length;
      /** Until the page has that many entries, and has been laid out with them. */
      const until = async (number: number): Promise<number> => {
        const start = performance.now();
        while (items() !== number) await new Promise((resolve) => setTimeout(resolve, 4));
        document.body.getBoundingClientRect();
        return performance.now() - start;
      };
      const show = (number: number): void =>
        storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', { storyId, updatedArgs: { count: number } });
      show(2);
      await until(1);
      show(entries);
      const render = await until(entries - half);
      document.querySelector<HTMLElement>('[data-slot="nav-menu-trigger"]')?.click();
      const open = await until(entries);
      document.querySelector<HTMLElement>('[data-slot="nav-menu-trigger"]')?.click();
      await until(entries - half);
      return { render, open };
    },
    [story, count] as const,
  );
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

test('a menu of 10,000 entries renders and opens in about ten times the time of one of 1,000', async ({ page }, testInfo) => {
  await openStory(page, story);
  // Its play function opens the group; here it begins closed.
  await expect(page.locator('[data-slot="nav-menu-item"]')).toHaveCount(40);
  await page.locator('[data-slot="nav-menu-trigger"]').click();
  await measure(page, 1000);
  const small: Times[] = [];
  for (let run = 0; run < 3; run += 1) small.push(await measure(page, 1000));
  const large: Times[] = [];
  for (let run = 0; run < 3; run += 1) large.push(await measure(page, 10_000));
  for (const what of ['render', 'open'] as const) {
    const [one, ten] = [small, large].map((runs) => median(runs.map((times) => times[what]))) as [number, number];
    const figure = `${what}: 1,000 entries in ${one.toFixed(0)} ms, 10,000 in ${ten.toFixed(0)} ms, ${(ten / one).toFixed(1)} times`;
    console.log(figure);
    testInfo.annotations.push({ type: 'time', description: figure });
    expect(ten / one, figure).toBeLessThanOrEqual(20);
  }
});
