import type { Page } from '@playwright/test';

/** A fiber of React, as far as it is looked at. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
}

/** What the page keeps for these tests. */
interface Watch {
  commits: number;
  rendered: Element[];
}

declare global {
  interface Window {
    watchedRenders: Watch;
  }
}

/**
 * Listens, in the place of React's developer tools, to what each commit has rendered; call it before the page opens. The
 * production build tells them as well.
 */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: Watch = { commits: 0, rendered: [] };
    const components = new Set([0, 1, 11, 14, 15]);
    const host = 5;
    const portal = 4;
    const performedWork = 1;
    /** Where it shows: the first element that it made, else the one that it stands in. */
    const placeOf = (fiber: Fiber): Element | null => {
      const queue: Fiber[] = [fiber];
      for (let current = queue.shift(); current; current = queue.shift()) {
        if (current.tag === host) return current.stateNode as Element;
        if (current.tag === portal) continue;
        for (let child = current.child; child; child = child.sibling) queue.push(child);
      }
      let around = fiber.return;
      while (around && around.tag !== host) around = around.return;
      return (around?.stateNode as Element | undefined) ?? null;
    };
    const visit = (fiber: Fiber): void => {
      const before = fiber.alternate;
      if (components.has(fiber.tag) && (before === null || (fiber.flags & performedWork) !== 0)) {
        const place = placeOf(fiber);
        if (place) watch.rendered.push(place);
      }
      // What React has left alone it has not even visited.
      if (before !== null && before.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child);
    };
    window.watchedRenders = watch;
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        checkDCE: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
          watch.commits += 1;
          visit(root.current);
        },
      },
    });
  });
}

/** Forgets what was rendered so far. */
export async function forgetRenders(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.watchedRenders.commits = 0;
    window.watchedRenders.rendered = [];
  });
}

/** How many commits there were, and how many components they have rendered in each part of the page. */
export async function rendersIn(
  page: Page,
  parts: Readonly<Record<string, string>>,
): Promise<{ commits: number; counts: Record<string, number> }> {
  return page.evaluate((selectors) => {
    const { commits, rendered } = window.watchedRenders;
    const count = (selector: string): number => rendered.filter((element) => element.closest(selector)).length;
    return {
      commits,
      counts: Object.fromEntries(Object.entries(selectors).map(([name, selector]) => [name, count(selector)])),
    };
  }, parts);
}
