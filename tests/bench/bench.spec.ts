import type { CDPSession, Page } from '@playwright/test';
import { signIn } from '../e2e/support/login-page';
import { expect, test } from '../e2e/support/fixtures';
import { metrics } from '../helpers/metrics';
import { installAgent, type Sample } from './page-agent';
import { type Figure, quantile, type Row, writeReport } from './report';

const repetitions = 20;
/** How long each click is measured, in ms: longer than any animation. */
const period = 700;

interface Click {
  /** A selector of the element to click. */
  target: string;
  /** A selector of the element that the user waits for. */
  shown: string;
}

interface Interaction {
  name: string;
  /** The samples are measured in turn; the last one returns to the initial state. */
  clicks: readonly Click[];
  /** Returns to the initial state, if the clicks do not. */
  back?: (page: Page) => Promise<void>;
}

const closePopup = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const drawer = '[data-slot="drawer"]';
const menu = '[data-slot="drawer-content"]';

const interactions: readonly Interaction[] = [
  {
    name: 'drawer toggle',
    clicks: [
      { target: 'header [data-slot="drawer-toggle"]', shown: `${drawer}[data-state="mini"]` },
      { target: 'header [data-slot="drawer-toggle"]', shown: `${drawer}[data-state="open"]` },
    ],
  },
  {
    name: 'profile popup',
    clicks: [{ target: 'header [data-slot="profile-menu-trigger"]', shown: '[data-slot="profile-menu-content"]' }],
    back: closePopup,
  },
  {
    name: 'notification popup',
    clicks: [{ target: 'header [data-slot="notification-trigger"]', shown: '[data-slot="notification-content"]' }],
    back: closePopup,
  },
  {
    name: 'navigation away',
    clicks: [{ target: `${menu} a[href="/sample-page"]`, shown: 'main h1.sr-only ~ * p' }],
    back: async (page) => {
      await page.locator(`${menu} a[href="/dashboard/default"]`).click();
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    },
  },
  {
    name: 'navigation back',
    clicks: [{ target: `${menu} a[href="/dashboard/default"]`, shown: 'main h1:not(.sr-only)' }],
    back: async (page) => {
      await page.locator(`${menu} a[href="/sample-page"]`).click();
      await page.getByRole('heading', { name: 'Sample Card' }).waitFor();
    },
  },
  {
    name: 'theme',
    clicks: [
      { target: 'header button[aria-label="Switch to dark mode"]', shown: 'html[data-theme="dark"]' },
      { target: 'header button[aria-label="Switch to light mode"]', shown: 'html[data-theme="light"]' },
    ],
  },
];

async function scriptTime(session: CDPSession): Promise<number> {
  return (await metrics(session))('ScriptDuration') * 1000;
}

/** Clicks and measures the result. */
async function measure(page: Page, session: CDPSession, { target, shown }: Click): Promise<Record<Figure, number>> {
  const box = await page.locator(target).first().boundingBox();
  if (!box) throw new Error(`Nothing matches ${target}.`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
  await page.mouse.move(at.x, at.y);
  await page.evaluate(([selector, time]) => window.bench.arm(selector, time), [shown, period] as const);
  await page.waitForTimeout(150);
  const before = await scriptTime(session);
  // Send both at once, so that the time between them is not measured.
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { type: 'mousePressed', buttons: 1, ...at }),
    session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }),
  ]);
  await page.waitForFunction(() => window.bench.run.done, null, { polling: 50 });
  const script = (await scriptTime(session)) - before;
  const { inp, next, shown: painted }: Sample = await page.evaluate(() => window.bench.run);
  const number = (value: number | null) => value ?? Number.NaN;
  return { inp: number(inp), next: number(next), shown: number(painted), script };
}

async function repeat(page: Page, session: CDPSession, { clicks, back }: Pick<Interaction, 'clicks' | 'back'>) {
  const samples: Record<Figure, number>[] = [];
  // The first two repetitions load and compile code.
  for (let index = -2; index < repetitions; index += 1) {
    const click = clicks[(index + 2) % clicks.length];
    if (!click) break;
    const sample = await measure(page, session, click);
    if (index >= 0) samples.push(sample);
    await back?.(page);
  }
  return samples;
}

async function slowSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // CPU time of the thread, which does not depend on the load of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

test('measures how long a user waits after a click', async ({ page, user, browser, context }) => {
  const rows: Row[] = [];
  const add = (interaction: string, samples: Record<Figure, number>[], shown: readonly Figure[]) => {
    for (const figure of shown) {
      const values = samples.map((sample) => sample[figure]).filter((value) => !Number.isNaN(value));
      rows.push({ interaction, figure, values });
      console.log(
        `${interaction}, ${figure}: ${Math.round(quantile(values, 0.5))}, p95 ${Math.round(quantile(values, 0.95))}, of ${values.length}`,
      );
    }
  };

  await context.addInitScript(installAgent);
  const blank = await context.newPage();
  await blank.route('**/blank', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><button>Nothing</button>',
    }),
  );
  await blank.goto('/blank');
  add(
    'blank page',
    await repeat(blank, await slowSession(blank), { clicks: [{ target: 'button', shown: 'button' }] }),
    ['inp', 'next', 'shown', 'script'],
  );
  await blank.close();

  await signIn(page, user);
  await page.waitForLoadState('networkidle');
  const session = await slowSession(page);
  for (const { name, ...interaction } of interactions) {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    if (name === 'navigation back') await interaction.back?.(page);
    await page.waitForLoadState('networkidle');
    const samples = await repeat(page, session, interaction);
    add(name, samples, ['inp', 'shown', 'script']);
  }

  console.log(`\n${writeReport(rows, { browser: browser.version(), repetitions })}`);
});
