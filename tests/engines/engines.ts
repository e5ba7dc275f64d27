import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { launch } from 'puppeteer-core';
import { Builder, By, until } from 'selenium-webdriver';
import type { DriverService } from 'selenium-webdriver/remote';
import { findEngines } from '../../scripts/lib/find-programs.mjs';

/** A page of a browser engine that Playwright cannot start from a system package. */
export interface EnginePage {
  goto: (url: string) => Promise<void>;
  /** Clicks the element that the CSS selector matches, with the mouse. */
  click: (selector: string) => Promise<void>;
  /** Sends keys to the element that the CSS selector matches. */
  type: (selector: string, text: string) => Promise<void>;
  /** Waits until an element matches the CSS selector, and returns its text. */
  text: (selector: string) => Promise<string>;
  /** Runs a self-contained function in the page and returns the value that its promise resolves to. */
  evaluate: <A, R>(run: (argument: A) => Promise<R>, argument: A) => Promise<R>;
  close: () => Promise<void>;
}

export interface Engine {
  name: string;
  isInstalled: boolean;
  open: () => Promise<EnginePage>;
}

// The types refer to a folder, which an ES module cannot import.
const { DriverService: Service } = createRequire(import.meta.url)('selenium-webdriver/remote') as {
  DriverService: typeof DriverService;
};

interface Size {
  width: number;
  height: number;
}

/** The viewport of the story tests. */
const size: Size = { width: 1000, height: 800 };
/** How long a story or a wait may take on a busy machine. */
const timeoutMs = 60_000;

const programs = findEngines();

/** Opens Firefox through WebDriver BiDi, which needs no driver program. */
async function openFirefox(): Promise<EnginePage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programs.firefox,
    headless: true,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Simulates a mouse, a fine pointer that hovers, even on a machine without one.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
    defaultViewport: size,
    protocolTimeout: timeoutMs,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(timeoutMs);
  return {
    goto: async (url) => void (await page.goto(url)),
    click: (selector) => page.locator(selector).click(),
    type: async (selector, text) => {
      const element = await page.waitForSelector(selector);
      await element?.type(text);
    },
    text: (selector) =>
      page
        .locator(selector)
        .map((element) => element.textContent)
        .wait(),
    evaluate: async <A, R>(run: (argument: A) => Promise<R>, argument: A) => {
      // Puppeteer's types replace handles in the argument with their values.
      const untyped = run as (argument: unknown) => Promise<unknown>;
      return (await page.evaluate(untyped, argument)) as R;
    },
    close: () => browser.close(),
  };
}

/** Starts a virtual display, since WebKitGTK lacks a headless mode. Returns its name. */
async function startDisplay(display: ChildProcess): Promise<string> {
  const pipe = display.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe for the number of its display.');
  const [number] = (await once(pipe, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

/** Opens WebKitGTK through its own WebDriver. */
async function openWebKit(): Promise<EnginePage> {
  const settings = mkdtempSync(join(tmpdir(), 'waymark-webkit-'));
  for (const folder of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(settings, folder));
    // WebKitGTK reports `prefers-reduced-motion: reduce` for this setting.
    writeFileSync(join(settings, folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  }
  const display = spawn(
    programs.xvfb ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  let stopDriver = async (): Promise<void> => {};
  const stop = async () => {
    await stopDriver();
    display.kill();
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    const service = new Service.Builder(programs.webKitDriver ?? 'WebKitWebDriver')
      .setLoopback(true)
      .setEnvironment({
        ...(process.env as Record<string, string>),
        DISPLAY: await startDisplay(display),
        XDG_CONFIG_HOME: settings,
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      })
      .build();
    stopDriver = () => service.kill();
    const driver = await new Builder()
      .usingServer(await service.start(timeoutMs))
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.miniBrowser, args: ['--automation'] },
      })
      .build();
    await driver.manage().setTimeouts({ script: timeoutMs, pageLoad: timeoutMs });
    await driver.manage().window().setRect(size);
    const inner = await driver.executeScript<Size>('return { width: innerWidth, height: innerHeight }');
    await driver
      .manage()
      .window()
      .setRect({ width: 2 * size.width - inner.width, height: 2 * size.height - inner.height });
    const find = (selector: string) => driver.wait(until.elementLocated(By.css(selector)), timeoutMs);
    return {
      goto: (url) => driver.get(url),
      click: async (selector) => (await find(selector)).click(),
      type: async (selector, text) => (await find(selector)).sendKeys(text),
      text: async (selector) => (await find(selector)).getProperty('textContent'),
      evaluate: async <A, R>(run: (argument: A) => Promise<R>, argument: A) => {
        const result = await driver.executeAsyncScript<{ value?: R; error?: string }>(
          `const done = arguments[arguments.length - 1];
          (${String(run)})(arguments[0]).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
          argument,
        );
        if (result.error) throw new Error(result.error);
        return result.value as R;
      },
      close: async () => {
        try {
          await driver.quit();
        } finally {
          await stop();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const engines: readonly Engine[] = [
  { name: 'Firefox', isInstalled: Boolean(programs.firefox), open: openFirefox },
  {
    name: 'WebKit',
    isInstalled: Boolean(programs.webKitDriver && programs.miniBrowser && programs.xvfb),
    open: openWebKit,
  },
];
